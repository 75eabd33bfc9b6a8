import type { ColumnType, Generated } from 'kysely'

export type RefundState = 'requested' | 'done' | 'failed'

export type PaymentState = 'open' | 'succeeded' | 'held' | 'refunded' | 'closed'

export interface PaymentsTable {
  id: string
  order_id: string
  provider: string
  provider_ref: string | null
  state: PaymentState
  amount_sen: number
  currency: Generated<string>
  note: Generated<string>
  created_at: number
  settled_at: number | null
  /** What was received where it is not what was asked for; null elsewhere. */
  received_sen: Generated<number | null>
  received_currency: Generated<string | null>
}

export interface PaymentEventsTable {
  provider: string
  event_id: string
  payment_id: string | null
  type: string
  payload: string
  outcome: string
  received_at: number
}

export interface RefundsTable {
  id: string
  payment_id: string
  amount_sen: number
  reason: string
  state: RefundState
  created_at: number
  done_at: number | null
  /** What it is for, when it is not a payment that came too late. */
  parcel_id: Generated<string | null>
  claim_id: Generated<string | null>
  /** How often it was sent once more after the provider had refused it. */
  tries: Generated<number>
}

export type DemoChargeState = 'open' | 'needs_code' | 'declined' | 'succeeded' | 'refunded'

/** What the built-in demonstration provider knows; a real provider keeps this on its own machines. */
export interface DemoChargesTable {
  payment_id: string
  state: DemoChargeState
  amount_sen: number
  card_last4: Generated<string>
  tries: Generated<number>
  updated_at: number
}

export interface LedgerTransactionsTable {
  id: string
  kind: 'payment' | 'refund' | 'bounce' | 'release' | 'payout' | 'adjustment'
  reference: string
  at: number
}

export interface LedgerEntriesTable {
  transaction_id: string
  position: number
  account: string
  amount_sen: number
  parcel_id: string | null
}

/** The sum of an account's entries. Kept by a trigger. */
export interface LedgerBalancesTable {
  account: string
  amount_sen: ColumnType<number, never, never>
}

export interface PaymentsTables {
  payments: PaymentsTable
  payment_events: PaymentEventsTable
  refunds: RefundsTable
  demo_charges: DemoChargesTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  ledger_balances: LedgerBalancesTable
}
