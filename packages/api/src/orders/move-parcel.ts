import { moveParcel, type OrderHead, type ParcelTimes, type ParcelView, type Tx } from '@pasar/db'
import { mayMoveParcel, type ParcelState, parcelDueAt, type TransitionActor } from '@pasar/domain'
import type { Context } from '../context'
import { recordMove, tellState } from './history'

/** Who does something to an order. */
export interface By {
  actor: TransitionActor
  actorId: string | null
}

export const BY_SYSTEM: By = { actor: 'system', actorId: null }

/**
 * Moves a parcel on, if the table lets this actor and nobody was first: with its clock, its row in the history and
 * a word to the buyer's open pages. False when not.
 */
export async function stepParcel(
  tx: Tx,
  ctx: Context,
  { order, parcel }: { order: OrderHead; parcel: ParcelView },
  to: ParcelState,
  by: By,
  { note = '', ...times }: ParcelTimes & { note?: string } = {},
): Promise<boolean> {
  if (!mayMoveParcel(parcel.state, to, by.actor)) return false
  const dueAt = parcelDueAt(to, ctx.now(), order.country)
  if (!(await moveParcel(tx, parcel.id, [parcel.state], to, { dueAt, ...times }))) return false
  await recordMove(tx, ctx, {
    orderId: order.id,
    parcelId: parcel.id,
    from: parcel.state,
    to,
    actor: by.actor,
    actorId: by.actorId,
    note,
  })
  tellState(tx, ctx, order, order.state)
  return true
}
