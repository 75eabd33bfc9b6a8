import { describe, expect, it } from 'vitest'
import { deleteAccount } from '../accounts/commands/delete-account'
import { register } from '../accounts/commands/login'
import { dump } from '../accounts/testing/profile-helpers'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import { placeOrder } from '../checkout/commands/place-order'
import { cartQuote, checkoutPage } from '../checkout/reads'
import { confirmReceipt } from '../orders/commands/receive'
import { asBuyer, SMALL } from '../testing'
import {
  ADDRESS,
  buy,
  buyOne,
  expectSumsToMatch,
  fillCart,
  items,
  newbuyer,
  orderForm,
  parcelsOf,
  place,
  refusalOf,
  ship,
  useMarket,
} from '../testing/helpers'
import { activeCoupons, newUserEligibility } from './reads/cards'

const market = useMarket()
const PHONE = '+60171234567'
const proof = { password: SMALL.password, code: '' }

/** Buys with the gift, receives it, and deletes the account. */
async function buyAndLeave(): Promise<void> {
  await fillCart(market, newbuyer, [items.kopi, 1])
  await applyCoupon(market.ctx, newbuyer, 'WELCOMEFREE')
  for (const parcel of parcelsOf(market, await buy(market, newbuyer))) {
    await ship(market, parcel)
    await confirmReceipt(market.ctx, newbuyer, parcel.id)
  }
  market.run('update users set phone = ? where id = ?', PHONE, newbuyer.id)
  await deleteAccount(market.ctx, newbuyer, proof)
}

async function comeBack(email: string = newbuyer.email, isConfirmed = true) {
  const input = { name: 'Someone New', email, password: 'a long password', language: 'en' as const }
  const { userId } = await register(market.ctx, input)
  if (isConfirmed) market.run('update users set verified_at = 1 where id = ?', userId)
  return asBuyer({ id: userId, email, name: input.name })
}
const isEligible = async (who: ReturnType<typeof asBuyer>) =>
  (await newUserEligibility(market.ctx, who)).isEligible

describe('the welcome gift of a buyer who deleted the account', () => {
  it('is not had again with the same email', async () => {
    await buyAndLeave()
    const who = await comeBack(newbuyer.email.toUpperCase())
    expect(await isEligible(who)).toBe(false)
    expect(await refusalOf(applyCoupon(market.ctx, who, 'WELCOMEFREE'))).toBe('COUPON_FIRST_PURCHASE_ONLY')
    const listed = (await activeCoupons(market.ctx, who)).find(({ code }) => code === 'WELCOMEFREE')
    expect(listed?.refusal).toBe('COUPON_FIRST_PURCHASE_ONLY')
  })

  it('is not revealed to an email that is only claimed', async () => {
    await buyAndLeave()
    expect(await isEligible(await comeBack(newbuyer.email, false))).toBe(true)
  })

  it('is not had again with the same phone, of the profile', async () => {
    await buyAndLeave()
    const who = await comeBack('other@example.com')
    expect(await isEligible(who)).toBe(true)
    market.run('update users set phone = ? where id = ?', PHONE, who.id)
    expect(await isEligible(who)).toBe(false)
  })

  it('nor with the phone it was sent to; another one is none of theirs', async () => {
    await buyAndLeave()
    const who = await comeBack('other@example.com')
    await fillCart(market, who, [items.kopi, 1])
    await applyCoupon(market.ctx, who, 'WELCOMEFREE')
    expect((await cartQuote(market.ctx, who)).refusedCoupons).toEqual([])
    const page = await checkoutPage(
      market.ctx,
      who,
      { type: 'cart' },
      { country: 'MY', phone: ADDRESS.phone },
    )
    expect(page.refusedCoupons).toMatchObject([{ code: 'WELCOMEFREE', reason: 'COUPON_FIRST_PURCHASE_ONLY' }])
    const form = await orderForm(market, who)
    expect(await placeOrder(market.ctx, who, form)).toMatchObject({
      ok: false,
      refusedCoupons: [{ code: 'WELCOMEFREE', reason: 'COUPON_FIRST_PURCHASE_ONLY' }],
    })
    const elsewhere = { type: 'new' as const, address: { ...ADDRESS, phone: '+60187654321' } }
    const { orderId } = await place(market, who, { address: elsewhere })
    expect(market.value('select shipping_discount_sen from orders where id = ?', orderId)).toBe(700)
    await expectSumsToMatch(market)
  })

  it('leaves nothing by which anyone else knows them', async () => {
    await buyAndLeave()
    market.run('delete from mails')
    const text = dump(market)
    // Others live at the same place.
    for (const trace of [`"${newbuyer.email}`, PHONE]) expect(text).not.toContain(trace)
    expect(
      market.value('select count(*) from orders where phone is not null and buyer_id = ?', newbuyer.id),
    ).toBe(0)
    expect(
      market.value("select count(*) from orders where buyer_id = ? and request_hash <> ''", newbuyer.id),
    ).toBe(0)
    const kept = market.rows<{ fingerprint: string }>('select fingerprint from past_buyers')
    // The email, the phone of the profile, and that of the parcel.
    expect(kept).toHaveLength(3)
    for (const { fingerprint } of kept) expect(fingerprint).toMatch(/^[0-9a-f]{64}$/)
  })
})

it('an account that never paid leaves no trace, and may come back as new', async () => {
  await buyOne(market, newbuyer, items.kopi)
  market.run(
    "update parcels set state = 'cancelled' where order_id in (select id from orders where buyer_id = ?)",
    newbuyer.id,
  )
  await deleteAccount(market.ctx, newbuyer, proof)
  expect(market.rows('select * from past_buyers')).toEqual([])
  expect(await isEligible(await comeBack())).toBe(true)
})
