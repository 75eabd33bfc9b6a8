import { sumAccountBefore, sumBooks } from '@pasar/db'
import {
  controlAccountOf,
  firstIdAt,
  isMemberAccounts,
  type Sen,
  sen,
  startOfMalaysianDay,
  trialBalance,
} from '@pasar/domain'
import type { Context } from '../../platform/context'

/**
 * What an account came to before a Malaysian day, in sen as booked. An account of the trial balance, which can have any
 * number of entries, is read from the sums of its days.
 */
export async function balanceBefore(ctx: Context, account: string, day: number): Promise<Sen> {
  const isOfMember = !isMemberAccounts(account) && isMemberAccounts(controlAccountOf(account))
  if (isOfMember) return sumAccountBefore(ctx.db, account, firstIdAt('ledger', startOfMalaysianDay(day)))
  const { rows } = trialBalance(await sumBooks(ctx.db, day - 1))
  return rows.find((row) => row.account === account)?.balance ?? sen(0)
}
