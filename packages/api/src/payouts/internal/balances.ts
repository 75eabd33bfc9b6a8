import { findBalances } from '@pasar/db'
import {
  accountName,
  BALANCE_SIDES,
  type BalanceSide,
  memberAccount,
  type Sen,
  sen,
  ZERO,
} from '@pasar/domain'
import type { Context } from '../../platform/context'

/** What a member is owed as seller and as reseller; below 0 when it is they who owe. In the books the signs are the other way round. */
export async function owedTo(db: Context['db'], userId: string): Promise<Record<BalanceSide, Sen>> {
  const accounts = BALANCE_SIDES.map((side) => accountName(memberAccount(userId, side)))
  const [seller = ZERO, reseller = ZERO] = await findBalances(db, accounts)
  return { seller: sen(0 - seller), reseller: sen(0 - reseller) }
}
