import {
  addSold,
  type OrderHead,
  type OrderLineView,
  type ParcelView,
  restock,
  type Tx,
  tryChangeRest,
} from '@pasar/db'
import { countPieces, DomainError, type Portion, parcelDueAt, type Sen, valuePortions } from '@pasar/domain'
import { undoSale } from '../../auctions/internal/undo-sale'
import type { Context } from '../../platform/context'
import { recordMove } from './history'
import type { By } from './move-parcel'
import { followRefunds, type RefundRequest, refund } from './refund'
import { refundableOf } from './release'

/** A parcel of which pieces are refunded, with its own lines, and who refunds them. */
export interface RefundedParcel {
  order: OrderHead
  parcel: ParcelView
  lines: readonly OrderLineView[]
  by: By
}

/** What was not sent goes back on sale; an auction that sold it is unsold. */
export async function putBackOnSale(
  tx: Tx,
  ctx: Context,
  { lines, by }: Pick<RefundedParcel, 'lines' | 'by'>,
  portions: readonly Portion[],
): Promise<void> {
  const returned = portions.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ itemId: line.itemId, variantId: line.variantId, quantity }] : []
  })
  await restock(tx, returned)
  for (const { itemId, quantity } of returned) {
    await addSold(tx, itemId, -quantity)
    await undoSale(tx, ctx, itemId, by.actor)
  }
}

/**
 * Refunds pieces that are still to come of a parcel of which others were shipped. With the last of them the parcel goes
 * on with what was shipped, and its clock with it.
 * @param portions among those to come
 * @returns what the buyer gets back
 * @throws DomainError SALE_CHANGED when pieces were shipped or refunded meanwhile
 */
export async function refundRest(
  tx: Tx,
  ctx: Context,
  { order, parcel, lines, by }: RefundedParcel,
  portions: readonly Portion[],
  { reason, note }: { reason: RefundRequest['reason']; note: string },
): Promise<Sen> {
  const now = ctx.now()
  const pieces = parcel.restPieces - countPieces(portions)
  const arrives = parcelDueAt('shipped', parcel.shippedAt ?? now, order.country, parcel) ?? now
  const rest =
    pieces > 0 ? { pieces, dueAt: parcel.dueAt } : { pieces, dueAt: Math.max(now, arrives), remindAt: null }
  if (!(await tryChangeRest(tx, parcel.id, parcel.restPieces, rest))) throw new DomainError('SALE_CHANGED')
  await putBackOnSale(tx, ctx, { lines, by }, portions)
  // The shipping of what was sent stays with the seller.
  const back = valuePortions(refundableOf(parcel, lines), portions, false)
  await refund(tx, ctx, { order, parcel, back, reason })
  await recordMove(tx, ctx, {
    orderId: order.id,
    parcelId: parcel.id,
    from: parcel.state,
    to: 'rest_refunded',
    actor: by.actor,
    actorId: by.actorId,
    note,
  })
  await followRefunds(tx, ctx, order)
  return back.paid
}
