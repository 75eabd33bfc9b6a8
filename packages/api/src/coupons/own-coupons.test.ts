import {
  COUPON_STATUSES,
  days,
  MAX_OWN_COUPONS,
  ownCouponSchema,
  readOwnCouponsFilter,
  sen,
  toOwnCoupon,
} from '@pasar/domain'
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
import { couponGoods, exportOwnCoupons, type OwnCouponView, ownCouponsPage } from './reads/own'

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
const asked = (query = '') => readOwnCouponsFilter(new URLSearchParams(query))
const listed = async (query = '') => {
  const coupons: OwnCouponView[] = []
  for await (const some of await exportOwnCoupons(market.ctx, seller, asked(query))) coupons.push(...some)
  return coupons
}
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
    const over = (await listed()).filter(({ isOver }) => isOver)
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

describe('the list of a seller', () => {
  /** Ended ones, each made a moment after the last. */
  const makeEnded = (count: number, store = storeId) => {
    for (let at = 0; at < count; at++)
      market.run(
        `insert into coupons (id, code, kind, starts_at, ends_at, payer, store_id, created_at)
         values (?, ?, 'percent', 1, 2, 'seller', ?, ?)`,
        `cpn_e${store}${at}`,
        `ENDED${store}${at}`.toUpperCase(),
        store,
        market.ctx.now() + 1 + at,
      )
  }
  const codesByPage = async (query: string) => {
    const pages: string[][] = []
    let cursor: string | null = null
    do {
      const page = await ownCouponsPage(market.ctx, seller, asked(query), cursor)
      pages.push(page.coupons.map(({ code }) => code))
      cursor = page.next
    } while (cursor !== null)
    return pages
  }

  it('has a running coupon that is older than two hundred others, to be found and stopped', async () => {
    const id = await make()
    makeEnded(210)
    for (const query of ['status=running&q=kopi1', 'status=running', 'q=KOPI10']) {
      const page = await ownCouponsPage(market.ctx, seller, asked(query), null)
      expect(page.coupons.map((coupon) => coupon.id)).toContain(id)
    }
    expect((await codesByPage('')).flat()).toContain('KOPI10')
    await switchCoupon(market.ctx, seller, id, false)
    expect((await listed('status=stopped')).map((coupon) => coupon.id)).toContain(id)
    expect((await listed('status=running')).map((coupon) => coupon.id)).not.toContain(id)
  })

  it.each(['', 'sort=reverse'])('goes on where a page ended, through all stores: %s', async (query) => {
    market.run('update stores set seller_id = ? where id = ?', seller.id, stores.gaya.id)
    makeEnded(30)
    makeEnded(30, stores.gaya.id)
    const pages = await codesByPage(query)
    const rows = market.rows<{ code: string }>(
      `select code from coupons where store_id in (select id from stores where seller_id = ?) order by created_at, id`,
      seller.id,
    )
    const codes = rows.map(({ code }) => code)
    expect(pages.flat()).toEqual(query === '' ? codes.toReversed() : codes)
    expect(pages.length).toBeGreaterThan(2)
    expect((await listed(query)).map(({ code }) => code)).toEqual(pages.flat())
  })

  it('shows each state as it says, and nothing of other sellers', async () => {
    await make({ couponCode: 'MERDEKA' }, other).catch(() => null)
    for (const status of COUPON_STATUSES)
      expect((await listed(`status=${status}`)).filter((coupon) => coupon.status !== status)).toEqual([])
    const own = market.rows<{ code: string }>(
      'select c.code from coupons c join stores s on s.id = c.store_id where s.seller_id = ?',
      seller.id,
    )
    expect((await listed()).map(({ code }) => code).toSorted()).toEqual(
      own.map(({ code }) => code).toSorted(),
    )
    const page = ownCouponsPage(market.ctx, seller, asked(), 'nonsense')
    expect(await refusalOf(page)).toBe('NOT_FOUND')
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
