import { days, MAX_OWN_COUPONS, ownCouponSchema, sen, toOwnCoupon } from '@pasar/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import { cancelOrder } from '../orders/commands/close'
import { asSeller } from '../testing'
import {
  buy,
  buyer,
  fillCart,
  items,
  makeBuyers,
  place,
  refusalOf,
  stores,
  useMarket,
  users,
} from '../testing/helpers'
import { makeOwnCoupon, switchCoupon } from './commands'
import { couponGoods, ownCoupons } from './reads'

const market = useMarket()
const seller = asSeller(users.seller)
const other = asSeller(users.tan)
const storeId = items.kopi.store.id

const typed = (over: Record<string, unknown> = {}) =>
  toOwnCoupon(
    ownCouponSchema.parse({
      couponCode: 'kopi10',
      storeId,
      kind: 'percent',
      percent: '10',
      isPublic: 'on',
      ...over,
    }),
    market.ctx.now(),
  )
const make = (over: Record<string, unknown> = {}, who = seller) => makeOwnCoupon(market.ctx, who, typed(over))
const listed = async (who = seller) => ownCoupons(market.ctx, who)
const one = async (id: string) => (await listed()).find((coupon) => coupon.id === id)
const sum = (sql: string) => market.value<number | null>(sql) ?? 0

describe('makeOwnCoupon', () => {
  it('makes a coupon that its store pays for, in the books too', async () => {
    const id = await make()
    await fillCart(market, buyer, [items.kopi, 3], [items.withVariants, 1])
    await applyCoupon(market.ctx, buyer, 'KOPI10')
    const { orderId } = await buy(market, buyer)
    const [parcel] = market.rows<{ items_sen: number; seller_discount_sen: number }>(
      'select items_sen, seller_discount_sen from parcels where order_id = ? and seller_id = ?',
      orderId,
      seller.id,
    )
    expect(parcel?.seller_discount_sen).toBe(Math.round((parcel?.items_sen ?? 0) / 10))
    expect(
      market.value(
        'select sum(seller_discount_sen) from parcels where order_id = ? and seller_id <> ?',
        orderId,
        seller.id,
      ),
    ).toBe(0)
    expect(await one(id)).toMatchObject({ used: 1, spent: parcel?.seller_discount_sen, status: 'running' })
    expect(sum('select sum(amount_sen) from ledger_entries')).toBe(0)
  })

  it('keeps codes apart, whoever has them', async () => {
    await make()
    expect(await refusalOf(make())).toBe('COUPON_CODE_TAKEN')
    expect(await refusalOf(make({ couponCode: 'Kopi10' }))).toBe('COUPON_CODE_TAKEN')
    expect(await refusalOf(make({ couponCode: 'WELCOMEFREE' }))).toBe('COUPON_CODE_TAKEN')
  })

  it('is for own stores and own items only', async () => {
    expect(await refusalOf(make({ storeId: stores.gaya.id }))).toBe('VALIDATION')
    expect(await refusalOf(make({ itemIds: [items.withVariants.id] }))).toBe('VALIDATION')
    expect(await refusalOf(make({}, other))).toBe('VALIDATION')
    await make({ itemIds: [items.kopi.id] })
    await fillCart(market, buyer, [items.withVariants, 1])
    expect(await refusalOf(applyCoupon(market.ctx, buyer, 'KOPI10'))).toBe('COUPON_NOT_FOR_THESE_ITEMS')
    expect((await couponGoods(market.ctx, seller)).items.map(({ id }) => id)).toContain(items.kopi.id)
  })

  it('has a number of them that a seller oversees', async () => {
    for (let at = (await listed()).length, to = MAX_OWN_COUPONS; at < to; at++)
      market.run(
        `insert into coupons (id, code, kind, starts_at, payer, store_id, created_at)
         values (?, ?, 'percent', 1, 'seller', ?, 1)`,
        `cpn_${at}`,
        `MANY${at}`,
        storeId,
      )
    expect(await refusalOf(make())).toBe('COUPON_LIMIT')
    await switchCoupon(market.ctx, seller, 'cpn_50', false)
    await make()
    expect(await refusalOf(switchCoupon(market.ctx, seller, 'cpn_50', true))).toBe('COUPON_LIMIT')
    // Those whose time is over need no overseeing, and cannot be stopped on the page.
    market.run("update coupons set ends_at = 2 where id = 'cpn_51'")
    await switchCoupon(market.ctx, seller, 'cpn_50', true)
    const over = (await ownCoupons(market.ctx, seller)).filter(({ isOver }) => isOver)
    expect(over.map(({ id, status }) => [id, status])).toContainEqual(['cpn_51', 'ended'])
  })
})

