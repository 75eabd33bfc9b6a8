import type { ClaimKind, ClaimState, DecidedPieces, Sen } from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { jsonList, jsonRows } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import type { Tx } from '../../kernel/transact'
import { type ClaimOwner, isOf } from './owner'
import { type ClaimPicture, insertClaimPictures } from './pictures'

export interface ClaimView {
  id: string
  orderId: string
  parcelId: string
  buyerId: string
  sellerId: string
  kind: ClaimKind
  state: ClaimState
  reason: string
  /** What the seller said. */
  answer: string
  /** What an admin said. */
  decision: string
  /** What the buyer would get back at most. */
  claimed: Sen
  offered: Sen | null
  refunded: Sen
  courier: string | null
  trackingNumber: string | null
  dueAt: number | null
  createdAt: number
  closedAt: number | null
  /** By when an admin decides. */
  decideBy: number | null
  /** When the parcel's protection would have ended, if it had arrived before. */
  protectedUntil: number | null
  /** Where the goods go back to; empty where none were asked for. */
  returnAddress: string
}

const claimColumns = sql`c.id, c.order_id as "orderId", c.parcel_id as "parcelId", c.buyer_id as "buyerId",
  c.seller_id as "sellerId", c.kind, c.state, c.reason, c.answer, c.decision, c.claimed_sen as claimed,
  c.offered_sen as offered, c.refunded_sen as refunded, c.courier, c.tracking_number as "trackingNumber",
  c.due_at as "dueAt", c.created_at as "createdAt", c.closed_at as "closedAt",
  c.decide_by as "decideBy", c.protected_until as "protectedUntil",
  c.return_address as "returnAddress"`

export async function findClaim(db: Db, claimId: string, owner: ClaimOwner): Promise<ClaimView | null> {
  const { rows } = await sql<ClaimView>`select ${claimColumns} from order_claims c
    where c.id = ${claimId} and ${isOf(owner)}`.execute(db)
  return rows[0] ?? null
}

/** Claims about the parcels of an order, the newest first. */
export async function findOrderClaims(db: Db, orderId: string): Promise<ClaimView[]> {
  const { rows } = await sql<ClaimView>`select ${claimColumns} from order_claims c
    where c.order_id = ${orderId} order by c.created_at desc, c.id desc`.execute(db)
  return rows
}

/** The claim a form has already made. */
export async function findClaimByKey(db: Db, buyerId: string, key: string): Promise<ClaimView | null> {
  const { rows } = await sql<ClaimView>`select ${claimColumns} from order_claims c
    where c.buyer_id = ${buyerId} and c.form_key = ${key}`.execute(db)
  return rows[0] ?? null
}

