import { type Debtor, listDebtors } from '@pasar/db'
import { type DebtPlan, days, owedSince, planDebt, type Sen, sen } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readEntries } from './balance'

const DEBTORS_SHOWN = 100
/** Entries that are looked through for the beginning of a debt; an older one is at least as old as the last of them. */
const ENTRIES_SEARCHED = 200

export interface ShownDebt extends Debtor {
  plan: DebtPlan
  /** Since when without a break, and for how many whole days. */
  since: number
  age: number
}

/** Members who owe the market, since when, and what becomes of it: the largest debts first. */
export async function debtsPage(
  ctx: Context,
  _admin: Admin,
): Promise<{ debts: ShownDebt[]; total: Sen; hasMore: boolean }> {
  const rows = await listDebtors(ctx.db, DEBTORS_SHOWN + 1)
  const now = ctx.now()
  const range = { after: '', before: '~', order: 'newest', limit: ENTRIES_SEARCHED } as const
  const debts: ShownDebt[] = []
  for (const debtor of rows.slice(0, DEBTORS_SHOWN)) {
    const { entries } = await readEntries(ctx, debtor.userId, range)
    const since = owedSince(sen(0 - debtor.owed), entries) ?? now
    debts.push({ ...debtor, plan: planDebt(debtor), since, age: Math.floor((now - since) / days(1)) })
  }
  const total = sen(debts.reduce((sum: number, { owed }) => sum + owed, 0))
  return { debts, total, hasMore: rows.length > DEBTORS_SHOWN }
}
