import {
  findAnyParcel,
  findDecidedPieces,
  findOrderLines,
  noteDecidedPieces,
  type OrderHead,
  type OrderLineView,
  type Tx,
} from '@pasar/db'
import { DomainError, lowerDecided, type Portion, type Sen, valuePortions } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { canBeSoldAgain } from './agreed-day'
import { recordMove } from './history'
import { BY_SYSTEM, stepParcel, tryStepParcel } from './move-parcel'
import { followRefunds, type RefundRequest, refund } from './refund'
import { putBackOnSale, type RefundedParcel } from './refund-rest'
import { refundableOf, releaseRest } from './release'

/**
 * Refunds pieces of a parcel. Before it is shipped, or before the day of a service, they go back on sale.
 * With the last of the goods nothing is left to ship: files are there already, the shipping goes back, and the parcel
 * completes. With the last piece of all it is returned.
 * What admins have decided about is less by these.
 * @returns what the buyer gets back
 * @throws DomainError SALE_NOT_REFUNDABLE when all of it would go back and the parcel has moved on
 */
export async function refundPieces(
  tx: Tx,
  ctx: Context,
  { order, parcel, lines, by }: RefundedParcel,
  { portions, reason, note }: { portions: readonly Portion[]; reason: RefundRequest['reason']; note: string },
): Promise<Sen> {
  const isGone = ({ id, quantity, refundedQuantity }: OrderLineView) =>
    refundedQuantity + (portions.find(({ lineId }) => lineId === id)?.quantity ?? 0) >= quantity
  const rest = lines.filter((line) => !isGone(line))
  const onlyFiles = parcel.state === 'to_ship' && rest.length > 0 && rest.every(({ isVirtual }) => isVirtual)
  const back = valuePortions(refundableOf(parcel, lines), portions, true)
  if (await canBeSoldAgain(tx, ctx, parcel)) await putBackOnSale(tx, ctx, { lines, by }, portions)
  await refund(tx, ctx, { order, parcel, back, reason })
  for (const piece of lowerDecided(await findDecidedPieces(tx, order.id), portions))
    await noteDecidedPieces(tx, piece.claimId, [piece])
  if (rest.length === 0) {
    if (!(await tryStepParcel(tx, ctx, { order, parcel }, 'returned', by, { note })))
      throw new DomainError('SALE_NOT_REFUNDABLE')
  } else
    await recordMove(tx, ctx, {
      orderId: order.id,
      parcelId: parcel.id,
      from: parcel.state,
      to: 'pieces_refunded',
      actor: by.actor,
      actorId: by.actorId,
      note,
    })
  if (onlyFiles) await completeFiles(tx, ctx, order, parcel.id)
  await followRefunds(tx, ctx, order)
  return back.paid
}

/** Nothing is shipped any more: the parcel completes, and what its files cost is released. */
async function completeFiles(tx: Tx, ctx: Context, order: OrderHead, parcelId: string): Promise<void> {
  const parcel = await findAnyParcel(tx, parcelId)
  if (!parcel) throw new DomainError('NOT_FOUND')
  const now = ctx.now()
  await stepParcel(tx, ctx, { order, parcel }, 'completed', BY_SYSTEM, { deliveredAt: now, completedAt: now })
  await releaseRest(tx, ctx, parcel, await findOrderLines(tx, order.id))
}
