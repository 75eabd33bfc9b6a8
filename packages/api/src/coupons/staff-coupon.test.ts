import {
  couponSwitchSchema,
  marketCouponSchema,
  ownCouponSchema,
  toMarketCoupon,
  toOwnCoupon,
} from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import { admin } from '../payouts/testing/helpers'
import { asSeller } from '../testing'
import { buy, fillCart, items, makeBuyers, refusalOf, useMarket, users } from '../testing/helpers'
import { makeMarketCoupon, makeOwnCoupon, switchAnyCoupon } from './commands'
import { couponUsage, staffCouponPage } from './reads/staff'

const market = useMarket()
const WHY = { reason: 'It is for new buyers only.' }
const USUAL = { couponCode: 'merdeka', kind: 'fixed', amount: '5', payer: 'platform', target: 'all' }

const make = (over: Record<string, string> = {}) => {
  const form = marketCouponSchema.parse({ ...USUAL, ...over })
  return makeMarketCoupon(market.ctx, admin, toMarketCoupon(form, market.ctx.now()))
}

describe('the reason with which staff switch a coupon', () => {
  it('is in the audit log, and in the mail to the seller who pays', async () => {
    const id = await make({ payer: 'seller', target: 'store', store: items.kopi.store.id })
    await switchAnyCoupon(market.ctx, admin, id, false, WHY)
    await switchAnyCoupon(market.ctx, admin, id, true, { reason: 'Sorry: it was another one.' })
    const { coupon, audit } = await staffCouponPage(market.ctx, admin, id, null)
    expect(coupon).toMatchObject({ code: 'MERDEKA', sellerId: users.seller.id, storeId: items.kopi.store.id })
    expect(audit.map(({ action, reason }) => [action, reason])).toEqual([
      ['resumeCoupon', 'Sorry: it was another one.'],
      ['stopCoupon', WHY.reason],
      ['makeCoupon', 'MERDEKA'],
    ])
    const mails = market.rows<{ kind: string; id: string }>(
      "select kind, user_id as id from mails where kind like 'coupon%' order by rowid",
    )
    expect(mails).toEqual([
      { kind: 'couponStopped', id: users.seller.id },
      { kind: 'couponResumed', id: users.seller.id },
    ])
  })

  it('cannot be left out', () => {
    for (const reason of ['', '  ', 'x'.repeat(501)])
      expect(couponSwitchSchema.safeParse({ reason }).success).toBe(false)
  })
})

describe('the page of a coupon', () => {
  it('has its uses page by page, the newest first, and those that were given back', async () => {
    const id = await make({ usesPerMember: '' })
    market.run('update item_variants set stock = 99 where item_id = ?', items.kopi.id)
    const orders: string[] = []
    for (const who of makeBuyers(market, 27)) {
      await fillCart(market, who, [items.kopi, 1])
      await applyCoupon(market.ctx, who, 'MERDEKA')
      orders.unshift((await buy(market, who)).orderId)
      market.wait(1_000)
    }
    market.run('update coupon_uses set released_at = 5 where order_id = ?', orders[0] ?? '')
    const first = await staffCouponPage(market.ctx, admin, id, null)
    const second = await staffCouponPage(market.ctx, admin, id, first.next)
    expect([...first.uses, ...second.uses].map(({ orderId }) => orderId)).toEqual(orders)
    expect(first.uses[0]).toMatchObject({ amount: 500, releasedAt: 5, number: expect.stringMatching(/./) })
    expect(second.next).toBeNull()
    expect(await couponUsage(market.ctx, admin, id)).toEqual({ used: 27, spent: 13_500, isActive: true })
  })

  it('says what it is for, and is refused where there is none', async () => {
    const category = await make({ couponCode: 'MAKAN', target: 'category', category: 'food' })
    const coupon = (id: string) => staffCouponPage(market.ctx, admin, id, null).then((page) => page.coupon)
    expect(await coupon(category)).toMatchObject({
      category: 'food',
      storeId: null,
      sellerId: null,
      items: [],
    })
    const storeId = items.kopi.store.id
    const form = { couponCode: 'SATU', storeId, kind: 'percent', percent: '10', itemIds: [items.kopi.id] }
    const own = toOwnCoupon(ownCouponSchema.parse(form), market.ctx.now())
    const some = await makeOwnCoupon(market.ctx, asSeller(users.seller), own)
    expect(await coupon(some)).toMatchObject({ itemCount: 1, items: [{ id: items.kopi.id }], storeId })
    expect(await refusalOf(staffCouponPage(market.ctx, admin, 'cpn_none', null))).toBe('NOT_FOUND')
    expect(await refusalOf(staffCouponPage(market.ctx, admin, some, 'nonsense'))).toBe('NOT_FOUND')
    expect(await refusalOf(couponUsage(market.ctx, admin, 'cpn_none'))).toBe('NOT_FOUND')
  })
})
