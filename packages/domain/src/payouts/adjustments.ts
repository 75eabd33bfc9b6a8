import { type Sen, sen } from '../kernel/money'
import { days, hours } from '../kernel/time'
import type { Account, Posting } from '../payments/ledger'

/** The two accounts a member can be owed on. */
export const BALANCE_SIDES = ['seller', 'reseller'] as const
export type BalanceSide = (typeof BALANCE_SIDES)[number]

/** A credit adds to what the member is owed, a debit takes from it. */
export const ADJUSTMENT_WAYS = ['credit', 'debit'] as const
export type AdjustmentWay = (typeof ADJUSTMENT_WAYS)[number]

/** Where the other half is booked: what the platform earns, what it spends on offers, or its bank account. */
export const ADJUSTED_AGAINST = ['fees', 'promotions', 'bank'] as const
export type AdjustedAgainst = (typeof ADJUSTED_AGAINST)[number]

/** What an admin adjusts alone counts against the limit so long: on one member's balances, and on those of all. */
export const COUNTED_ON_ONE = days(7)
export const COUNTED_ON_ALL = hours(24)

/** How much more an admin may adjust alone, of what they have adjusted alone lately. */
export const leftToAdjust = (limit: Sen, { here, all }: { here: number; all: number }): Sen =>
  sen(Math.max(0, limit - Math.max(here, all)))

const COUNTER_ACCOUNTS: Readonly<Record<AdjustedAgainst, Account>> = {
  fees: { type: 'fees' },
  promotions: { type: 'promotions' },
  bank: { type: 'cash', provider: 'bank' },
}

export const memberAccount = (userId: string, side: BalanceSide): Account =>
  side === 'seller' ? { type: 'seller', sellerId: userId } : { type: 'reseller', resellerId: userId }

/**
 * An adjustment of a balance against a named account: balanced, and nothing for 0.
 * @param owed by how many sen more is owed to the member; below 0 takes from them
 */
export function postAdjustment(
  userId: string,
  { side, against, owed }: { side: BalanceSide; against: AdjustedAgainst; owed: Sen },
): Posting[] {
  if (owed === 0) return []
  return [
    { account: memberAccount(userId, side), amount: sen(0 - owed), parcelId: null },
    { account: COUNTER_ACCOUNTS[against], amount: owed, parcelId: null },
  ]
}
