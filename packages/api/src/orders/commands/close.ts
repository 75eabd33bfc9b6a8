import {
  findAnyOrderHead,
  findExpiredOrders,
  findOrderLines,
  findOwnOrderHead,
  findParcels,
  moveParcel,
  type OrderHead,
  releaseCouponUses,
  restock,
  type Tx,
  tryMoveOrder,
} from '@pasar/db'
import { DomainError, linkTo, mayMoveOrder, type TransitionActor } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { notifyTaken } from '../../auctions/internal/notify'
import type { Context } from '../../platform/context'
import { queueOrderMail } from '../../platform/mail/order-mails'
import { notify, notifyState, recordMove } from '../internal/history'
import { orderRoots } from '../internal/roots'

/** Ends an unpaid order: stock and coupons go back. False when it was no longer unpaid. */
async function closeUnpaid(
  tx: Tx,
  ctx: Context,
  order: OrderHead,
  to: 'expired' | 'cancelled',
  by: { actor: TransitionActor; actorId: string | null },
): Promise<boolean> {
  if (!mayMoveOrder('awaiting_payment', to, by.actor)) return false
  if (!(await tryMoveOrder(tx, order.id, ['awaiting_payment'], to))) return false
  const lines = await findOrderLines(tx, order.id)
  await restock(tx, lines)
  await notifyTaken(
    tx,
    ctx,
    lines.map(({ itemId }) => itemId),
  )
  await releaseCouponUses(tx, order.id, ctx.now())
  await recordMove(tx, ctx, { orderId: order.id, parcelId: null, from: 'awaiting_payment', to, ...by })
  notifyState(tx, ctx, order, to)
  const parcels = await findParcels(tx, order.id)
  for (const parcel of parcels) {
    await moveParcel(tx, parcel.id, ['awaiting_payment'], 'cancelled')
    await recordMove(tx, ctx, {
      orderId: order.id,
      parcelId: parcel.id,
      from: 'awaiting_payment',
      to: 'cancelled',
      ...by,
    })
  }
  const kind = to === 'expired' ? 'orderExpired' : 'orderCancelled'
  await notify(
    tx,
    ctx,
    order.buyerId,
    kind,
    { number: order.number },
    linkTo('/orders/user/:orderId', { orderId: order.id }),
  )
  await queueOrderMail(tx, ctx, kind, { head: order, parcels, lines })
  return true
}

/** Orders closed in one run, each in a transaction of its own. */
const BATCH = 100

/** Expires unpaid orders whose time is up. @returns how many */
export async function expireOrders(ctx: Context): Promise<number> {
  const due = await findExpiredOrders(ctx.db, ctx.now(), BATCH)
  let count = 0
  for (const orderId of due) if (await expireOrder(ctx, orderId)) count += 1
  return count
}

/** Expires one order; false when it is not unpaid or still has time. */
export const expireOrder = (ctx: Context, orderId: string): Promise<boolean> =>
  ctx.transact(orderRoots(orderId), async (tx) => {
    const order = await findAnyOrderHead(tx, orderId)
    if (order === null || order.expiresAt > ctx.now()) return false
    return closeUnpaid(tx, ctx, order, 'expired', { actor: 'system', actorId: null })
  })

/** Cancels a buyer's own unpaid order. @throws DomainError NOT_FOUND, ORDER_NOT_CANCELLABLE */
export async function cancelOrder(ctx: Context, buyer: Buyer, orderId: string): Promise<void> {
  await ctx.transact(orderRoots(orderId), async (tx) => {
    const order = await findOwnOrderHead(tx, orderId, buyer.id)
    if (!order) throw new DomainError('NOT_FOUND')
    if (!(await closeUnpaid(tx, ctx, order, 'cancelled', { actor: 'buyer', actorId: buyer.id })))
      throw new DomainError('ORDER_NOT_CANCELLABLE')
  })
}
