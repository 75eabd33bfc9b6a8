import { findStaffWho, insertHistory, type Tx } from '@pasar/db'
import type { NoticeName, OrderState, StaffPermission, TransitionActor } from '@pasar/domain'
import type { CheckedPath } from '@pasar/domain/access/link-to'
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
  state: OrderState,
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

/**
 * Notifies a seller of what happened to a parcel of theirs, and their staff who may act on it.
 * @param needed the permissions of the page that the link leads to
 */
export async function notifySeller<To extends string>(
  tx: Tx,
  ctx: Context,
  sellerId: string,
  kind: NoticeName,
  data: News['data'],
  link: CheckedPath<To>,
  needed: readonly StaffPermission[] = ['ship'],
): Promise<void> {
  const people = [sellerId, ...(await findStaffWho(tx, sellerId, needed))]
  for (const userId of people) await notify(tx, ctx, userId, kind, data, link)
}
