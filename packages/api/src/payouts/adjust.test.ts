import { countOperatorWaits, sumAccount } from '@pasar/db'
import { adjustmentSchema, days, PROFILE_PATH, postAdjustment, ROLE, sen } from '@pasar/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMails } from '../accounts/testing/mail-helpers'
import { buyer, expectSumsToMatch, refusalOf, useMarket, users } from '../testing/helpers'
import { adjustBalance, approveAdjustment, dropAdjustment, reverseAdjustment } from './commands/adjust'
import { memberBooksPage } from './reads/adjustments'
import { balancePage } from './reads/balance'
import { booksPage } from './reads/books'
import { statementOf } from './reads/statement'
import { admin, makeAdmin, seller } from './testing/helpers'

const market = useMarket()
const FORM = { side: 'seller', way: 'credit', amount: '12.50', against: 'promotions', reason: 'Lost parcel' }
const adjust = (over: Record<string, string> = {}, userId = users.seller.id, who = admin) =>
  adjustBalance(market.ctx, who, userId, adjustmentSchema.parse({ ...FORM, seen: '0', ...over }))
const owed = async (userId = users.seller.id) => 0 - (await sumAccount(market.ctx.db, `seller:${userId}`))
const pageOf = (userId = users.seller.id) => memberBooksPage(market.ctx, admin, userId, null)
const newest = async () => {
  const [first] = (await pageOf()).adjustments
  if (!first) throw new Error('no adjustment')
  return first
}