/** Claims whose time is up, the longest overdue first. */
export async function findDueClaims(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_claims')
    .select('id')
    .where('due_at', 'is not', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export interface NewClaim {
  id: string
  orderId: string
  parcelId: string
  buyerId: string
  sellerId: string
  kind: ClaimKind
  reason: string
  claimed: Sen
  key: string
  dueAt: number
  protectedUntil: number | null
  now: number
  lines: readonly { lineId: string; quantity: number }[]
  pictures: readonly ClaimPicture[]
}

/** @throws a unique constraint error when another claim of the parcel is open, or the key was used */
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<void> {
  await tx
    .insertInto('order_claims')
    .values({
      id: claim.id,
      order_id: claim.orderId,
      parcel_id: claim.parcelId,
      buyer_id: claim.buyerId,
      seller_id: claim.sellerId,
      kind: claim.kind,
      state: 'open',
      reason: claim.reason,
      claimed_sen: claim.claimed,
      offered_sen: null,
      courier: null,
      tracking_number: null,
      form_key: claim.key,
      due_at: claim.dueAt,
      protected_until: claim.protectedUntil,
      created_at: claim.now,
      answered_at: null,
      closed_at: null,
    })
    .execute()
  for (const { lineId, quantity } of claim.lines)
    await tx.insertInto('claim_lines').values({ claim_id: claim.id, line_id: lineId, quantity }).execute()
  await insertClaimPictures(tx, claim.id, 'buyer', claim.pictures)
}

/** What a move of a claim writes down besides its state. */
export interface ClaimChange {
  answer?: string
  answeredAt?: number
  decision?: string
  offered?: Sen | null
  refunded?: Sen
  courier?: string
  trackingNumber?: string
  returnAddress?: string
  dueAt: number | null
  decideBy?: number
  closedAt?: number
}

/** Moves a claim on; false when it was no longer in the state it should come from. */
export async function tryMoveClaim(
  tx: Tx,
  claimId: string,
  from: ClaimState,
  to: ClaimState,
  change: ClaimChange,
): Promise<boolean> {
  const { answer, answeredAt, decision, offered, refunded, courier, trackingNumber, decideBy, closedAt } =
    change
  const { returnAddress } = change
  const result = await tx
    .updateTable('order_claims')
    .set({
      state: to,
      due_at: change.dueAt,
      ...(answer === undefined ? {} : { answer }),
      ...(answeredAt === undefined ? {} : { answered_at: answeredAt }),
      ...(decision === undefined ? {} : { decision }),
      ...(offered === undefined ? {} : { offered_sen: offered }),
      ...(refunded === undefined ? {} : { refunded_sen: refunded }),
      ...(courier === undefined ? {} : { courier }),
      ...(trackingNumber === undefined ? {} : { tracking_number: trackingNumber }),
      ...(returnAddress === undefined ? {} : { return_address: returnAddress }),
      ...(decideBy === undefined ? {} : { decide_by: decideBy }),
      ...(closedAt === undefined ? {} : { closed_at: closedAt }),
    })
    .where('id', '=', claimId)
    .where('state', '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Some pieces of a line of an order. */
interface Pieces {
  lineId: string
  quantity: number
}

export async function findClaimLines(db: Db, claimId: string): Promise<Pieces[]> {
  return db
    .selectFrom('claim_lines')
    .select((eb) => [eb.ref('line_id').as('lineId'), 'quantity'])
    .where('claim_id', '=', claimId)
    .execute()
}

/** The pieces of an order that admins have decided about without giving them back; a line may be named by several claims. */
export async function findDecidedPieces(
  db: Db,
  orderId: string,
): Promise<(DecidedPieces & { claimId: string })[]> {
  const { rows } = await sql<DecidedPieces & { claimId: string }>`select c.id as "claimId", c.kind,
    n.line_id as "lineId", n.decided_quantity as quantity from order_claims c join claim_lines n on n.claim_id = c.id
    where c.order_id = ${orderId} and n.decided_quantity > 0`.execute(db)
  return rows
}

/** Notes that an admin has decided about these pieces of a claim, and that they do not go back. */
export async function noteDecidedPieces(tx: Tx, claimId: string, pieces: readonly Pieces[]): Promise<void> {
  for (const { lineId, quantity } of pieces)
    await tx
      .updateTable('claim_lines')
      .set({ decided_quantity: quantity })
      .where('claim_id', '=', claimId)
      .where('line_id', '=', lineId)
      .execute()
}

const readLines = jsonColumn('the lines of a claim', z.array(z.record(z.string(), z.unknown())))
const readPictures = jsonColumn('the pictures of a claim', z.array(z.string()))

/** What a buyer claimed, for the copy of their data. */
export async function exportClaims(
  db: Db,
  userId: string,
): Promise<(Record<string, unknown> & { pictures: string[] })[]> {
  const { rows } = await sql<
    Record<string, unknown> & { lines: string; pictures: string }
  >`select o.number as "orderNumber", c.kind, c.state, c.reason, c.answer, c.decision, c.claimed_sen as "claimedSen",
    c.offered_sen as "offeredSen", c.refunded_sen as "refundedSen", c.courier, c.tracking_number as "trackingNumber",
    c.created_at as "createdAt", c.closed_at as "closedAt",
    (select ${jsonRows({ title: 'l.title', quantity: 'n.quantity' })} from claim_lines n
      join order_lines l on l.id = n.line_id where n.claim_id = c.id) as lines,
    (select ${jsonList('key')} from claim_pictures p where p.claim_id = c.id and p.party = 'buyer') as pictures
    from order_claims c join orders o on o.id = c.order_id where c.buyer_id = ${userId}
    order by c.created_at desc, c.id desc`.execute(db)
  return rows.map((row) => ({
    ...row,
    lines: readLines(row.lines),
    pictures: readPictures(row.pictures),
  }))
}
