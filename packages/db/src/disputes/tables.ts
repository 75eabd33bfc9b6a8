import type { ClaimKind, ClaimParty, ClaimState } from '@pasar/domain'
import type { Generated } from 'kysely'

export interface OrderClaimsTable {
  id: string
  order_id: string
  parcel_id: string
  buyer_id: string
  seller_id: string
  kind: ClaimKind
  state: ClaimState
  reason: string
  answer: Generated<string>
  decision: Generated<string>
  claimed_sen: number
  offered_sen: number | null
  refunded_sen: Generated<number>
  courier: string | null
  tracking_number: string | null
  form_key: string
  due_at: number | null
  created_at: number
  answered_at: number | null
  closed_at: number | null
  /** By when an admin decides; null before it is handed to them. */
  decide_by: Generated<number | null>
  /** When the parcel's protection would have ended, if it had arrived before. */
  protected_until: Generated<number | null>
  /** Where the goods go back to; empty where none were asked for. */
  return_address: Generated<string>
}

/** The address that a seller named last for goods that come back. */
export interface ReturnAddressesTable {
  seller_id: string
  address: string
}

export interface ClaimLinesTable {
  claim_id: string
  line_id: string
  quantity: number
  /** Of these an admin has decided that they stay with the buyer, or that a part of their money goes back. */
  decided_quantity: Generated<number>
}

/** Photos of claims are stored outside the public folder. */
export interface ClaimPicturesTable {
  key: string
  claim_id: string
  position: number
  /** Whose photo it is. */
  party: Generated<ClaimParty>
  width: number
  height: number
}

export interface DisputesTables {
  order_claims: OrderClaimsTable
  claim_lines: ClaimLinesTable
  claim_pictures: ClaimPicturesTable
  return_addresses: ReturnAddressesTable
}