describe('an adjustment of a balance', () => {
  it('is booked against the named account, audited, and the member is notified', async () => {
    const before = await owed()
    const promotions = await sumAccount(market.ctx.db, 'promotions')
    await adjust({ seen: String(before) })
    expect(await owed()).toBe(before + 1_250)
    expect(await sumAccount(market.ctx.db, 'promotions')).toBe(promotions + 1_250)
    expect(
      market.rows("select actor_id, subject_id, reason from audit_log where action = 'adjustBalance'"),
    ).toEqual([
      {
        actor_id: admin.id,
        subject_id: users.seller.id,
        reason: 'RM 12.50 (seller, promotions): Lost parcel',
      },
    ])
    expect(market.rows("select data, link from notifications where kind = 'balanceAdjusted'")).toEqual([
      { data: '{"amount":1250,"reason":"Lost parcel"}', link: '/seller/balance' },
    ])
    expect(readMails(market).filter(({ kind }) => kind === 'balanceAdjusted')).toHaveLength(1)
    const balance = await balancePage(market.ctx, seller, { cursor: null, held: null })
    expect(balance.entries[0]).toMatchObject({
      amount: 1_250,
      adjustment: { reason: 'Lost parcel', isReversal: false },
    })
    const { closing, sums } = await statementOf(market.ctx, seller, '2026-11')
    expect([closing, sums.other]).toEqual([before + 1_250, 1_250])
    await expectSumsToMatch(market)
  })

  it('waits for another admin above the limit, who books it once or discards it', async () => {
    const before = await owed()
    const second = makeAdmin(market)
    const big = { amount: '5000.01', way: 'debit' }
    expect(await adjust({ ...big, seen: String(before) })).toBe(false)
    market.wait(1)
    expect(await adjust({ ...big, amount: '6000', seen: String(before) })).toBe(false)
    expect(await owed()).toBe(before)
    const { waiting, limit, adjustments } = await pageOf()
    expect([limit, adjustments, waiting.map(({ owed: by, isOwn }) => [by, isOwn])]).toEqual([
      500_000,
      [],
      [
        [-500_001, true],
        [-600_000, true],
      ],
    ])
    expect((await booksPage(market.ctx, admin, null)).waiting).toHaveLength(2)
    const waits = async () => (await countOperatorWaits(market.ctx.db, market.ctx.now())).adjustments
    expect(await waits()).toBe(2)
    const [first = '', other = ''] = waiting.map(({ id }) => id)
    const approve = (who = second, id = first) => approveAdjustment(market.ctx, who, users.seller.id, id)
    expect(await refusalOf(approve(admin))).toBe('ADJUST_SECOND_ADMIN')
    expect(await refusalOf(approveAdjustment(market.ctx, second, users.newbuyer.id, first))).toBe('NOT_FOUND')
    const ends = await Promise.allSettled([approve(), approve()])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect([await owed(), await refusalOf(approve())]).toEqual([before - 500_001, 'ADJUST_DECIDED'])
    await dropAdjustment(market.ctx, admin, users.seller.id, other)
    expect(await waits()).toBe(0)
    expect([await owed(), await refusalOf(approve(second, other))]).toEqual([
      before - 500_001,
      'ADJUST_DECIDED',
    ])
    expect(
      market
        .rows(
          "select action from audit_log where action like '%Adjustment' or action = 'adjustBalance' order by position",
        )
        .map(({ action }) => action),
    ).toEqual(['proposeAdjustment', 'proposeAdjustment', 'adjustBalance', 'dropAdjustment'])
    await expectSumsToMatch(market)
  })

  it('waits for another admin once several small ones are above the limit together', async () => {
    makeAdmin(market)
    const before = await owed()
    const small = async (amount: string, over: Record<string, string> = {}) =>
      adjust({ amount, seen: String(await owed()), ...over })
    expect(await small('3000')).toBe(true)
    expect((await pageOf()).limit).toBe(200_000)
    // Taking from a member counts as giving does.
    expect(await small('2000.01', { way: 'debit' })).toBe(false)
    expect(await small('2000', { way: 'debit' })).toBe(true)
    expect([await small('0.01'), (await pageOf()).limit]).toEqual([false, 0])
    // Of all members together, too.
    const elsewhere = { side: 'reseller', seen: '0' }
    expect(await adjust({ ...elsewhere, amount: '0.01' }, users.reseller.id)).toBe(false)
    market.wait(days(1) + 1)
    expect(await adjust({ ...elsewhere, amount: '5000' }, users.reseller.id)).toBe(true)
    expect(await small('0.01')).toBe(false)
    market.wait(days(6))
    expect(await small('5000')).toBe(true)
    expect(await owed()).toBe(before + 300_000 - 200_000 + 500_000)
    await expectSumsToMatch(market)
  })

  it('counts for who made it alone, and not what two admins were needed for', async () => {
    const second = makeAdmin(market)
    const seen = async () => String(await owed())
    expect(await adjust({ amount: '9000', seen: await seen() })).toBe(false)
    await approveAdjustment(market.ctx, second, users.seller.id, (await pageOf()).waiting[0]?.id ?? '')
    expect(await adjust({ amount: '5000', seen: await seen() })).toBe(true)
    expect(await adjust({ amount: '5000', seen: await seen() }, users.seller.id, second)).toBe(true)
    expect(await adjust({ amount: '1', seen: await seen() }, users.seller.id, second)).toBe(false)
  })

  it('is counted once more in each of two tabs at the same time', async () => {
    makeAdmin(market)
    const tabs = await Promise.all([
      adjust({ amount: '3000', seen: String(await owed()) }),
      adjust({ amount: '3000', side: 'reseller' }, users.reseller.id),
    ])
    expect(tabs.toSorted()).toEqual([false, true])
  })

  it('is taken back alone by who made it, and otherwise reversed within the limit', async () => {
    const second = makeAdmin(market)
    const before = await owed()
    const reverse = async (who: typeof admin, at = 0) => {
      const adjustments = (await pageOf()).adjustments.filter(
        ({ reverses, reversedByName }) => reverses === null && reversedByName === null,
      )
      const adjustmentId = adjustments[at]?.id ?? ''
      return reverseAdjustment(market.ctx, who, users.seller.id, { adjustmentId, reason: 'Twice' })
    }
    for (let at = 0; at < 3; at += 1) {
      market.wait(1)
      expect(await adjust({ amount: '5000', seen: String(before) })).toBe(true)
      market.wait(1)
      expect(await reverse(admin)).toBe(true)
      expect((await pageOf()).limit).toBe(500_000)
    }
    // What two were needed for is not undone by one, whoever proposed it.
    await adjust({ amount: '8000', way: 'debit', seen: String(before) })
    await approveAdjustment(market.ctx, second, users.seller.id, (await pageOf()).waiting[0]?.id ?? '')
    market.wait(1)
    expect([await reverse(second), await owed()]).toEqual([false, before - 800_000])
    expect(await refusalOf(reverse(admin))).toBe('ADJUST_REVERSAL_WAITS')
    const { waiting } = await memberBooksPage(market.ctx, second, users.seller.id, null)
    expect(waiting.map(({ owed: by, isOwn, reverses }) => [by, isOwn, reverses !== null])).toEqual([
      [800_000, true, true],
    ])
    const id = waiting[0]?.id ?? ''
    const approve = (who: typeof admin) => approveAdjustment(market.ctx, who, users.seller.id, id)
    expect(await refusalOf(approve(second))).toBe('ADJUST_SECOND_ADMIN')
    const ends = await Promise.allSettled([approve(admin), approve(admin)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect([await owed(), await newest()]).toEqual([
      before,
      expect.objectContaining({ owed: 800_000, reason: 'Twice' }),
    ])
    // Another admin's counts as one's own.
    market.wait(1)
    await adjust({ amount: '5000', seen: String(before) })
    market.wait(1)
    expect(await adjust({ amount: '4000', seen: String(before + 500_000) }, users.seller.id, second)).toBe(
      true,
    )
    expect(await reverse(second, 1)).toBe(false)
    await expectSumsToMatch(market)
  })

  it('is never changed, and reversed once, by one of two admins', async () => {
    const before = await owed()
    await adjust({ seen: String(before), way: 'debit', against: 'bank' })
    expect(await owed()).toBe(before - 1_250)
    const { id } = await newest()
    for (const sql of ['update ledger_adjustments set reason = 1', 'delete from ledger_adjustments'])
      expect(() => market.run(sql)).toThrow('the ledger is never')
    const second = makeAdmin(market)
    const reverse = (who = admin) =>
      reverseAdjustment(market.ctx, who, users.seller.id, { adjustmentId: id, reason: 'Twice' })
    market.wait(1)
    const ends = await Promise.allSettled([reverse(), reverse(second)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(reverse())).toBe('ADJUSTMENT_REVERSED')
    expect(await owed()).toBe(before)
    expect(await sumAccount(market.ctx.db, 'cash:bank')).toBe(0)
    const reversal = await newest()
    expect(reversal).toMatchObject({ reverses: id, owed: 1_250, reason: 'Twice' })
    const again = { adjustmentId: reversal.id, reason: 'Thrice' }
    expect(await refusalOf(reverseAdjustment(market.ctx, admin, users.seller.id, again))).toBe('NOT_FOUND')
    expect(await refusalOf(reverseAdjustment(market.ctx, admin, users.reseller.id, again))).toBe('NOT_FOUND')
    await expectSumsToMatch(market)
  })

  it('is booked once however often its form is sent, and only on what the page showed', async () => {
    const seen = String(await owed())
    const both = await Promise.allSettled([adjust({ seen }), adjust({ seen })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(adjust({ seen }))).toBe('BALANCE_CHANGED')
    expect(await owed()).toBe(Number(seen) + 1_250)
  })

  it('is for balances that members have, and nobody’s own', async () => {
    expect((await pageOf(buyer.id)).sides).toEqual([])
    expect(await refusalOf(adjust({}, buyer.id))).toBe('ADJUST_NOT_POSSIBLE')
    expect(await refusalOf(adjust({ side: 'reseller' }))).toBe('ADJUST_NOT_POSSIBLE')
    expect(await refusalOf(adjust({}, 'usr_none'))).toBe('NOT_FOUND')
    expect(await refusalOf(adjust({}, admin.id))).toBe('ADJUST_OWN')
    await adjust({ side: 'reseller' }, users.reseller.id)
    expect((await pageOf(users.reseller.id)).owed.reseller).toBe(1_250)
  })

  it('leads who sells no more to a page that they may enter', async () => {
    market.run(`update users set role = ${ROLE.BUYER} where id = ?`, users.seller.id)
    await adjust({ seen: String(await owed()) })
    const link = market.value<string>("select link from notifications where kind = 'balanceAdjusted'")
    expect(link).toBe(PROFILE_PATH[ROLE.BUYER])
  })

  it('is refused for nonsense', () => {
    for (const bad of [
      { amount: '0' },
      { amount: '-5' },
      { amount: '1,5' },
      { way: 'both' },
      { against: 'cash' },
      { reason: ' ' },
      { side: '' },
    ])
      expect(adjustmentSchema.safeParse({ ...FORM, seen: '0', ...bad }).success, JSON.stringify(bad)).toBe(
        false,
      )
  })

  it('is balanced, and nothing together with its reversal, whatever it is', () => {
    const posted = fc.record({
      side: fc.constantFrom('seller' as const, 'reseller' as const),
      against: fc.constantFrom('fees' as const, 'promotions' as const, 'bank' as const),
      owed: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(sen),
    })
    fc.assert(
      fc.property(posted, (given) => {
        const one = postAdjustment('usr_1', given)
        const back = postAdjustment('usr_1', { ...given, owed: sen(0 - given.owed) })
        const sum = (entries: typeof one) => entries.reduce((total: number, { amount }) => total + amount, 0)
        expect(sum(one)).toBe(0)
        for (const [at, { amount }] of one.entries()) expect(amount + (back[at]?.amount ?? 0)).toBe(0)
      }),
    )
  })
})
