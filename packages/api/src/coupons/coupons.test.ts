import { days } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { cartOf } from '../cart/reads'
import { applyCoupon, removeCoupon } from '../checkout/commands/cart-coupons'
import { placeOrder } from '../checkout/commands/place-order'
import { cartQuote } from '../checkout/reads'
import { cancelOrder } from '../orders/commands/close'
import {
  buyer,
  coupons,
  expectSumsToMatch,
  fillCart,
  items,
  newbuyer,
  orderForm,
  place,
  readAll,
  refusalOf,
  stores,
  useMarket,
} from '../testing/helpers'
import { activeCoupons } from './reads/cards'

const market = useMarket()
const apply = (code: string, who = buyer) => applyCoupon(market.ctx, who, code)
const codes = async (who = buyer) => (await cartOf(market.ctx, who)).couponCodes
const setCoupon = (code: string, column: string, value: unknown) =>
  market.run(`update coupons set ${column} = ? where code = ?`, value, code)

describe('applyCoupon', () => {
  it('puts it on the cart, in any case, and a second time changes nothing', async () => {
    await apply('ten')
    const before = readAll(market)
    await apply('TEN')
    expect(readAll(market)).toEqual(before)
    expect(await codes()).toEqual(['TEN'])
    expect(await codes(newbuyer)).toEqual([])
  })

  it('takes one that is on no list', async () => {
    await apply(coupons.hidden.code)
    expect(await codes()).toEqual([coupons.hidden.code])
  })

  it('knows no coupon of a kind that this version does not know', async () => {
    await apply('TEN')
    setCoupon('TEN', 'kind', 'of_another_version')
    expect(await refusalOf(apply('TEN'))).toBe('COUPON_NOT_FOUND')
    expect(await codes()).toEqual([])
    expect((await activeCoupons(market.ctx, buyer)).map(({ code }) => code)).not.toContain('TEN')
  })

  it('refuses with the reason', async () => {
    setCoupon('ONCE', 'used_count', 1)
    setCoupon('TEN', 'is_active', 0)
    for (const [code, reason] of [
      ['NOSUCH', 'COUPON_NOT_FOUND'],
      ['TEN', 'COUPON_NOT_FOUND'],
      [coupons.ended.code, 'COUPON_ENDED'],
      [coupons.notStarted.code, 'COUPON_NOT_STARTED'],
      [coupons.once.code, 'COUPON_USED_UP'],
      [coupons.welcome.code, 'COUPON_FIRST_PURCHASE_ONLY'],
    ] as const)
      expect([code, await refusalOf(apply(code))]).toEqual([code, reason])
    expect(await codes()).toEqual([])
  })

  it('refuses one the member has used, until that order is given up', async () => {
    await fillCart(market, newbuyer, [items.kopi, 1])
    await apply('WELCOMEFREE', newbuyer)
    const { orderId } = await place(market, newbuyer)
    expect(await codes(newbuyer)).toEqual([])
    expect(await refusalOf(apply('WELCOMEFREE', newbuyer))).toBe('COUPON_ALREADY_USED')
    await cancelOrder(market.ctx, newbuyer, orderId)
    await apply('WELCOMEFREE', newbuyer)
    await expectSumsToMatch(market)
  })

  it('lets a new one take the place of the old one of its slot only', async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    await apply('TEN')
    await apply('KEDAI5')
    await apply('WELCOMEFREE', newbuyer)
    await apply('TEN', newbuyer)
    await apply('ONCE')
    expect((await codes()).sort()).toEqual(['KEDAI5', 'ONCE'])
    expect((await codes(newbuyer)).sort()).toEqual(['TEN', 'WELCOMEFREE'])
  })
})

