import {
  days,
  marketCouponSchema,
  readOwnCouponsFilter,
  readStaffCouponsFilter,
  toMarketCoupon,
} from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { applyCoupon } from '../checkout/commands/cart-coupons'
import { admin, makeAdmin } from '../payouts/testing/helpers'
import { asSeller } from '../testing'
import { buy, fillCart, items, makeBuyers, newbuyer, refusalOf, useMarket, users } from '../testing/helpers'
import { makeMarketCoupon, switchAnyCoupon, switchCoupon } from './commands'
import { ownCouponsPage } from './reads/own'
import { exportCoupons, staffCouponsPage } from './reads/staff'

const market = useMarket()
const WHY = { reason: 'It is for new buyers only.' }

const typed = (over: Record<string, string> = {}) =>
  toMarketCoupon(
    marketCouponSchema.parse({
      couponCode: 'merdeka',
      kind: 'fixed',
      amount: '5',
      payer: 'platform',
      target: 'all',
      ...over,
    }),
    market.ctx.now(),
  )
const make = (over: Record<string, string> = {}) => makeMarketCoupon(market.ctx, admin, typed(over))
const listed = async (query = '') =>
  (await staffCouponsPage(market.ctx, admin, readStaffCouponsFilter(new URLSearchParams(query)), null))
    .coupons
const one = async (id: string) => (await listed()).find((coupon) => coupon.id === id)
const use = async (who = newbuyer) => {
  await fillCart(market, who, [items.kopi, 1])
  await applyCoupon(market.ctx, who, 'MERDEKA')
  return buy(market, who)
}

describe('a coupon that staff make', () => {
  it('is paid by the market, and shows its uses and cost', async () => {
    const id = await make()
    const { orderId } = await use()
    expect(await one(id)).toMatchObject({ payer: 'platform', used: 1, spent: 500, status: 'running' })
    expect(
      market.value(
        `select sum(e.amount_sen) from ledger_entries e join parcels p on p.id = e.parcel_id
          where p.order_id = ? and e.account = 'promotions'`,
        orderId,
      ),
    ).toBe(500)
    expect(market.rows('select actor_id, action, reason from audit_log where subject_id = ?', id)).toEqual([
      { actor_id: users.admin.id, action: 'makeCoupon', reason: 'MERDEKA' },
    ])
  })

  it('is paid by a seller for their own store, who sees it', async () => {
    const id = await make({ payer: 'seller', target: 'store', store: items.kopi.store.id })
    const filter = readOwnCouponsFilter(new URLSearchParams('q=merdeka'))
    const own = await ownCouponsPage(market.ctx, asSeller(users.seller), filter, null)
    expect(own.coupons.map((coupon) => coupon.id)).toContain(id)
    const { orderId } = await use()
    expect(market.value('select sum(seller_discount_sen) from parcels where order_id = ?', orderId)).toBe(500)
  })

  it('is refused where something of it is wrong', async () => {
    await make()
    expect(await refusalOf(make())).toBe('COUPON_CODE_TAKEN')
    expect(await refusalOf(make({ couponCode: 'KEDAI', target: 'store', store: 'none' }))).toBe('VALIDATION')
    expect(await refusalOf(make({ couponCode: 'PAST', endsOn: '2020-01-01' }))).toBe('VALIDATION')
    for (const [over, field] of [
      [{ payer: 'seller' }, 'target'],
      [{ target: 'category' }, 'category'],
      [{ target: 'category', category: 'spaceships' }, 'category'],
      [{ target: 'store' }, 'store'],
      [{ kind: 'percent' }, 'percent'],
      [{ startsOn: '2099-02-02', endsOn: '2099-02-01' }, 'endsOn'],
    ] as const) {
      const form = { couponCode: 'MERDEKA', kind: 'fixed', amount: '5', payer: 'platform', target: 'all' }
      const read = marketCouponSchema.safeParse({ ...form, ...over })
      expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field])
    }
  })

  it('never costs more than its budget, whoever comes at once', async () => {
    const id = await make({ budget: '23' })
    const others = makeBuyers(market, 8)
    for (const who of others) {
      await fillCart(market, who, [items.kopi, 1])
      await applyCoupon(market.ctx, who, 'MERDEKA')
    }
    const answers = await Promise.allSettled(others.map((who) => buy(market, who)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(await one(id)).toMatchObject({ used: 4, spent: 2_000 })
  })

  it('is scheduled, and stopped once', async () => {
    const start = new Date(market.ctx.now() + days(3)).toISOString().slice(0, 10)
    const id = await make({ startsOn: start })
    expect((await one(id))?.status).toBe('scheduled')
    const second = makeAdmin(market)
    const both = (isActive: boolean) =>
      Promise.allSettled([admin, second].map((who) => switchAnyCoupon(market.ctx, who, id, isActive, WHY)))
    const refusal = (code: string) => [
      { status: 'fulfilled' },
      { reason: { code, details: { who: admin.name } } },
    ]
    expect(await both(false)).toMatchObject(refusal('COUPON_STOPPED_BEFORE'))
    expect((await one(id))?.status).toBe('stopped')
    expect(await both(true)).toMatchObject(refusal('COUPON_RESUMED_BEFORE'))
    expect(await refusalOf(switchAnyCoupon(market.ctx, admin, 'cpn_none', false, WHY))).toBe(
      'COUPON_SWITCHED',
    )
  })
})

