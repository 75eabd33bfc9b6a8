import { NO_ROOTS, postLedger, sumAccount } from '@pasar/db'
import {
  accountName,
  addCommission,
  days,
  LIST_SORTS,
  minutes,
  moveOf,
  NO_COMMISSION,
  RECRUITED_STATES,
  ROLE,
  readReferralCode,
  type Sen,
  sen,
} from '@pasar/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Actor, type Reseller, requireReseller } from '../access/actors'
import { writeSteps } from '../analytics/jobs'
import { asMember } from '../testing'
import { refusalOf, useMarket, users } from '../testing/helpers'
import { countReferral, referralCodeOf, resellerBehind } from './commands/referral'
import { commissionPage, exportCommission } from './reads/commission'
import { exportGroupSales, exportRecruited, groupSalesPage, recruitedPage } from './reads/recruiting'
import { resellerDesk } from './reads/reseller-desk'

const market = useMarket()
const reseller: Reseller = requireReseller(asMember(users.reseller, ROLE.RESELLER))
const account = accountName({ type: 'reseller', resellerId: users.reseller.id })

const KINDS = ['release', 'adjustment', 'payout'] as const
const bookings = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    amount: fc.integer({ min: -50_000, max: 50_000 }).filter((amount) => amount !== 0),
    wait: fc.integer({ min: 0, max: 45 }),
  }),
  { minLength: 1, maxLength: 25 },
)

it('the months, and what was before them, always come to what the ledger owes', async () => {
  await fc.assert(
    fc.asyncProperty(bookings, async (list) => {
      for (const { kind, amount, wait } of list) {
        market.wait(days(wait))
        const id = market.ctx.newId('ledger')
        await market.ctx.transact(NO_ROOTS.alone, (tx) =>
          postLedger(tx, { id, kind, reference: id }, [
            {
              account: { type: 'reseller', resellerId: users.reseller.id },
              amount: sen(amount),
              parcelId: null,
            },
            { account: { type: 'fees' }, amount: sen(-amount), parcelId: null },
          ]),
        )
      }
      const page = await commissionPage(market.ctx, reseller, null)
      const owed: Sen = sen(0 - (await sumAccount(market.ctx.db, account)))
      expect(page.balance).toBe(owed)
      expect(moveOf(page.total)).toBe(owed)
      const months = page.months.reduce((sum, { sums }) => addCommission(sum, sums), page.earlier)
      expect(months).toEqual(page.total)
      let exported = moveOf(page.earlier)
      for await (const rows of await exportCommission(
        { ...market.ctx, limits: { ...market.ctx.limits, take: async () => {} } },
        reseller,
      ))
        for (const { move } of rows) exported = sen(exported + move)
      expect(exported).toBe(owed)
      const [latest] = page.months
      const sellers = page.chosen.sellers.reduce((sum, { sums }) => addCommission(sum, sums), NO_COMMISSION)
      expect(sellers).toEqual(latest?.sums)
    }),
    { numRuns: 15 },
  )
})

it('shows whom the link brought, and what they sold', async () => {
  const { sellers, counts } = await recruitedPage(market.ctx, reseller, null)
  expect(sellers.map(({ id }) => id)).toEqual([users.tan.id])
  expect(counts).toMatchObject({ all: 1 })
  expect(await refusalOf(recruitedPage(market.ctx, reseller, 'nonsense'))).toBe('NOT_FOUND')
  const sales = await groupSalesPage(market.ctx, reseller, null)
  const booked = market.value<number>(
    'select coalesce(sum(items_sen), 0) from seller_days where seller_id = ?',
    users.tan.id,
  )
  expect(sales.months.reduce((sum: number, { amount }) => sum + amount, 0)).toBe(booked)
  let exported = sen(0)
  for await (const rows of await exportGroupSales(market.ctx, reseller))
    for (const { amount } of rows) exported = sen(exported + amount)
  expect(exported).toBe(booked)
  const desk = await resellerDesk(market.ctx, reseller, 'abcd2345')
  expect(desk.link).toMatch(/\/r\/abcd2345$/)
  expect(desk.qr.path).toMatch(/^M/)
})

it('lists them by when they joined, both ways, on pages and in the file', async () => {
  for (let one = 0; one < 230; one++)
    market.run(
      `insert into users (id, email, name, password_hash, role, recruited_by, created_at)
       values (?, ?, ?, '-', ${ROLE.BUYER}, ?, ?)`,
      `usr_${one}`,
      `u${one}@example.com`,
      `U ${one}`,
      users.reseller.id,
      market.ctx.now() + Math.floor(one / 3),
    )
  const oldest = market
    .rows<{ id: string }>(
      'select id from users where recruited_by = ? order by created_at, id',
      users.reseller.id,
    )
    .map(({ id }) => id)
  for (const sort of LIST_SORTS) {
    const wanted = sort === 'usual' ? oldest.toReversed() : oldest
    const first = await recruitedPage(market.ctx, reseller, null, { sort })
    const second = await recruitedPage(market.ctx, reseller, first.next, { sort })
    expect([...first.sellers, ...second.sellers].map(({ id }) => id)).toEqual(wanted.slice(0, 50))
    const exported: string[] = []
    for await (const rows of await exportRecruited(market.ctx, reseller, { sort }))
      exported.push(...rows.map(({ id }) => id))
    expect(exported).toEqual(wanted)
  }
})

