import { showQuote } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { cartOf } from '../cart/reads'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import { placeOrder } from '../checkout/commands/place-order'
import { cartQuote, checkoutPage } from '../checkout/reads'
import {
  ADDRESS,
  buyer,
  buyOne,
  deliver,
  expectSumsToMatch,
  fillCart,
  items,
  makeWebhook,
  newbuyer,
  orderForm,
  place,
  readAll,
  refusalOf,
  useMarket,
} from '../testing/helpers'
import { activeCoupons, newUserEligibility, welcomeGiftOf } from './reads/cards'

const market = useMarket()
const apply = (code: string, who = buyer) => applyCoupon(market.ctx, who, code)

describe('the welcome gift', () => {
  const isEligible = async (who = newbuyer) => (await newUserEligibility(market.ctx, who)).isEligible

  it('is for those who have never paid', async () => {
    expect(await isEligible()).toBe(true)
    expect(await newUserEligibility(market.ctx, buyer)).toMatchObject({
      isEligible: false,
      coupon: { code: 'WELCOMEFREE', refusal: 'COUPON_FIRST_PURCHASE_ONLY' },
    })
  })

  it('is a part of a page, which is shown without it where it cannot be read', async () => {
    expect(await welcomeGiftOf(market.ctx, newbuyer)).toBe('there')
    expect(await welcomeGiftOf(market.ctx, buyer)).toBe('none')
    market.run("update coupons set scope_values = '{' where code = 'WELCOMEFREE'")
    expect(await welcomeGiftOf(market.ctx, newbuyer)).toBe('unknown')
  })

  it('is not lost by an order that was not paid', async () => {
    await fillCart(market, newbuyer, [items.kopi, 1])
    await place(market, newbuyer)
    expect(await isEligible()).toBe(true)
  })

  it('is not for a person who paid under another account with the same email', async () => {
    market.run('update orders set email = ? where buyer_id = ?', newbuyer.email, buyer.id)
    expect(await isEligible()).toBe(false)
    expect(await refusalOf(apply('WELCOMEFREE', newbuyer))).toBe('COUPON_FIRST_PURCHASE_ONLY')
  })

  it('is not for a person who paid under another account with the same phone', async () => {
    market.run(
      'update users set phone = (select phone from users where id = ?) where id = ?',
      buyer.id,
      newbuyer.id,
    )
    expect(await isEligible()).toBe(false)
    market.run('update users set phone = null where id in (?, ?)', buyer.id, newbuyer.id)
    expect(await isEligible()).toBe(true)
  })

  describe('to a phone with which someone else has paid', () => {
    const paidWith = ADDRESS.phone
    const destination = { country: 'MY', phone: paidWith }
    const mine = { type: 'new' as const, address: { ...ADDRESS, phone: '+60171112222' } }
    async function payAs(who: typeof buyer) {
      const order = await buyOne(market, who, items.kopi)
      await deliver(market, makeWebhook(market, order))
    }

    it('is refused when the order is placed, and the page says why', async () => {
      await payAs(buyer)
      await fillCart(market, newbuyer, [items.kopi, 1])
      await apply('WELCOMEFREE', newbuyer)
      const form = await orderForm(market, newbuyer)
      const before = readAll(market)
      const placed = await placeOrder(market.ctx, newbuyer, form)
      expect(placed).toMatchObject({
        ok: false,
        changes: [{ kind: 'discount', from: 700, to: 0 }],
        refusedCoupons: [{ code: 'WELCOMEFREE', reason: 'COUPON_FIRST_PURCHASE_ONLY' }],
      })
      expect(readAll(market)).toEqual(before)

      const page = await checkoutPage(market.ctx, newbuyer, { type: 'cart' }, destination)
      expect(page.refusedCoupons).toMatchObject([
        { code: 'WELCOMEFREE', reason: 'COUPON_FIRST_PURCHASE_ONLY' },
      ])
      const again = { ...form, idempotencyKey: 'again', shown: showQuote(page.quote) }
      expect(await placeOrder(market.ctx, newbuyer, again)).toMatchObject({ ok: true })
      await expectSumsToMatch(market)
    })

    it('is given to another phone, and while that other order is not paid', async () => {
      await buyOne(market, buyer, items.kopi)
      const { refusedCoupons } = await checkoutPage(market.ctx, newbuyer, { type: 'cart' }, destination)
      expect(refusedCoupons).toEqual([])
      await payAs(buyer)
      await fillCart(market, newbuyer, [items.kopi, 1])
      await apply('WELCOMEFREE', newbuyer)
      const { orderId } = await place(market, newbuyer, { address: mine })
      expect(market.value('select shipping_discount_sen from orders where id = ?', orderId)).toBe(700)
    })

    it('is shown for a saved address before anything is placed', async () => {
      await payAs(buyer)
      await payAs(newbuyer)
      market.run('update orders set email = id, buyer_id = ? where buyer_id = ?', buyer.id, newbuyer.id)
      await fillCart(market, newbuyer, [items.kopi, 1])
      expect(await refusalOf(apply('WELCOMEFREE', newbuyer))).toBe('COUPON_FIRST_PURCHASE_ONLY')
      market.run(
        "insert into cart_coupons (user_id, coupon_id, added_at) select ?, id, 1 from coupons where code = 'WELCOMEFREE'",
        newbuyer.id,
      )
      const { refusedCoupons } = await checkoutPage(market.ctx, newbuyer, { type: 'cart' }, null)
      expect(refusedCoupons.map(({ reason }) => reason)).toEqual(['COUPON_FIRST_PURCHASE_ONLY'])
      const { coupons: onCart } = await cartOf(market.ctx, newbuyer)
      expect(onCart).toMatchObject([{ refused: { reason: 'COUPON_FIRST_PURCHASE_ONLY' } }])
      const cards = await activeCoupons(market.ctx, newbuyer)
      expect(cards.find(({ code }) => code === 'WELCOMEFREE')?.refusal).toBe('COUPON_FIRST_PURCHASE_ONLY')
    })

    it('of what is only downloaded no phone counts', async () => {
      await payAs(buyer)
      market.run("update coupons set kind = 'percent', percent_bps = 1000 where code = 'WELCOMEFREE'")
      await fillCart(market, newbuyer, [items.virtual, 1])
      await apply('WELCOMEFREE', newbuyer)
      const { orderId } = await place(market, newbuyer)
      expect(market.value('select item_discount_sen from orders where id = ?', orderId)).toBeGreaterThan(0)
    })
  })

  it('is not for one whose only order was refunded', async () => {
    market.run("update orders set state = 'refunded' where buyer_id = ?", buyer.id)
    expect(await isEligible(buyer)).toBe(false)
  })

  it('is offered to nobody when the coupon is off', async () => {
    market.run("update coupons set is_active = 0 where code = 'WELCOMEFREE'")
    expect(await newUserEligibility(market.ctx, newbuyer)).toEqual({ isEligible: false, coupon: null })
  })

  it('pays the shipping, by the platform', async () => {
    await fillCart(market, newbuyer, [items.kopi, 1], [items.withVariants, 1])
    await apply('WELCOMEFREE', newbuyer)
    const { quote } = await cartQuote(market.ctx, newbuyer)
    expect(quote.shippingTotal).toBe(1_400)
    expect(quote.shippingDiscount).toBe(1_400)
    expect(quote.parcels.map((parcel) => parcel.shippingPlatformDiscount)).toEqual([700, 700])
  })
})
