import { payoutRulesSchema, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { refusalOf, useMarket } from '../testing/helpers'
import { changePayoutRules } from './commands/rules'
import { approvePayouts, proposePayouts } from './commands/runs'
import { payoutRulesPage, previewPayoutRules } from './reads/rules'
import { admin, makeAdmin, openAccount, sell } from './testing/helpers'

const market = useMarket()
const typed = (over: Record<string, string> = {}) =>
  payoutRulesSchema.parse({
    minimum: '10.00',
    secondAdmin: '5,000.00',
    seenMinimum: '10.00',
    seenSecondAdmin: '5,000.00',
    ...over,
  })
const change = (over: Record<string, string>, who = admin) => changePayoutRules(market.ctx, who, typed(over))
const page = () => payoutRulesPage(market.ctx, admin)

describe('the rules of payout runs', () => {
  it('are 10 and 5,000 ringgit until somebody changes them', async () => {
    expect(await page()).toEqual({ rules: { minimum: 1_000, secondAdmin: 500_000 }, changes: [] })
  })

  it('are changed one by one, each with an entry of who, when and what', async () => {
    await change({ minimum: '25' })
    market.wait(1_000)
    await change({ minimum: '25', seenMinimum: '25', secondAdmin: 'RM 1.50' }, makeAdmin(market))
    const { rules, changes } = await page()
    expect(rules).toEqual({ minimum: 2_500, secondAdmin: 150 })
    expect(changes).toMatchObject([
      { rule: 'secondAdmin', change: 'RM 5,000.00 → RM 1.50', byName: 'Second Admin' },
      { rule: 'minimum', change: 'RM 10.00 → RM 25.00', byName: admin.name },
    ])
  })

  it('make another limit known to the other admins, and nothing else', async () => {
    const second = makeAdmin(market)
    const notified = () => [
      ...market.rows("select user_id, data from notifications where kind = 'payoutLimitChanged'"),
      ...market.rows("select user_id from mails where kind = 'payoutLimitChanged'"),
    ]
    await change({ minimum: '25' })
    expect(notified()).toEqual([])
    await change({ minimum: '25', seenMinimum: '25', secondAdmin: '90,000' })
    const data = JSON.stringify({ by: admin.name, before: 'RM 5,000.00', after: 'RM 90,000.00' })
    expect(notified()).toEqual([{ user_id: second.id, data }, { user_id: second.id }])
  })

  it('saved as they are leave no entry', async () => {
    await change({})
    expect((await page()).changes).toEqual([])
  })

  it('of two pages are changed by one, and the other is refused', async () => {
    const ends = await Promise.allSettled([change({ minimum: '20' }), change({ minimum: '30' })])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(change({ secondAdmin: '1' })).rejects.toMatchObject({
      code: 'PAYOUT_RULES_CHANGED',
      details: { who: admin.name },
    })
    expect((await page()).changes).toHaveLength(1)
  })

  it.each(['', '0', '-5', '1e9', 'ten', '1.234', '9'.repeat(30)])('are no %j', (minimum) => {
    expect(() => typed({ minimum })).toThrow('price')
  })

  it('decide who is paid and who has to approve, as the preview said', async () => {
    await sell(market)
    await openAccount(market)
    const second = makeAdmin(market)
    const strict = { minimum: sen(1_000), secondAdmin: sen(1) }
    const { before, after } = await previewPayoutRules(market.ctx, admin, strict)
    expect(before).toMatchObject({ payouts: 1, below: 0, needsOther: false })
    expect(after).toMatchObject({ payouts: 1, total: before.total, needsOther: true })
    const high = { minimum: sen(before.total + 1), secondAdmin: sen(500_000) }
    expect((await previewPayoutRules(market.ctx, admin, high)).after).toEqual({
      payouts: 0,
      total: 0,
      below: 1,
      belowTotal: before.total,
      needsOther: false,
    })
    expect((await page()).changes).toEqual([])
    await change({ secondAdmin: '0.01' })
    const run = await proposePayouts(market.ctx, admin)
    expect(await refusalOf(approvePayouts(market.ctx, admin, run))).toBe('PAYOUT_SECOND_ADMIN')
    await approvePayouts(market.ctx, second, run)
  })
})
