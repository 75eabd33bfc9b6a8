import type { SellerKind, SellerStatus, SwiftCode } from '@pasar/domain'
import type { ColumnType, Generated } from 'kysely'

/** Who a seller is in law, from a moment on. What was said before stays: invoices keep what they showed. */
export interface SellerBusinessesTable {
  seller_id: string
  valid_from: number
  name: string
  registration: string
  /** Null when not registered for sales and service tax. */
  sst_number: string | null
  /** Tax that prices hold, in basis points. */
  sst_bps: number
  address: string
  email: string
  phone: string
}

export interface SellerApplicationsTable {
  id: string
  user_id: string
  state: Generated<SellerStatus>
  kind: SellerKind
  /** As written in the proof. */
  legal_name: string
  sealed_registration: string
  sst_number: Generated<string>
  address: string
  phone: string
  store_name: string
  body: string
  bank: SwiftCode
  sealed_account: string
  account_holder: string
  /** Names the file of the proof. */
  paper_key: string
  /** The reason for the decision, as the member reads it. */
  reason: Generated<string>
  created_at: number
  decided_at: number | null
  decided_by: string | null
}

/** What a seller sold on a Malaysian day, by when it was paid; amounts in sen, refunds taken off. Kept by triggers. */
export interface SellerDaysTable {
  seller_id: string
  /** Days since 1970-01-01. */
  day: number
  parcels: ColumnType<number, never, never>
  items_sen: ColumnType<number, never, never>
  shipped: ColumnType<number, never, never>
  late: ColumnType<number, never, never>
  /** By the seller, or because it was not shipped in time. */
  cancelled: ColumnType<number, never, never>
}
