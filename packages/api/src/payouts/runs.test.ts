import { sumAccount } from '@pasar/db'
import { type DomainError, hours, type PayoutOutcomeInput, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { findWrongSums } from '../platform/consistency-check'
import { expectSumsToMatch, parcelsOf, refusalOf, useMarket, users } from '../testing/helpers'
import { changeBankAccount } from './commands/bank-account'
import { confirmPayoutFailure } from './commands/confirm-failure'
import { changePayoutRules } from './commands/rules'
import { approvePayouts, cancelPayouts, proposePayouts } from './commands/runs'
import { bankFile, settlePayout, settleRest } from './commands/settle'
import { balancePage } from './reads/balance'
import { proposalPage } from './reads/proposal'
import { payoutRunPage } from './reads/runs'
import { account, admin, makeAdmin, openAccount, recentSeller, sell, seller } from './testing/helpers'

const market = useMarket()
const available = async () => (await balancePage(market.ctx, seller, { cursor: null, held: null })).available
const rowOf = async (runId: string) => {
  const { payouts } = await payoutRunPage(market.ctx, admin, runId, '')
  const [payout] = payouts
  if (!payout || payouts.length !== 1) throw new Error(`${payouts.length} payouts`)
  return payout
}
const outcome = (over: Partial<PayoutOutcomeInput>): PayoutOutcomeInput => ({
  from: 'in_transit',
  to: 'paid',
  note: '',
  ...over,
})
async function propose(): Promise<string> {
  await sell(market)
  await openAccount(market)
  return proposePayouts(market.ctx, admin)
}

describe('a payout run', () => {
  it('goes from proposal to the bank, and the books follow', async () => {
    const runId = await propose()
    const owed = await available()
    expect(owed).toBeGreaterThan(0)
    expect(await rowOf(runId)).toMatchObject({ state: 'proposed', amount: owed, number: '••••6789' })
    await approvePayouts(market.ctx, admin, runId)
    expect(await available()).toBe(0)
    expect(await sumAccount(market.ctx.db, 'payouts_in_transit')).toBe(0 - owed)
    const { id, reference } = await rowOf(runId)
    const csv = await bankFile(market.ctx, admin, runId)
    expect(csv).toContain(`Maybank,MBBEMYKL,514123456789,Mak Jah Enterprise,`)
    expect(csv).toContain(reference)
    await settlePayout(market.ctx, admin, runId, id, outcome({}))
    expect(await sumAccount(market.ctx.db, 'cash:bank')).toBe(0 - owed)
    expect(await sumAccount(market.ctx.db, 'payouts_in_transit')).toBe(0)
    expect(market.rows('select action from audit_log order by rowid').slice(1)).toEqual(
      ['proposePayouts', 'approvePayouts', 'downloadPayouts', 'settlePayout'].map((action) => ({ action })),
    )
    expect(market.value("select count(*) from mails where kind = 'payoutPaid'")).toBe(1)
    expect(market.value("select count(*) from notifications where kind = 'payoutPaid'")).toBe(1)
    await expectSumsToMatch(market)
  })

  it('gives back what has failed, with the reason, and proposes it anew', async () => {
    const runId = await propose()
    const owed = await available()
    await approvePayouts(market.ctx, admin, runId)
    const { id } = await rowOf(runId)
    await settlePayout(market.ctx, admin, runId, id, outcome({ to: 'failed', note: 'Closed' }))
    expect(await available()).toBe(owed)
    const again = outcome({ to: 'paid' })
    await expect(settlePayout(market.ctx, admin, runId, id, again)).rejects.toMatchObject({
      code: 'PAYOUT_MOVED',
      details: { who: admin.name },
    })
    expect((await rowOf(runId)).failure).toBe('confirm')
    expect(await refusalOf(proposePayouts(market.ctx, admin))).toBe('PAYOUT_NOTHING')
    await confirmPayoutFailure(market.ctx, admin, runId, id, 'MBB-4711')
    const second = await proposePayouts(market.ctx, admin)
    expect(await rowOf(second)).toMatchObject({ amount: owed, state: 'proposed' })
    await expectSumsToMatch(market)
  })

  it('that failed is paid again only after another admin has confirmed it, once', async () => {
    const runId = await propose()
    await approvePayouts(market.ctx, admin, runId)
    const second = makeAdmin(market)
    const { id } = await rowOf(runId)
    const confirm = (who = second) => confirmPayoutFailure(market.ctx, who, runId, id, 'MBB-4711')
    expect(await refusalOf(confirm())).toBe('PAYOUT_MOVED')
    await settlePayout(market.ctx, admin, runId, id, outcome({ to: 'failed', note: 'Closed' }))
    expect((await rowOf(runId)).failure).toBe('otherAdmin')
    expect(await refusalOf(confirm(admin))).toBe('PAYOUT_OTHER_ADMIN')
    const { held } = await proposalPage(market.ctx, admin)
    expect(held.find(({ userId }) => userId === seller.id)?.reason).toBe('failureOpen')
    const ends = await Promise.allSettled([confirm(), confirm()])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await rowOf(runId)).toMatchObject({ failure: null, bankReference: 'MBB-4711' })
    expect(
      market.value(
        "select count(*) from audit_log where action = 'confirmPayoutFailure' and actor_id = ?",
        second.id,
      ),
    ).toBe(1)
    expect(await refusalOf(confirmPayoutFailure(market.ctx, second, 'prn_other', id, 'x'))).toBe('NOT_FOUND')
    await proposePayouts(market.ctx, admin)
    await expectSumsToMatch(market)
  })

  it('never pays twice: what is unknown stays so until the bank has said, and nothing else goes to that seller', async () => {
    const runId = await propose()
    await approvePayouts(market.ctx, admin, runId)
    const { id } = await rowOf(runId)
    await settlePayout(market.ctx, admin, runId, id, outcome({ to: 'unknown' }))
    await sell(market)
    const { held } = await proposalPage(market.ctx, admin)
    expect(held.find(({ userId }) => userId === seller.id)?.reason).toBe('underWay')
    expect(await refusalOf(proposePayouts(market.ctx, admin))).toBe('PAYOUT_NOTHING')
    expect(await refusalOf(settleRest(market.ctx, admin, runId))).toBe('PAYOUT_MOVED')
    await settlePayout(market.ctx, admin, runId, id, outcome({ from: 'unknown' }))
    await proposePayouts(market.ctx, admin)
    await expectSumsToMatch(market)
  })

  it('is moved by one of two admins at once, and the other is refused', async () => {
    const second = makeAdmin(market)
    await sell(market)
    await openAccount(market)
    const codes = async (works: Promise<unknown>[]) =>
      (await Promise.allSettled(works)).map((end) =>
        end.status === 'fulfilled' ? 'done' : (end.reason as { code: string }).code,
      )
    expect((await codes([admin, second].map((who) => proposePayouts(market.ctx, who)))).toSorted()).toEqual([
      'PAYOUT_RUN_OPEN',
      'done',
    ])
    const runId = market.value<string>('select id from payout_runs')
    const approvals = [admin, second].map((who) => approvePayouts(market.ctx, who, runId))
    expect((await codes(approvals)).toSorted()).toEqual(['PAYOUT_RUN_MOVED', 'done'])
    const late = await approvePayouts(market.ctx, second, runId).catch((error: DomainError) => error.details)
    expect(late).toEqual({ name: users.admin.name })
    const { id } = await rowOf(runId)
    const ends = [outcome({}), outcome({ to: 'failed', note: 'No' }), outcome({})]
    const settled = ends.map((end) => settlePayout(market.ctx, second, runId, id, end))
    expect((await codes(settled)).filter((code) => code === 'done')).toHaveLength(1)
    expect(await refusalOf(cancelPayouts(market.ctx, admin, runId))).toBe('PAYOUT_RUN_MOVED')
    await expectSumsToMatch(market)
  })

  it('of a large sum is approved by another admin where there is one', async () => {
    market.run("insert into settings (name, value, updated_at) values ('payoutSecondAdminFrom', '1', 0)")
    const runId = await propose()
    const second = makeAdmin(market)
    expect((await payoutRunPage(market.ctx, admin, runId, '')).needsOther).toBe(true)
    expect(await refusalOf(approvePayouts(market.ctx, admin, runId))).toBe('PAYOUT_SECOND_ADMIN')
    await approvePayouts(market.ctx, second, runId)
    await expectSumsToMatch(market)
  })

  it('of a large sum needs the other admin even when its proposer raises the limit afterwards', async () => {
    market.run("insert into settings (name, value, updated_at) values ('payoutSecondAdminFrom', '1', 0)")
    const runId = await propose()
    makeAdmin(market)
    const rules = { minimum: sen(1_000), secondAdmin: sen(10_000_000) }
    const seen = { seenMinimum: sen(1_000), seenSecondAdmin: sen(100) }
    await changePayoutRules(market.ctx, admin, { ...rules, ...seen })
    expect(await payoutRunPage(market.ctx, admin, runId, '')).toMatchObject({
      needsOther: true,
      secondAdmin: 100,
    })
    expect(await refusalOf(approvePayouts(market.ctx, admin, runId))).toBe('PAYOUT_SECOND_ADMIN')
  })

  it('of a large sum is approved by the only admin there is', async () => {
    market.run("insert into settings (name, value, updated_at) values ('payoutSecondAdminFrom', '1', 0)")
    await approvePayouts(market.ctx, admin, await propose())
  })

  it('leaves out who has changed the account since, and keeps the account it was approved with', async () => {
    const runId = await propose()
    await changeBankAccount(market.ctx, recentSeller(), account({ accountNumber: '888877776666' }))
    await approvePayouts(market.ctx, admin, runId)
    expect(await rowOf(runId)).toMatchObject({ state: 'dropped', dropped: 'accountChanged' })
    expect(await available()).toBeGreaterThan(0)
    market.wait(hours(48))
    const next = await proposePayouts(market.ctx, admin)
    await approvePayouts(market.ctx, admin, next)
    await changeBankAccount(market.ctx, recentSeller(), account({ accountNumber: '111122223333' }))
    expect(await bankFile(market.ctx, admin, next)).toContain('888877776666')
    await expectSumsToMatch(market)
  })

  it('given up books nothing', async () => {
    const runId = await propose()
    const owed = await available()
    await cancelPayouts(market.ctx, admin, runId)
    expect(await available()).toBe(owed)
    expect(await refusalOf(approvePayouts(market.ctx, admin, runId))).toBe('PAYOUT_RUN_MOVED')
    expect(await refusalOf(bankFile(market.ctx, admin, runId))).toBe('NOT_FOUND')
    await expectSumsToMatch(market)
  })

  it('runs no formula in the bank’s file', async () => {
    await sell(market)
    await changeBankAccount(market.ctx, recentSeller(), account({ accountHolder: '=1+1' }))
    market.wait(hours(48))
    const runId = await proposePayouts(market.ctx, admin)
    await approvePayouts(market.ctx, admin, runId)
    expect(await bankFile(market.ctx, admin, runId)).toContain(",'=1+1,")
  })

  it('is found out by the check of the books when somebody moves a payout by hand', async () => {
    const runId = await propose()
    await approvePayouts(market.ctx, admin, runId)
    market.run("update payouts set state = 'paid'")
    const { id } = await rowOf(runId)
    expect(await findWrongSums(market.services.database)).toEqual([
      `payout that contradicts the books: ${id}`,
    ])
  })
})

it('shows a sale as held first, then as an entry that sums to what is available', async () => {
  const before = await available()
  const order = await sell(market, 2)
  const [parcel] = parcelsOf(market, order)
  const page = await balancePage(market.ctx, seller, { cursor: null, held: null })
  expect(page.entries[0]).toMatchObject({ kind: 'release', amount: page.available - before })
  expect(page.held.parcels.map(({ id }) => id)).not.toContain(parcel?.id)
  const held = await sumAccount(market.ctx.db, `held:${seller.id}`)
  expect(page.heldTotal).toBe(held === 0 ? 0 : 0 - held)
})
