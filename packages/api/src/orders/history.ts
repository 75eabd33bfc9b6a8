import { insertHistory, insertNotification, type Tx } from '@pasar/db'
import type { TransitionActor } from '@pasar/domain'
import type { Context } from '../context'

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

/** Tells a buyer who is connected that an order is in another state. */
export const tellState = (
  tx: Tx,
  ctx: Context,
  order: { id: string; buyerId: string },
  state: string,
): void =>
  ctx.events.tellAfter(tx, order.buyerId, { name: 'orderUpdated', data: { orderId: order.id, state } })

/** What members are told about orders. */
export type OrderNews =
  | 'orderPaid'
  | 'orderExpired'
  | 'orderCancelled'
  | 'orderRefunded'
  | 'paymentHeld'
  | 'parcelToShip'
  | 'shipReminder'
  | 'parcelShipped'
  | 'parcelDelivered'
  | 'parcelCompleted'
  | 'parcelCancelled'
  | 'addressChanged'
  | 'buyerNote'
  | 'claimOpened'
  | 'claimAnswered'
  | 'claimReturning'
  | 'claimEscalated'
  | 'claimClosed'

/** Tells a member what happened to an order; the words come from the language files under its kind. */
export async function notify(
  tx: Tx,
  ctx: Context,
  userId: string,
  kind: OrderNews,
  data: Record<string, string | number>,
  link: string,
): Promise<void> {
  const id = ctx.newId('notification')
  const now = ctx.now()
  await insertNotification(tx, { id, userId, kind, data, link, now })
  ctx.events.tellAfter(tx, userId, { name: 'notification', data: { _id: id, kind, link, createdAt: now } })
}
