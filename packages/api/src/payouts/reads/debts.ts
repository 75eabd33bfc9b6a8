import { type Debtor, listBalanceChanges, listDebtors } from '@pasar/db'
import { type DebtPlan, days, owedSince, planDebt, type Sen, sen } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { accountsOf } from './balance'

const DEBTORS_SHOWN = 50
/** Transactions that are looked through for the beginning of a debt; an older one is at least as old as the last of them. */
const CHANGES_SEARCHED = 100

export interface ShownDebt extends Debtor {
  plan: DebtPlan
  /** Since when without a break, and for how many whole days. */
  since: number
  age: number
}

/** Members who owe the market, since when, and what becomes of it: the largest debts first. The total is null when there are more. */
export async function debtsPage(
  ctx: Context,
  _admin: Admin,
): Promise<{ debts: ShownDebt[]; total: Sen | null; hasMore: boolean }> {
  const rows = await listDebtors(ctx.db, DEBTORS_SHOWN + 1)
  const now = ctx.now()
  const debts: ShownDebt[] = []
  for (const debtor of rows.slice(0, DEBTORS_SHOWN)) {
    const accounts = Object.values(accountsOf(debtor.userId))
    const changes = await listBalanceChanges(ctx.db, accounts, CHANGES_SEARCHED)
    const since = owedSince(sen(0 - debtor.owed), changes) ?? now
    debts.push({ ...debtor, plan: planDebt(debtor), since, age: Math.floor((now - since) / days(1)) })
  }
  const hasMore = rows.length > DEBTORS_SHOWN
  const total = hasMore ? null : sen(debts.reduce((sum: number, { owed }) => sum + owed, 0))
  return { debts, total, hasMore }
}
