import {
  NotMoved,
  type OrderHead,
  type ParcelTimes,
  type ParcelView,
  type Tx,
  tryMoveParcel,
} from '@pasar/db'
import { awaitsRest, mayMoveParcel, type ParcelState, parcelDueAt, type TransitionActor } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { notifyState, recordMove } from './history'

/** Who does something to an order. */
export interface By {
  actor: TransitionActor
  actorId: string | null
}

export const BY_SYSTEM: By = { actor: 'system', actorId: null }

/**
 * Moves a parcel on, if the table lets this actor and nobody was first: with its clock, its row in the history and
 * a word to the buyer's open pages. False when not, and while pieces of it are still to come.
 */
export async function tryStepParcel(
  tx: Tx,
  ctx: Context,
  { order, parcel }: { order: OrderHead; parcel: ParcelView },
  to: ParcelState,
  by: By,
  { note = '', ...times }: ParcelTimes & { note?: string } = {},
): Promise<boolean> {
  if (!mayMoveParcel(parcel.state, to, by.actor) || awaitsRest(parcel)) return false
  const dueAt = parcelDueAt(to, ctx.now(), order.country, parcel)
  if (!(await tryMoveParcel(tx, parcel.id, [parcel.state], to, { dueAt, ...times }))) return false
  await recordMove(tx, ctx, {
    orderId: order.id,
    parcelId: parcel.id,
    from: parcel.state,
    to,
    actor: by.actor,
    actorId: by.actorId,
    note,
  })
  notifyState(tx, ctx, order, order.state)
  return true
}

/** Moves a parcel on where nothing else is right. @throws NotMoved when the table does not let it, or another was first */
export async function stepParcel(
  ...[tx, ctx, found, to, by, change]: Parameters<typeof tryStepParcel>
): Promise<void> {
  if (!(await tryStepParcel(tx, ctx, found, to, by, change)))
    throw new NotMoved('parcel', found.parcel.id, to)
}
