import { NO_ROOTS, postLedger, sumAccount } from '@pasar/db'
import { adjustmentSchema, days, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import type { Admin } from '../access/actors'
import { deleteAccount, deletionHurdles } from '../accounts/commands/delete-account'
import { takeAlong } from '../accounts/testing/export-helpers'
import { readMails } from '../accounts/testing/mail-helpers'
import { SMALL } from '../testing'
import { expectSumsToMatch, newbuyer, refusalOf, useMarket, users } from '../testing/helpers'
import { adjustBalance, approveAdjustment, dropAdjustment } from './commands/adjust'
import { waiveDebt } from './commands/waive-debt'
import { memberBooksPage } from './reads/adjustments'
import { balancePage } from './reads/balance'
import { statementOf } from './reads/statement'
import { admin, makeAdmin, seller } from './testing/helpers'

const market = useMarket()
const proof = { password: SMALL.password, code: '' }
const waive = (over: { userId?: string; owed?: number } = {}) =>
  waiveDebt(market.ctx, admin, { userId: newbuyer.id, owed: 750, reason: 'Closed the shop', ...over })

/** Has the books say that a member owes so much. */
const owes = (userId: string, amount: number, reference = `debt-${userId}`) =>
  market.ctx.transact(NO_ROOTS.alone, (tx) =>
    postLedger(tx, { id: market.ctx.newId('ledger'), kind: 'adjustment', reference }, [
      { account: { type: 'seller', sellerId: userId }, amount: sen(amount), parcelId: null },
      { account: { type: 'fees' }, amount: sen(-amount), parcelId: null },
    ]),
  )
const waiting = async () => {
  const [first] = (await memberBooksPage(market.ctx, admin, newbuyer.id, null)).waiting
  if (!first) throw new Error('nothing waits')
  return first
}
const actions = () =>
  market
    .rows<{ action: string; actor: string }>(
      "select action, actor_id as actor from audit_log where action like '%aive%' order by position",
    )
    .map(({ action, actor }) => [action, actor])
const balanceOf = (userId: string) => sumAccount(market.ctx.db, `seller:${userId}`)

describe('a member who owes', () => {
  it('learns how to leave, and can once an admin has written it off', async () => {
    await owes(newbuyer.id, 750)
    expect(await deletionHurdles(market.ctx, newbuyer)).toEqual(['ACCOUNT_OWES'])
    expect(await refusalOf(deleteAccount(market.ctx, newbuyer, proof, true))).toBe('ACCOUNT_OWES')
    const fees = await sumAccount(market.ctx.db, 'fees')
    await waive()
    expect(await balanceOf(newbuyer.id)).toBe(0)
    expect(await sumAccount(market.ctx.db, 'fees')).toBe(fees + 750)
    expect(
      market.rows("select actor_id, subject_id, reason from audit_log where action = 'waiveDebt'"),
    ).toEqual([{ actor_id: admin.id, subject_id: newbuyer.id, reason: 'RM 7.50: Closed the shop' }])
    await expectSumsToMatch(market)
    const news = "select kind, data, link from notifications where user_id = ? and kind = 'debtWaived'"
    expect(market.rows(news, newbuyer.id)).toEqual([
      { kind: 'debtWaived', data: '{"amount":750}', link: '/user-profile' },
    ])
    expect(readMails(market).filter(({ kind }) => kind === 'debtWaived')).toHaveLength(1)
    const { read } = await takeAlong(market.ctx, newbuyer)
    expect(read('money.json')).toMatchObject({ writtenOff: [{ at: market.ctx.now(), amount: 750 }] })
    expect(await deletionHurdles(market.ctx, newbuyer)).toEqual([])
    await deleteAccount(market.ctx, newbuyer, proof)
    await expectSumsToMatch(market)
  })

  it('is written off once, and only what was shown', async () => {
    await owes(newbuyer.id, 750)
    expect(await refusalOf(waive({ owed: 700 }))).toBe('DEBT_CHANGED')
    expect(await refusalOf(waive({ userId: 'usr_none' }))).toBe('NOT_FOUND')
    expect(await refusalOf(waive({ userId: users.seller.id, owed: 0 }))).toBe('DEBT_CHANGED')
    const both = await Promise.allSettled([waive(), waive()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await balanceOf(newbuyer.id)).toBe(0)
    await owes(newbuyer.id, 750, 'again')
    await waive()
    expect(await balanceOf(newbuyer.id)).toBe(0)
    await expectSumsToMatch(market)
  })

  it('is helped by one admin alone up to what one may adjust alone, and never by themselves', async () => {
    await owes(newbuyer.id, 500_001)
    await owes(admin.id, 1)
    const second = makeAdmin(market)
    const proposed = await Promise.allSettled([waive({ owed: 500_001 }), waive({ owed: 500_001 })])
    expect(proposed).toMatchObject([{ value: false }, { reason: { code: 'WAIVER_WAITS' } }])
    expect(await balanceOf(newbuyer.id)).toBe(500_001)
    expect(await refusalOf(waive({ userId: admin.id, owed: 1 }))).toBe('ADJUST_OWN')
    const request = await waiting()
    expect(request).toMatchObject({ isWaiver: true, owed: 500_001, isOwn: true })
    const approve = (who: Admin) => approveAdjustment(market.ctx, who, newbuyer.id, request.id)
    expect(await refusalOf(approve(admin))).toBe('ADJUST_SECOND_ADMIN')
    const ends = await Promise.allSettled([approve(second), approve(second)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect([await balanceOf(newbuyer.id), await refusalOf(approve(second))]).toEqual([0, 'ADJUST_DECIDED'])
    expect(actions()).toEqual([
      ['proposeWaiver', admin.id],
      ['waiveDebt', second.id],
    ])
    expect(readMails(market).filter(({ kind }) => kind === 'debtWaived')).toHaveLength(1)
    // What two were needed for counts for neither.
    await owes(newbuyer.id, 500_000, 'again')
    expect(await waive({ owed: 500_000 })).toBe(true)
    for (const sql of ['update debt_waivers set waived_sen = 1', 'delete from debt_waivers'])
      expect(() => market.run(sql)).toThrow('the ledger is never')
    await expectSumsToMatch(market)
  })

  it('waits for another admin once small sums are above the limit, together with adjustments', async () => {
    const second = makeAdmin(market)
    await owes(newbuyer.id, 300_000)
    expect(await waive({ owed: 300_000 })).toBe(true)
    const page = () => memberBooksPage(market.ctx, admin, newbuyer.id, null)
    expect((await page()).limit).toBe(200_000)
    await owes(newbuyer.id, 200_001, 'again')
    expect(await waive({ owed: 200_001 })).toBe(false)
    // Of all members for a day; an adjustment counts, too.
    await owes(users.reseller.id, 200_001 - (await balanceOf(users.reseller.id)))
    expect(await waive({ userId: users.reseller.id, owed: 200_001 })).toBe(false)
    const credit = { side: 'reseller', way: 'credit', against: 'fees', reason: 'x', seen: '0' }
    const adjust = (amount: string) =>
      adjustBalance(market.ctx, admin, users.reseller.id, adjustmentSchema.parse({ ...credit, amount }))
    expect(await adjust('2000.01')).toBe(false)
    expect(await adjust('2000')).toBe(true)
    expect((await page()).limit).toBe(0)
    market.wait(days(1) + 1)
    expect((await page()).limit).toBe(200_000)
    market.wait(days(6))
    expect((await page()).limit).toBe(500_000)
    // What became of the balance since is not written off unseen.
    const { id } = await waiting()
    await owes(newbuyer.id, 1, 'more')
    expect(await refusalOf(approveAdjustment(market.ctx, second, newbuyer.id, id))).toBe('DEBT_CHANGED')
    await dropAdjustment(market.ctx, second, newbuyer.id, id)
    expect(actions().at(-1)).toEqual(['dropWaiver', second.id])
    expect(await waive({ owed: 200_002 })).toBe(true)
    await expectSumsToMatch(market)
  })

  it('is counted once more in each of two tabs at the same time', async () => {
    makeAdmin(market)
    await owes(newbuyer.id, 300_000)
    await owes(users.reseller.id, 300_000 - (await balanceOf(users.reseller.id)))
    const tabs = await Promise.all([
      waive({ owed: 300_000 }),
      waive({ userId: users.reseller.id, owed: 300_000 }),
    ])
    expect(tabs.toSorted()).toEqual([false, true])
    await expectSumsToMatch(market)
  })

  it('reads it in balance and statement, whose sums are those of the ledger', async () => {
    const before = await balanceOf(users.seller.id)
    await owes(users.seller.id, 900 - before)
    market.wait(1)
    await waive({ userId: users.seller.id, owed: 900 })
    expect(
      market.value(
        "select link from notifications where user_id = ? and kind = 'debtWaived'",
        users.seller.id,
      ),
    ).toBe('/seller/balance')
    const page = await balancePage(market.ctx, seller, { cursor: null, held: null })
    expect(page.entries[0]).toMatchObject({ kind: 'adjustment', orderNumber: null, amount: 900 })
    const { closing, sums } = await statementOf(market.ctx, seller, '2026-11')
    expect(closing).toBe(0)
    // What was booked as a debt here, and its waiver, are about no order.
    expect(sums.other).toBe(before)
  })
})
