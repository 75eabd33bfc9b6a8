import type { Portion, Shipment } from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { jsonRows } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import { insertRow, type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

/** What of a parcel was shipped at one time. */
export interface ParcelPart {
  id: string
  parcelId: string
  /** From 1 on. */
  position: number
  courier: string
  courierPage: string | null
  trackingNumber: string
  shippedAt: number
  lines: Portion[]
}

const LINES = jsonRows({ lineId: 'l.line_id', quantity: 'l.quantity' })
const readLines = jsonColumn<Portion[]>(
  'the lines of a part',
  z.array(z.object({ lineId: z.string(), quantity: z.number() })),
)

const partsOf = prepareQuery((db, { orderId }: ParametersOf<{ orderId: string }>) =>
  sql<
    Omit<ParcelPart, 'lines'> & { lines: string }
  >`select t.id, t.parcel_id as "parcelId", t.position, t.courier, t.courier_page as "courierPage",
    t.tracking_number as "trackingNumber", t.shipped_at as "shippedAt",
    (select ${LINES} from parcel_part_lines l where l.part_id = t.id) as lines
    from parcels p join parcel_parts t on t.parcel_id = p.id
    where p.order_id = ${orderId} order by p.position, t.position`.compile(db),
)

/** The parts of an order's parcels, the oldest first; none of parcels that were shipped whole. */
export async function findParts(db: Db, orderId: string): Promise<ParcelPart[]> {
  const { rows } = await partsOf(db, { orderId })
  return rows.map((row) => ({ ...row, lines: readLines(row.lines) }))
}

/** A parcel of which pieces are still to come. */
export interface ParcelRest {
  id: string
  number: string
  pieces: number
  dueAt: number
}

/** A seller's parcels of which pieces are still to be shipped, the most urgent first. */
export async function listRests(db: Db, sellerId: string, limit: number): Promise<ParcelRest[]> {
  const { rows } = await sql<ParcelRest>`select p.id, o.number, p.rest_pieces as pieces, p.due_at as "dueAt"
    from parcels p join orders o on o.id = p.order_id
    where p.seller_id = ${sellerId} and p.rest_pieces > 0 order by p.due_at, p.id limit ${limit}`.execute(db)
  return rows
}

/** @throws a unique constraint error when another part has its position */
export async function insertPart(tx: Tx, part: ParcelPart): Promise<void> {
  await insertRow(tx, 'parcel_parts', {
    id: part.id,
    parcel_id: part.parcelId,
    position: part.position,
    courier: part.courier,
    courier_page: part.courierPage,
    tracking_number: part.trackingNumber,
    shipped_at: part.shippedAt,
  })
  for (const { lineId, quantity } of part.lines)
    await insertRow(tx, 'parcel_part_lines', { part_id: part.id, line_id: lineId, quantity })
}

/**
 * Writes how many pieces of a parcel on its way are still to come; false when that has changed meanwhile, or the
 * parcel is in another state.
 */
export async function tryChangeRest(
  tx: Tx,
  parcelId: string,
  before: number,
  rest: {
    pieces: number
    dueAt: number | null
    /** Left as they are when not given. */
    remindAt?: number | null
    shippedAt?: number
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parcels')
    .set({
      rest_pieces: rest.pieces,
      due_at: rest.dueAt,
      ...(rest.remindAt !== undefined && { remind_at: rest.remindAt }),
      ...(rest.shippedAt !== undefined && { shipped_at: rest.shippedAt }),
    })
    .where('id', '=', parcelId)
    .where('state', '=', 'shipped')
    .where('rest_pieces', '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Changes the tracking of a part; false when another has changed it. */
export async function tryChangePartTracking(
  tx: Tx,
  partId: string,
  before: string,
  { courier, courierPage, trackingNumber }: Shipment,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parcel_parts')
    .set({ courier, courier_page: courierPage, tracking_number: trackingNumber })
    .where('id', '=', partId)
    .where('tracking_number', '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
