import type { OrderState, ParcelState, TransitionActor } from '@pasar/domain'
import { type Insertable, sql } from 'kysely'
import { NotMoved } from '../../kernel/not-moved'
import { insertRow, type ParametersOf, prepareQueryForList } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'
import type { Tables } from '../../tables'

export type NewOrder = Insertable<Tables['orders']>
export type NewParcel = Insertable<Tables['parcels']>
export type NewOrderLine = Insertable<Tables['order_lines']>

/** Writes an order with everything frozen in it. @throws a unique constraint error for a used idempotency key */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  parcels: readonly NewParcel[],
  lines: readonly NewOrderLine[],
): Promise<void> {
  await insertRow(tx, 'orders', order)
  for (const parcel of parcels) await insertRow(tx, 'parcels', parcel)
  for (const line of lines) await insertRow(tx, 'order_lines', line)
}

const setOrderState = prepareQueryForList(
  (
    db,
    move: ParametersOf<{ orderId: string; to: OrderState; paidAt: number | null }>,
    from: readonly OrderState[],
  ) =>
    db
      .updateTable('orders')
      .set({ state: move.to, paid_at: sql`coalesce(${move.paidAt}, paid_at)` })
      .where('id', '=', move.orderId)
      .where('state', 'in', from)
      .compile(),
)

/** Moves an order on; false when it was no longer in one of the states it should come from. */
export async function tryMoveOrder(
  tx: Tx,
  orderId: string,
  from: readonly OrderState[],
  to: OrderState,
  paidAt: number | null = null,
): Promise<boolean> {
  const { numAffectedRows } = await setOrderState(tx, { orderId, to, paidAt }, from)
  return numAffectedRows === 1n
}

/** Moves an order on. @throws NotMoved when it was no longer in one of the states it should come from */
export async function moveOrder(
  ...[tx, orderId, from, to, paidAt]: Parameters<typeof tryMoveOrder>
): Promise<void> {
  if (!(await tryMoveOrder(tx, orderId, from, to, paidAt))) throw new NotMoved('order', orderId, to)
}

/** When it got there; and when the clock moves it on from there, if it does. */
export interface ParcelTimes {
  shippedAt?: number
  deliveredAt?: number
  completedAt?: number
  dueAt?: number | null
  remindAt?: number
}

const setParcelState = prepareQueryForList(
  (
    db,
    move: ParametersOf<{
      parcelId: string
      to: ParcelState
      dueAt: number | null
      remindAt: number | null
      shippedAt: number | null
      deliveredAt: number | null
      completedAt: number | null
    }>,
    from: readonly ParcelState[],
  ) =>
    db
      .updateTable('parcels')
      .set({
        state: move.to,
        due_at: move.dueAt,
        remind_at: move.remindAt,
        shipped_at: sql`coalesce(${move.shippedAt}, shipped_at)`,
        delivered_at: sql`coalesce(${move.deliveredAt}, delivered_at)`,
        completed_at: sql`coalesce(${move.completedAt}, completed_at)`,
      })
      .where('id', '=', move.parcelId)
      .where('state', 'in', from)
      .compile(),
)

/** Moves a parcel on; false when it was no longer in one of the states it should come from. */
export async function tryMoveParcel(
  tx: Tx,
  parcelId: string,
  from: readonly ParcelState[],
  to: ParcelState,
  times: ParcelTimes = {},
): Promise<boolean> {
  const { dueAt = null, remindAt = null, shippedAt = null, deliveredAt = null, completedAt = null } = times
  const { numAffectedRows } = await setParcelState(
    tx,
    { parcelId, to, dueAt, remindAt, shippedAt, deliveredAt, completedAt },
    from,
  )
  return numAffectedRows === 1n
}

/** Keeps a parcel where it is until the commit; false when it was no longer there. */
export async function tryHoldParcel(tx: Tx, parcelId: string, state: ParcelState): Promise<boolean> {
  const result = await tx
    .updateTable('parcels')
    .set({ state })
    .where('id', '=', parcelId)
    .where('state', '=', state)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Gives a parcel another time at which the clock moves it on; false when it is in another state by now. */
export async function trySetDue(
  tx: Tx,
  parcelId: string,
  state: ParcelState,
  dueAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parcels')
    .set({ due_at: dueAt })
    .where('id', '=', parcelId)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Moves a parcel on. @throws NotMoved when it was no longer in one of the states it should come from */
export async function moveParcel(
  ...[tx, parcelId, from, to, times]: Parameters<typeof tryMoveParcel>
): Promise<void> {
  if (!(await tryMoveParcel(tx, parcelId, from, to, times))) throw new NotMoved('parcel', parcelId, to)
}

export interface HistoryEntry {
  id: string
  orderId: string
  parcelId: string | null
  from: string | null
  to: string
  actor: TransitionActor
  actorId: string | null
  note?: string
  at: number
}

export async function insertHistory(tx: Tx, entry: HistoryEntry): Promise<void> {
  await insertRow(tx, 'order_history', {
    id: entry.id,
    order_id: entry.orderId,
    parcel_id: entry.parcelId,
    from_state: entry.from,
    to_state: entry.to,
    actor: entry.actor,
    actor_id: entry.actorId,
    note: entry.note ?? '',
    at: entry.at,
  })
}