it('narrows them to how they stand, on pages and in the file, each once', async () => {
  const standings = ['approved', 'pending', 'rejected', 'suspended', null]
  for (let one = 0; one < 300; one++)
    market.run(
      `insert into users (id, email, name, password_hash, role, recruited_by, seller_status, status, created_at)
       values (?, ?, ?, '-', ${ROLE.BUYER}, ?, ?, ?, ?)`,
      `usr_${one}`,
      `u${one}@example.com`,
      `U ${one}`,
      users.reseller.id,
      standings[one % 5],
      // Of each standing every tenth may not log in any more.
      one % 50 < 5 ? 'suspended' : 'active',
      market.ctx.now() + Math.floor(one / 3),
    )
  const all: string[] = []
  for (const state of RECRUITED_STATES) {
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof recruitedPage>> = await recruitedPage(
        market.ctx,
        reseller,
        cursor,
        { state, sort: 'reverse' },
      )
      for (const { id, isActive, sellerStatus } of page.sellers) {
        ids.push(id)
        expect(isActive && sellerStatus !== null ? sellerStatus : 'gone').toBe(state)
      }
      cursor = page.next
    } while (cursor !== null)
    const exported: string[] = []
    for await (const rows of await exportRecruited(market.ctx, reseller, { state, sort: 'reverse' }))
      exported.push(...rows.map(({ id }) => id))
    expect(exported).toEqual(ids)
    expect(ids.length).toBeGreaterThan(25)
    all.push(...ids)
  }
  expect(all.length).toBe(301)
  expect(new Set(all).size).toBe(301)
})

it('counts who opens the link, once, and how far they come', async () => {
  const steps = async () => {
    await writeSteps(market.ctx)
    const { funnel } = await resellerDesk(market.ctx, reseller, 'abcd2345')
    return funnel.map(({ count }) => count)
  }
  const open = (actor: Actor, id: string | null = users.reseller.id, program = 'Firefox') =>
    countReferral(market.ctx, actor, id, program)
  const [, applied, approved] = await steps()
  expect([applied, approved]).toEqual([1, 1])
  // Whoever opens it again may still apply through it.
  expect(await open(null)).toBe(true)
  expect(await open(null)).toBe(true)
  expect(await open(asMember(users.newbuyer, ROLE.BUYER))).toBe(true)
  expect(await open(null, users.reseller.id, 'Googlebot/2.1')).toBe(false)
  expect(await open(asMember(users.reseller, ROLE.RESELLER))).toBe(false)
  expect(await open(null, users.seller.id, 'Opera')).toBe(false)
  expect(await open(null, 'usr_none', 'Safari')).toBe(false)
  expect(await open(null, null, 'Chrome')).toBe(false)
  expect((await steps())[0]).toBe(2)
  market.wait(minutes(31))
  await open(null)
  expect((await steps())[0]).toBe(3)
  expect(market.rows("select distinct name from counted_days where name like 'ref:%'")).toEqual([
    { name: `ref:${users.reseller.id}` },
  ])
})

it('has one short address for each reseller, which nobody can reckon, and none while they are suspended', async () => {
  const code = (await referralCodeOf(market.ctx, reseller)) ?? ''
  expect(readReferralCode(code)).toBe(code)
  // Whoever becomes a reseller later gets one of their own, and keeps it when they are one again.
  for (const role of [ROLE.RESELLER, ROLE.BUYER, ROLE.RESELLER])
    market.run('update users set role = ? where id = ?', role, users.newbuyer.id)
  const codes = market.rows<{ user_id: string; code: string }>('select user_id, code from referral_codes')
  expect(codes.map(({ user_id }) => user_id).toSorted()).toEqual(
    [users.reseller.id, users.newbuyer.id].toSorted(),
  )
  expect(new Set(codes.map((row) => row.code)).size).toBe(2)
  expect(users.reseller.id).not.toContain(code)
  expect(await resellerBehind(market.ctx, code.toUpperCase())).toBe(users.reseller.id)
  for (const wrong of ['', 'abcd2345', users.reseller.id, 'x'.repeat(1_000_000)])
    expect(await refusalOf(resellerBehind(market.ctx, wrong))).toBe('NOT_FOUND')
  market.run("update users set status = 'suspended' where id = ?", users.reseller.id)
  expect(await refusalOf(resellerBehind(market.ctx, code))).toBe('NOT_FOUND')
  market.run(`update users set status = 'active', role = ${ROLE.BUYER} where id = ?`, users.reseller.id)
  expect(await refusalOf(resellerBehind(market.ctx, code))).toBe('NOT_FOUND')
})