describe('a coupon’s time', () => {
  it('begins and ends with Malaysian days', async () => {
    const day = (ahead: number) =>
      new Date(market.ctx.now() + days(ahead) + 8 * 3_600_000).toISOString().slice(0, 10)
    const id = await make({ startsOn: day(2), endsOn: day(3) })
    expect(await one(id)).toMatchObject({ status: 'scheduled' })
    await fillCart(market, buyer, [items.kopi, 1])
    expect(await refusalOf(applyCoupon(market.ctx, buyer, 'KOPI10'))).toBe('COUPON_NOT_STARTED')
    market.wait(days(2))
    expect(await one(id)).toMatchObject({ status: 'running' })
    await applyCoupon(market.ctx, buyer, 'KOPI10')
    market.wait(days(2))
    expect(await one(id)).toMatchObject({ status: 'ended' })
  })

  it('is refused when it ends before it begins, or has ended', async () => {
    expect(() => typed({ startsOn: '2099-02-01', endsOn: '2099-01-31' })).toThrow('couponEnd')
    expect(await refusalOf(make({ endsOn: '2020-01-01' }))).toBe('VALIDATION')
    expect(() => typed({ percent: '91' })).toThrow('couponPercent')
    expect(() => typed({ kind: 'fixed', percent: '' })).toThrow('price')
  })
})

describe('switchCoupon', () => {
  it('stops and resumes, for its own seller only, and refuses the second of two tabs', async () => {
    const id = await make()
    expect(await refusalOf(switchCoupon(market.ctx, other, id, false))).toBe('COUPON_SWITCHED')
    await switchCoupon(market.ctx, seller, id, false)
    expect(await refusalOf(switchCoupon(market.ctx, seller, id, false))).toBe('COUPON_SWITCHED')
    await fillCart(market, buyer, [items.kopi, 1])
    expect(await refusalOf(applyCoupon(market.ctx, buyer, 'KOPI10'))).toBe('COUPON_NOT_FOUND')
    await switchCoupon(market.ctx, seller, id, true)
    await applyCoupon(market.ctx, buyer, 'KOPI10')
    expect(market.rows('select action from audit_log where subject_id = ? order by rowid', id)).toEqual([
      { action: 'makeCoupon' },
      { action: 'stopCoupon' },
      { action: 'resumeCoupon' },
    ])
  })
})

describe('a budget', () => {
  it('is never overdrawn, and comes back with an order that is given up', async () => {
    const id = await make({ kind: 'fixed', amount: '3.00', budget: '7.00', usesPerMember: '' })
    const [first, second, third] = makeBuyers(market, 3)
    if (!first || !second || !third) throw new Error('nobody came')
    for (const who of [first, second, third]) {
      await fillCart(market, who, [items.kopi, 1])
      await applyCoupon(market.ctx, who, 'KOPI10')
    }
    const order = await place(market, first)
    await place(market, second)
    expect(await one(id)).toMatchObject({ used: 2, spent: 600, budgetLeft: 100 })
    expect(await refusalOf(applyCoupon(market.ctx, third, 'KOPI10'))).toBe('COUPON_USED_UP')
    await cancelOrder(market.ctx, first, order.orderId)
    expect(await one(id)).toMatchObject({ used: 1, spent: 300 })
    await applyCoupon(market.ctx, third, 'KOPI10')
    await place(market, third)
    expect(await one(id)).toMatchObject({ used: 2, spent: 600 })
  })

  it('of parallel orders pays only those it is enough for', async () => {
    const id = await make({ kind: 'fixed', amount: '3.00', budget: '7.00', usesPerMember: '' })
    const buyers = makeBuyers(market, 4)
    for (const who of buyers) {
      await fillCart(market, who, [items.kopi, 1])
      await applyCoupon(market.ctx, who, 'KOPI10')
    }
    await Promise.allSettled(buyers.map((who) => place(market, who)))
    const spent = market.value<number>('select spent_sen from coupons where id = ?', id)
    expect(spent).toBeLessThanOrEqual(700)
    expect(spent).toBe(
      market.value('select sum(amount_sen) from coupon_uses where coupon_id = ? and released_at is null', id),
    )
  })
})

it('reads any form without failing otherwise than with a sentence, and keeps amounts as sen', () => {
  fc.assert(
    fc.property(
      fc.record({
        couponCode: fc.string(),
        storeId: fc.string(),
        kind: fc.constantFrom('percent', 'fixed', 'free_shipping', 'buy_two_get_one', 'x'),
        percent: fc.oneof(fc.string(), fc.nat(200).map(String)),
        amount: fc.oneof(
          fc.string(),
          fc.nat(99_999).map((value) => `${value}.50`),
        ),
        budget: fc.string(),
        startsOn: fc.string(),
        endsOn: fc.oneof(fc.string(), fc.constant('2099-12-31')),
      }),
      (form) => {
        const read = ownCouponSchema.safeParse(form)
        if (!read.success) return
        const coupon = toOwnCoupon(read.data, market.ctx.now())
        expect(coupon.amount).toBe(sen(coupon.amount))
        expect(coupon.percentBps).toBeLessThanOrEqual(9_000)
        expect(coupon.kind === 'percent' ? coupon.percentBps : 1).toBeGreaterThan(0)
        expect(coupon.kind === 'fixed' ? coupon.amount : 1).toBeGreaterThan(0)
      },
    ),
  )
})
