import { findShippingStaff, insertHistory, type Tx } from '@pasar/db'
import type { NoticeName, TransitionActor } from '@pasar/domain'
import { type News, notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'

export interface Move {
  orderId: string
  parcelId: string | null
  from: string | null
  to: string
  actor: TransitionActor
  actorId: string | null
  note?: string
}

/** Leaves a row in the order's history. */
export const recordMove = (tx: Tx, ctx: Context, move: Move): Promise<void> =>
  insertHistory(tx, { id: ctx.newId('history'), at: ctx.now(), ...move })

/** Notifies a buyer who is connected that an order is in another state. */
export const notifyState = (
  tx: Tx,
  ctx: Context,
  order: { id: string; buyerId: string },
  state: string,
): void =>
  ctx.events.emitAfterCommit(tx, order.buyerId, { name: 'orderUpdated', data: { orderId: order.id, state } })

/** Notifies a member of what happened to an order. */
export const notify = (
  tx: Tx,
  ctx: Context,
  userId: string,
  kind: NoticeName,
  data: News['data'],
  link: string,
): Promise<void> => notifyMember(tx, ctx, { userId, kind, data, link })

/** Notifies a seller, and their staff who may ship, of what happened to a parcel of theirs. */
export async function notifySeller(
  tx: Tx,
  ctx: Context,
  sellerId: string,
  kind: NoticeName,
  data: News['data'],
  link: string,
): Promise<void> {
  const people = [sellerId, ...(await findShippingStaff(tx, sellerId))]
  for (const userId of people) await notify(tx, ctx, userId, kind, data, link)
}
