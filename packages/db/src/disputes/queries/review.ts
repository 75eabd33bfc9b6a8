import {
  type ClaimKind,
  type ClaimList,
  type ClaimState,
  type ListSort,
  orderOf,
  type Sen,
} from '@pasar/domain'
import { sql } from 'kysely'
import { encodeTimeCursor, type TimeCursor } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'

/** A claim in the list of those who decide. */
export interface ReviewedClaim {
  id: string
  number: string
  kind: ClaimKind
  state: ClaimState
  storeName: string
  shippingMethod: string
  claimed: Sen
  refunded: Sen
  createdAt: number
  decideBy: number | null
  closedAt: number | null
}

/** A page of the claims to decide, those due first on top; of the decided ones, the latest; or the other way round. */
export async function listReviewedClaims(
  db: Db,
  list: ClaimList,
  cursor: TimeCursor | null,
  limit: number,
  sort: ListSort = 'usual',
): Promise<{ claims: ReviewedClaim[]; next: string | null }> {
  const isOpen = list === 'escalated'
  const time = isOpen ? sql`c.decide_by` : sql`c.closed_at`
  const isUpwards = orderOf(isOpen ? 'asc' : 'desc', sort) === 'asc'
  const direction = isUpwards ? sql`asc` : sql`desc`
  const beyond = isUpwards ? sql`>` : sql`<`
  const from = cursor ?? { at: isUpwards ? 0 : Number.MAX_SAFE_INTEGER, id: '' }
  const { rows } =
    await sql<ReviewedClaim>`select c.id, o.number, c.kind, c.state, p.store_name as "storeName",
    p.shipping_method as "shippingMethod",
    c.claimed_sen as claimed, c.refunded_sen as refunded, c.created_at as "createdAt", c.decide_by as "decideBy",
    c.closed_at as "closedAt"
    from order_claims c join orders o on o.id = c.order_id join parcels p on p.id = c.parcel_id
    where c.state = ${sql.lit(list)}
    and (${time}, c.id) ${beyond} (${from.at}, ${from.id})
    order by ${time} ${direction}, c.id ${direction} limit ${limit + 1}`.execute(db)
  const claims = rows.slice(0, limit)
  const last = claims.at(-1)
  const at = last && (isOpen ? last.decideBy : last.closedAt)
  return {
    claims,
    next: rows.length > limit && last ? encodeTimeCursor({ at: at ?? 0, id: last.id }) : null,
  }
}
