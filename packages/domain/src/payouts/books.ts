import { type Sen, sen } from '../kernel/money'

/** Accounts of which every member has one: the trial balance shows each kind as one account. */
export const MEMBER_ACCOUNTS = ['held', 'seller', 'reseller'] as const
export type MemberAccounts = (typeof MEMBER_ACCOUNTS)[number]

export const isMemberAccounts = (name: string): name is MemberAccounts =>
  MEMBER_ACCOUNTS.some((kind) => kind === name)

/** The account of the trial balance that an account of the ledger belongs to: "seller:usr_1" to "seller". */
export function controlAccountOf(account: string): string {
  const [kind = ''] = account.split(':', 1)
  return isMemberAccounts(kind) ? kind : account
}

/** Accounts as the ledger names them, and those of all members of a kind. Says nothing about whether one has entries. */
export const isAccountName = (name: string): boolean => /^[a-z_]{1,30}(?::[a-z0-9_]{1,40})?$/.test(name)

/** What was booked to an account: both sums are not below 0. */
export interface AccountSums {
  account: string
  debit: Sen
  credit: Sen
}

export interface TrialRow extends AccountSums {
  /** Above 0 when the debits are more. */
  balance: Sen
}

export interface TrialBalance {
  rows: TrialRow[]
  debit: Sen
  credit: Sen
  /** 0 when the books are right. */
  difference: Sen
}

export const balanceOf = ({ debit, credit }: Pick<AccountSums, 'debit' | 'credit'>): Sen =>
  sen(debit - credit)

/** All accounts with what they come to, by their names. */
export function trialBalance(sums: readonly AccountSums[]): TrialBalance {
  const rows = sums
    .map((row) => ({ ...row, balance: balanceOf(row) }))
    .toSorted((a, b) => (a.account < b.account ? -1 : 1))
  const debit = sen(rows.reduce((sum: number, row) => sum + row.debit, 0))
  const credit = sen(rows.reduce((sum: number, row) => sum + row.credit, 0))
  return { rows, debit, credit, difference: sen(debit - credit) }
}