describe('buy two, get one', () => {
  it('asks for a third unit, then makes the cheapest free, in the order and in the ledger', async () => {
    setCoupon('TEN', 'kind', 'buy_two_get_one')
    setCoupon('TEN', 'cap_sen', null)
    expect(await refusalOf(apply('TEN'))).toBe('COUPON_NOT_FOR_THESE_ITEMS')
    await fillCart(market, buyer, [items.kopi, 2])
    await expect(apply('TEN')).rejects.toMatchObject({ code: 'COUPON_TOO_FEW_ITEMS', details: {} })
    const [card] = (await activeCoupons(market.ctx, buyer)).filter(({ code }) => code === 'TEN')
    expect(card).toMatchObject({ refusal: 'COUPON_TOO_FEW_ITEMS', missing: 0, takesOff: 'items' })
    expect(card?.gain).toEqual({ gain: 'buyTwoGetOne', condition: 'cheapestOfThree', values: {} })
    await fillCart(market, buyer, [items.kopi, 2])
    await apply('TEN')
    const { orderId } = await place(market, buyer)
    const price = market.value('select price_sen from items where id = ?', items.kopi.id)
    expect(market.value('select item_discount_sen from orders where id = ?', orderId)).toBe(price)
    expect(market.rows('select kind, amount_sen from coupon_uses where order_id = ?', orderId)).toEqual([
      { kind: 'buy_two_get_one', amount_sen: price },
    ])
    await expectSumsToMatch(market)
  })
})

describe('removeCoupon', () => {
  it('takes it off, in any case; one that is not there changes nothing', async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    await apply('TEN')
    await apply('KEDAI5')
    await removeCoupon(market.ctx, buyer, 'ten')
    await removeCoupon(market.ctx, buyer, 'TEN')
    await removeCoupon(market.ctx, buyer, 'NOSUCH')
    expect(await codes()).toEqual(['KEDAI5'])
  })

  it('knows no word that means all of them', async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    await apply('TEN')
    await apply('KEDAI5')
    for (const word of ['all', 'any', '*', '']) await removeCoupon(market.ctx, buyer, word)
    expect((await codes()).sort()).toEqual(['KEDAI5', 'TEN'])
  })
})

describe('a coupon on the cart', () => {
  it('that no longer fits it says what is missing, and counts as soon as it fits again', async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    await apply('KEDAI5')
    await fillCart(market, buyer, [items.kopi, -1], [items.withVariants, 1])
    const target = { store: { name: stores.kampung.name, slug: stores.kampung.slug } }
    const refused = { code: 'KEDAI5', reason: 'COUPON_MIN_SPEND', missing: 710 }
    const before = await cartQuote(market.ctx, buyer)
    expect(before.quote.itemDiscount).toBe(0)
    expect(before.refusedCoupons).toMatchObject([{ ...refused, target }])
    expect((await cartOf(market.ctx, buyer)).coupons).toMatchObject([
      { code: 'KEDAI5', amount: 0, refused, target },
    ])
    await fillCart(market, buyer, [items.kopi, 1])
    const after = await cartQuote(market.ctx, buyer)
    expect(after.refusedCoupons).toEqual([])
    expect(after.quote.coupons).toMatchObject([{ code: 'KEDAI5', payer: 'seller', amount: 500 }])
    expect((await cartOf(market.ctx, buyer)).coupons).toMatchObject([{ amount: 500, refused: null }])
  })

  it('that ends meanwhile is not counted, and an order that showed it is not placed', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    await apply('TEN')
    const form = await orderForm(market, buyer)
    setCoupon('TEN', 'ends_at', market.ctx.now() - 1)
    const before = readAll(market)
    const placed = await placeOrder(market.ctx, buyer, form)
    expect(placed).toMatchObject({ ok: false, changes: [{ kind: 'discount', from: 129, to: 0 }] })
    expect(readAll(market)).toEqual(before)
  })

  it('counts to the last millisecond of its last day', async () => {
    setCoupon('TEN', 'ends_at', market.ctx.now())
    await expect(apply('TEN')).resolves.toBeUndefined()
    market.wait(1)
    expect(await refusalOf(apply('TEN'))).toBe('COUPON_ENDED')
  })
})

