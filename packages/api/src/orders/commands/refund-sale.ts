import {
  addSold,
  findAnyOrderHead,
  findOrderLines,
  findOwnParcel,
  type OrderHead,
  type OrderLineView,
  type ParcelView,
  restock,
  type Tx,
  tryHoldParcel,
} from '@pasar/db'
import {
  allPortions,
  DomainError,
  isWithin,
  mayRefundSale,
  type RefundSaleInput,
  valuePortions,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { recordMove } from '../internal/history'
import { type By, tryStepParcel } from '../internal/move-parcel'
import { followRefunds, refund } from '../internal/refund'
import { refundableOf } from '../internal/release'
import { cancelUnshipped } from './cancel-parcel'

const countReturned = (lines: readonly OrderLineView[]): number =>
  lines.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0)

/**
 * A seller refunds pieces of a parcel of their own accord, until its money is released; shipping goes back with
 * the last of them. What is not sent yet goes back on sale, and a parcel of which nothing is left to send is cancelled.
 * @throws DomainError NOT_FOUND for others' parcels too, SALE_NOT_REFUNDABLE, SALE_CHANGED when pieces went back
 *   since the page was made, CLAIM_EMPTY
 */
export async function refundSale(ctx: Context, seller: Seller, input: RefundSaleInput): Promise<void> {
  const { parcelId, portions, reason, seen } = input
  await ctx.transact(async (tx) => {
    const parcel = await findOwnParcel(tx, parcelId, seller.id)
    const order = parcel && (await findAnyOrderHead(tx, parcel.orderId))
    if (!order || order.paidAt === null) throw new DomainError('NOT_FOUND')
    const lines = (await findOrderLines(tx, order.id)).filter((line) => line.parcelId === parcelId)
    if (countReturned(lines) !== seen) throw new DomainError('SALE_CHANGED')
    // Whoever moves the parcel at the same time is before this or after it, never in between.
    if (!mayRefundSale(parcel.state) || !(await tryHoldParcel(tx, parcelId, parcel.state)))
      throw new DomainError('SALE_NOT_REFUNDABLE')
    const all = allPortions(refundableOf(parcel, lines))
    if (!isWithin(portions, all)) throw new DomainError('CLAIM_EMPTY')
    const by: By = { actor: 'seller', actorId: seller.id }
    const count = (pieces: typeof all) => pieces.reduce((sum, { quantity }) => sum + quantity, 0)
    const isWhole = count(portions) === count(all)
    if (isWhole && parcel.state === 'to_ship') {
      if (!(await cancelUnshipped(tx, ctx, { order, parcel }, by, reason)))
        throw new DomainError('SALE_NOT_REFUNDABLE')
      return
    }
    await refundPieces(tx, ctx, { order, parcel, lines, by }, input, isWhole)
  })
}

async function refundPieces(
  tx: Tx,
  ctx: Context,
  {
    order,
    parcel,
    lines,
    by,
  }: { order: OrderHead; parcel: ParcelView; lines: readonly OrderLineView[]; by: By },
  { portions, reason }: RefundSaleInput,
  isWhole: boolean,
): Promise<void> {
  const back = valuePortions(refundableOf(parcel, lines), portions, true)
  if (parcel.state === 'to_ship') {
    const pieces = portions.flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId)
      return line ? [{ itemId: line.itemId, variantId: line.variantId, quantity }] : []
    })
    await restock(tx, pieces)
    for (const { itemId, quantity } of pieces) await addSold(tx, itemId, -quantity)
  }
  await refund(tx, ctx, { order, parcel, back, reason: 'seller' })
  if (isWhole) {
    if (!(await tryStepParcel(tx, ctx, { order, parcel }, 'returned', by, { note: reason })))
      throw new DomainError('SALE_NOT_REFUNDABLE')
  } else
    await recordMove(tx, ctx, {
      orderId: order.id,
      parcelId: parcel.id,
      from: parcel.state,
      to: 'pieces_refunded',
      actor: by.actor,
      actorId: by.actorId,
      note: reason,
    })
  await followRefunds(tx, ctx, order)
}
