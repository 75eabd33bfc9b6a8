import type { AdjustedAgainst, BalanceSide, PayoutState, SwiftCode } from '@pasar/domain'
import type { ColumnType, Generated } from 'kysely'

/** Where members are paid. A change adds a row and closes the one before. */
export interface BankAccountsTable {
  id: string
  user_id: string
  bank: SwiftCode
  sealed_number: string
  holder: string
  created_at: number
  /** From when on payouts go to it. */
  usable_at: number
  /** Null for the one that holds. */
  replaced_at: number | null
}

export interface PayoutRunsTable {
  id: string
  state: 'proposed' | 'approved' | 'cancelled'
  proposed_by: string
  proposed_at: number
  decided_by: string | null
  decided_at: number | null
  /** Above which a second admin had to approve when it was proposed; null for older runs. */
  limit_sen: Generated<number | null>
}

/** Adjustments of balances. Rows are never changed; one is reversed by another row. */
export interface LedgerAdjustmentsTable {
  transaction_id: string
  user_id: string
  side: BalanceSide
  against: AdjustedAgainst
  /** By how much more is owed to the member; below 0 when it was taken from them. */
  owed_sen: number
  reason: string
  made_by: string
  reverses: string | null
}

/** Sums of the ledger by Malaysian day. Kept by a trigger. */
export interface LedgerDaysTable {
  account: string
  day: ColumnType<number, never, never>
  debit_sen: ColumnType<number, never, never>
  credit_sen: ColumnType<number, never, never>
  entries: ColumnType<number, never, never>
}

export interface PayoutsTable {
  id: string
  run_id: string
  user_id: string
  bank_account_id: string
  /** What banks print beside it. */
  reference: string
  /** What of it is owed to the member as a seller; below 0 when it is they who owe. */
  seller_sen: number
  reseller_sen: number
  amount_sen: number
  state: Generated<PayoutState>
  /** Why it failed or was left out. */
  note: Generated<string>
  created_at: number
  moved_at: number
  /** What the bank calls the transfer that failed; empty until somebody has confirmed it. */
  bank_reference: Generated<string>
  /** When it was confirmed that it failed; null for all others. */
  confirmed_at: Generated<number | null>
}