describe('activeCoupons', () => {
  it('lists the public ones that are running, those that end first at the top, each with its refusal', async () => {
    setCoupon('ONCE', 'ends_at', market.ctx.now() + days(2))
    setCoupon('BIG', 'ends_at', market.ctx.now() + days(1))
    const listed = await activeCoupons(market.ctx, buyer)
    expect(listed.slice(0, 2).map(({ code }) => code)).toEqual(['BIG', 'ONCE'])
    expect(listed.map(({ code }) => code).sort()).toEqual(['BIG', 'KEDAI5', 'ONCE', 'TEN', 'WELCOMEFREE'])
    expect(listed.find(({ code }) => code === 'WELCOMEFREE')?.refusal).toBe('COUPON_FIRST_PURCHASE_ONLY')
    expect(listed.find(({ code }) => code === 'KEDAI5')).toMatchObject({
      payer: 'seller',
      storeName: stores.kampung.name,
      amount: 500,
      minSpend: 2_000,
      target: { store: { name: stores.kampung.name, slug: stores.kampung.slug }, category: null },
      refusal: 'COUPON_NOT_FOR_THESE_ITEMS',
      missing: 2_000,
    })
  })

  it('never offers one that checkout would refuse, nor hides one it would count', async () => {
    const limits = [
      ['TEN', 'category', ['food'], 4_000],
      ['ONCE', 'items', [items.virtual.id], 0],
      ['BIG', 'category', ['books'], 0],
      ['KEDAI5', 'all', [], 2_000],
    ] as const
    for (const [code, scope, values, minSpend] of limits) {
      setCoupon(code, 'scope', scope)
      setCoupon(code, 'scope_values', JSON.stringify(values))
      setCoupon(code, 'min_spend_sen', minSpend)
    }
    for (const more of [[], [[items.kopi, 1]], [[items.virtual, 1]], [[items.kopi, 3]]] as const) {
      await fillCart(market, newbuyer, ...more)
      for (const { code, refusal } of await activeCoupons(market.ctx, newbuyer)) {
        const answer = await apply(code, newbuyer).then(
          () => null,
          () => 'refused',
        )
        expect([code, answer]).toEqual([code, refusal && 'refused'])
        const { refusedCoupons } = await cartQuote(market.ctx, newbuyer)
        // On an empty cart waits only what fits anything.
        if (more.length > 0) expect(refusedCoupons.map((one) => one.code)).not.toContain(code)
        await removeCoupon(market.ctx, newbuyer, code)
        market.run('delete from rate_limits')
      }
    }
  })

  it('says what each is limited to, and what is missing of that', async () => {
    setCoupon('TEN', 'scope', 'items')
    setCoupon('TEN', 'scope_values', JSON.stringify([items.kopi.id, items.virtual.id, items.heavy.id]))
    setCoupon('BIG', 'scope', 'category')
    setCoupon('BIG', 'scope_values', '["food"]')
    setCoupon('ONCE', 'scope', 'store')
    setCoupon('ONCE', 'scope_values', JSON.stringify([stores.kampung.id]))
    const cards = await activeCoupons(market.ctx, newbuyer)
    const card = (code: string) => cards.find((one) => one.code === code)
    expect(card('TEN')).toMatchObject({ target: { itemCount: 3 }, missing: 0 })
    expect(card('TEN')?.target.items).toHaveLength(2)
    expect(card('BIG')).toMatchObject({ target: { category: 'food' }, missing: 20_000 })
    expect(card('ONCE')).toMatchObject({ target: { store: { slug: stores.kampung.slug } } })
    await expect(apply('BIG', newbuyer)).rejects.toMatchObject({
      code: 'COUPON_NOT_FOR_THESE_ITEMS',
      details: { missing: 200, category: 'food' },
    })
  })
})
