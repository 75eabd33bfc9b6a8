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
  /** When the next step is due of goods that come back. */
  dueAt: number | null
  closedAt: number | null
}

/** Written out, so that the index of each list serves. */
const LISTS = {
  escalated: { of: sql`c.state = 'escalated'`, time: 'decideBy', order: 'asc' },
  returning: {
    of: sql`c.state in ('return_asked', 'returning') and c.decision <> ''`,
    time: 'dueAt',
    order: 'asc',
  },
  decided: { of: sql`c.state = 'decided'`, time: 'closedAt', order: 'desc' },
} as const satisfies Record<ClaimList, object>

const TIMES = { decideBy: sql`c.decide_by`, dueAt: sql`c.due_at`, closedAt: sql`c.closed_at` }

/**
 * A page of the claims to decide, or of those whose goods come back by decision of an admin, those due first on top; of the
 * decided ones, the latest; or the other way round.
 */
export async function listReviewedClaims(
  db: Db,
  list: ClaimList,
  cursor: TimeCursor | null,
  limit: number,
  sort: ListSort = 'usual',
): Promise<{ claims: ReviewedClaim[]; next: string | null }> {
  const { of, time: timeName, order } = LISTS[list]
  const time = TIMES[timeName]
  const isUpwards = orderOf(order, sort) === 'asc'
  const direction = isUpwards ? sql`asc` : sql`desc`
  const beyond = isUpwards ? sql`>` : sql`<`
  const from = cursor ?? { at: isUpwards ? 0 : Number.MAX_SAFE_INTEGER, id: '' }
  const { rows } =
    await sql<ReviewedClaim>`select c.id, o.number, c.kind, c.state, p.store_name as "storeName",
    p.shipping_method as "shippingMethod",
    c.claimed_sen as claimed, c.refunded_sen as refunded, c.created_at as "createdAt", c.decide_by as "decideBy",
    c.due_at as "dueAt", c.closed_at as "closedAt"
    from order_claims c join orders o on o.id = c.order_id join parcels p on p.id = c.parcel_id
    where ${of}
    and (${time}, c.id) ${beyond} (${from.at}, ${from.id})
    order by ${time} ${direction}, c.id ${direction} limit ${limit + 1}`.execute(db)
  const claims = rows.slice(0, limit)
  const last = claims.at(-1)
  const at = last?.[timeName]
  return {
    claims,
    next: rows.length > limit && last ? encodeTimeCursor({ at: at ?? 0, id: last.id }) : null,
  }
}
