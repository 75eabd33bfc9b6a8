import type {
  AdjustedAgainst,
  BalanceSide,
  Finding,
  LineProblem,
  PayoutState,
  SwiftCode,
} from '@pasar/domain'
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
  /** What another admin had proposed; null for what its author booked alone. */
  request_id: Generated<string | null>
}

/** Debts that were written off. Rows are never changed. */
export interface DebtWaiversTable {
  transaction_id: string
  user_id: string
  waived_sen: number
  made_by: string
  /** What another admin had proposed; null for what its author wrote off alone. */
  request_id: string | null
}

export interface AdjustmentRequestsTable {
  id: string
  user_id: string
  side: BalanceSide
  against: AdjustedAgainst
  owed_sen: number
  reason: string
  proposed_by: string
  proposed_at: number
  state: Generated<'waiting' | 'booked' | 'dropped'>
  decided_by: Generated<string | null>
  decided_at: Generated<number | null>
  /** The adjustment that it is the reversal of; null for all others. */
  reverses: Generated<string | null>
  /** 1 for writing off what the member owes, as a whole. */
  is_waiver: Generated<number>
}

/** Sums of the ledger by Malaysian day. Kept by a trigger. */
export interface LedgerDaysTable {
  account: string
  day: ColumnType<number, never, never>
  debit_sen: ColumnType<number, never, never>
  credit_sen: ColumnType<number, never, never>
  entries: ColumnType<number, never, never>
}

/** What of a member's balance is no release. Filled by a trigger. */
export interface BalanceKindsTable {
  account: string
  kind: ColumnType<'payouts' | 'refunds' | 'other', never, never>
  transaction_id: string
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

export type StatementState = 'draft' | 'running' | 'done' | 'discarded'

/** Statements of the market's bank accounts. */
export interface BankStatementsTable {
  id: string
  /** Bank and the end of the number, e.g. "MBBEMYKL 6789". */
  account: string
  file_name: string
  /** SHA-256 of the file. */
  digest: string
  state: StatementState
  uploaded_by: string
  uploaded_at: number
  decided_by: string | null
  decided_at: number | null
  /** The rows of the file as JSON while it is a draft. */
  table_rows: string | null
  /** JSON: what each column says; null until it is known. */
  mapping: Generated<string | null>
  line_count: Generated<number>
  skipped_count: Generated<number>
  /** What members read whose payouts have come back by it. */
  return_note: Generated<string>
}

/** The lines of statements, in the order in which they are matched. */
export interface BankLinesTable {
  statement_id: string
  position: number
  /** Of the file. */
  row: number
  account: string
  /** Of account, day, text, amount and balance, as a digest. */
  key: string
  day: string
  words: string
  amount_sen: number
  balance_sen: number | null
  problem: LineProblem | null
  /** Whose reference stands in it. */
  payout_id: string | null
  /** What it came to; null until its statement is confirmed. */
  outcome: Generated<Finding | null>
  /** How somebody explained it. */
  note: Generated<string>
  explained_by: Generated<string | null>
  explained_at: Generated<number | null>
}

/** Who a member is for e-invoices, a row per change. */
export interface TaxDetailsTable {
  user_id: string
  valid_from: number
  sealed: string
  on_invoices: 0 | 1
}

export interface PayoutsTables {
  tax_details: TaxDetailsTable
  bank_accounts: BankAccountsTable
  payout_runs: PayoutRunsTable
  payouts: PayoutsTable
  bank_statements: BankStatementsTable
  bank_lines: BankLinesTable
  ledger_adjustments: LedgerAdjustmentsTable
  adjustment_requests: AdjustmentRequestsTable
  debt_waivers: DebtWaiversTable
  ledger_days: LedgerDaysTable
  balance_kinds: BalanceKindsTable
}