describe('a coupon that a seller pays for', () => {
  const seller = asSeller(users.seller)
  const ofSeller = { payer: 'seller', target: 'store', store: items.kopi.store.id }
  const notices = () =>
    market.rows(
      "select kind, data, link from notifications where user_id = ? and kind like 'coupon%' order by rowid",
      seller.id,
    )
  const notice = (kind: string, reason?: { note: string }) => ({
    kind,
    data: JSON.stringify({ code: 'MERDEKA', ...reason }),
    link: '/seller/settings/coupons?q=MERDEKA',
  })
  const WORDS = { note: WHY.reason }

  it('is not run again by its seller once staff stopped it', async () => {
    const id = await make(ofSeller)
    await switchAnyCoupon(market.ctx, admin, id, false, WHY)
    expect(await refusalOf(switchCoupon(market.ctx, seller, id, true))).toBe('COUPON_STOPPED_BY_STAFF')
    expect(await refusalOf(switchCoupon(market.ctx, asSeller(users.tan), id, true))).toBe('COUPON_SWITCHED')
    expect(await one(id)).toMatchObject({ status: 'stopped', stoppedBy: 'staff' })
    await switchAnyCoupon(market.ctx, admin, id, true, WHY)
    expect(await one(id)).toMatchObject({ status: 'running', stoppedBy: null })
    expect(notices()).toEqual([
      notice('couponMade'),
      notice('couponStopped', WORDS),
      notice('couponResumed', WORDS),
    ])
  })

  it('is not run again by staff once its seller stopped it', async () => {
    const id = await make(ofSeller)
    await switchCoupon(market.ctx, seller, id, false)
    expect(await refusalOf(switchAnyCoupon(market.ctx, admin, id, true, WHY))).toBe(
      'COUPON_STOPPED_BY_SELLER',
    )
    expect(await one(id)).toMatchObject({ status: 'stopped', stoppedBy: 'seller' })
    await switchCoupon(market.ctx, seller, id, true)
    expect(notices()).toEqual([notice('couponMade')])
  })

  it('of the market’s own notifies nobody', async () => {
    const id = await make()
    await switchAnyCoupon(market.ctx, admin, id, false, WHY)
    expect(market.value("select count(*) from notifications where kind like 'coupon%'")).toBe(0)
  })
})

describe('the list of coupons', () => {
  it('is narrowed by who pays, by state and by code', async () => {
    await make()
    expect((await listed('payer=seller')).every(({ payer }) => payer === 'seller')).toBe(true)
    expect((await listed('q=merd')).map(({ code }) => code)).toEqual(['MERDEKA'])
    for (const status of ['running', 'scheduled', 'ended', 'usedUp', 'stopped'])
      expect((await listed(`status=${status}`)).filter((coupon) => coupon.status !== status)).toEqual([])
    expect((await listed('status=running')).length).toBeGreaterThan(0)
  })

  it.each(['', 'sort=reverse'])('goes on where a page ended, and is exported whole: %s', async (query) => {
    for (let at = 0; at < 60; at++) await make({ couponCode: `MANY${at}` })
    const filter = readStaffCouponsFilter(new URLSearchParams(query))
    const codes: string[] = []
    let cursor: string | null = null
    do {
      const page = await staffCouponsPage(market.ctx, admin, filter, cursor)
      codes.push(...page.coupons.map(({ code }) => code))
      cursor = page.next
    } while (cursor !== null)
    const all = market.value('select count(*) from coupons')
    expect(new Set(codes).size).toBe(all)
    const byAge = market.rows<{ code: string }>('select code from coupons order by created_at, id')
    const oldestFirst = byAge.map(({ code }) => code)
    expect(codes).toEqual(query === '' ? oldestFirst.toReversed() : oldestFirst)
    let exported = 0
    for await (const rows of await exportCoupons(market.ctx, admin, filter)) exported += rows.length
    expect(exported).toBe(all)
  })
})
