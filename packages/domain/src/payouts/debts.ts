import { type Sen, sen } from '../kernel/money'

/** What becomes of a debt: money on hold covers it, later sales do, or somebody has to ask for it. */
export type DebtPlan = 'held' | 'sales' | 'collect'

export const planDebt = ({ owed, held, isActive }: { owed: Sen; held: Sen; isActive: boolean }): DebtPlan => {
  if (held >= owed) return 'held'
  return isActive ? 'sales' : 'collect'
}

/** By how much more was owed to a member, and when. */
export interface BalanceChange {
  at: number
  amount: Sen
}

/**
 * Since when a balance has been below 0 without a break.
 * @param changes that made the balance, the newest first; as many as are known
 * @returns null when it is not below 0; the oldest of the changes when the break is further back
 */
export function owedSince(balance: Sen, changes: readonly BalanceChange[]): number | null {
  if (balance >= 0) return null
  let before = balance
  for (const { at, amount } of changes) {
    before = sen(before - amount)
    if (before >= 0) return at
  }
  return changes.at(-1)?.at ?? null
}
