import { countAdmins, listSettingChanges } from '@pasar/db'
import { PAYOUT_SETTING, type PayoutRules, type Sen, sen } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { payoutRules } from '../internal/rules'
import { sortBalances } from './proposal'

const CHANGES_SHOWN = 20

/** The rules of payout runs, and the last changes of them. */
export async function payoutRulesPage(ctx: Context, _admin: Admin) {
  const [rules, changes] = await Promise.all([
    payoutRules(ctx),
    listSettingChanges(ctx.db, Object.values(PAYOUT_SETTING), CHANGES_SHOWN),
  ])
  return {
    rules,
    changes: changes.map(({ name, ...change }) => ({
      ...change,
      rule: name === PAYOUT_SETTING.minimum ? ('minimum' as const) : ('secondAdmin' as const),
    })),
  }
}

/** What the next run would be under some rules. */
export interface RulesEffect {
  payouts: number
  total: Sen
  /** Members who are owed money, but too little to be paid. */
  below: number
  belowTotal: Sen
  /** Whether another admin would have to approve it. */
  needsOther: boolean
}

async function effectOf(ctx: Context, rules: PayoutRules): Promise<RulesEffect> {
  const { payable, held } = await sortBalances(ctx, ctx.db, rules)
  const below = held.filter(({ reason, balance }) => reason === 'belowMinimum' && balance > 0)
  const sumOf = (rows: readonly { balance: Sen }[]): Sen =>
    sen(rows.reduce((sum: number, { balance }) => sum + balance, 0))
  const total = sumOf(payable)
  return {
    payouts: payable.length,
    total,
    below: below.length,
    belowTotal: sumOf(below),
    needsOther: total > rules.secondAdmin && (await countAdmins(ctx.db)) > 1,
  }
}

/** What other rules would change about the next run. Writes nothing. */
export async function previewPayoutRules(ctx: Context, _admin: Admin, rules: PayoutRules) {
  return { before: await effectOf(ctx, await payoutRules(ctx)), after: await effectOf(ctx, rules) }
}
