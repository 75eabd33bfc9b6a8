import {
  findAnyOrderHead,
  findAnyParcel,
  findOrderLines,
  findOwnParcel,
  type OrderedParcel,
  type OrderHead,
  type OrderLineView,
  type ParcelView,
  type Tx,
  tryHoldParcel,
} from '@pasar/db'
import {
  allPortions,
  awaitsRest,
  countGone,
  countPieces,
  DomainError,
  isWithin,
  linkTo,
  mayRefundSale,
  piecesToShip,
  type RefundSaleInput,
  valuePortions,
  withAllShipping,
} from '@pasar/domain'
import type { Admin, Seller } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { findPieces } from '../internal/find-pieces'
import { notify, recordMove } from '../internal/history'
import { BY_SYSTEM, type By, stepParcel, tryStepParcel } from '../internal/move-parcel'
import { followRefunds, refund } from '../internal/refund'
import { putBackOnSale, refundRest } from '../internal/refund-rest'
import { refundableOf, releaseRest } from '../internal/release'
import { parcelRoots } from '../internal/roots'
import { cancelUnshipped } from './cancel-parcel'

/** Why, for the books. */
const reasonOf = ({ actor }: By) => (actor === 'admin' ? 'staff' : 'seller')

/** Who refunds, and how they find the parcel. */
interface Refunder {
  by: By
  find(tx: Tx, parcelId: string): Promise<OrderedParcel | null>
  /** Done in the same transaction once money went back. */
  also(tx: Tx, order: OrderHead, parcel: OrderedParcel): Promise<void>
}

/**
 * A seller refunds pieces of a parcel of their own accord, until its money is released; shipping goes back with
 * the last of them, or of the goods where files remain. What is not sent yet goes back on sale, and a parcel of which
 * nothing is left to send is cancelled. While pieces of a parcel are still to come, only those are refunded.
 * @throws DomainError NOT_FOUND for others' parcels too, SALE_NOT_REFUNDABLE, SALE_CHANGED when pieces went back
 *   or left with a part since the page was made, CLAIM_EMPTY
 */
export const refundSale = (
  ctx: Context,
  seller: Seller<'ship' | 'money'>,
  input: RefundSaleInput,
): Promise<void> =>
  refundPortions(ctx, input, {
    by: { actor: 'seller', actorId: seller.person.id },
    find: (tx, parcelId) => findOwnParcel(tx, parcelId, seller.id),
    also: async () => {},
  })

/**
 * The same by staff, of any seller's parcel; its seller is notified.
 * @param orderId to which the parcel must belong
 * @throws DomainError as `refundSale` does
 */
export const refundByStaff = (
  ctx: Context,
  admin: Admin,
  orderId: string,
  input: RefundSaleInput,
): Promise<void> =>
  refundPortions(ctx, input, {
    by: { actor: 'admin', actorId: admin.id },
    find: async (tx, parcelId) => {
      const parcel = await findAnyParcel(tx, parcelId)
      return parcel?.orderId === orderId ? parcel : null
    },
    also: async (tx, order, parcel) => {
      await recordAdmin(tx, ctx, admin, 'refundOrder', order.id, input.reason)
      const data = { number: order.number, note: input.reason }
      const link = linkTo('/seller/orders/:id/ship', { id: parcel.id })
      await notify(tx, ctx, parcel.sellerId, 'saleRefunded', data, link)
    },
  })

async function refundPortions(
  ctx: Context,
  input: RefundSaleInput,
  { by, find, also }: Refunder,
): Promise<void> {
  const { parcelId, portions, reason, seen } = input
  await ctx.transact(parcelRoots(parcelId), async (tx) => {
    const parcel = await find(tx, parcelId)
    const order = parcel && (await findAnyOrderHead(tx, parcel.orderId))
    if (!order || order.paidAt === null) throw new DomainError('NOT_FOUND')
    const { lines, parts } = await findPieces(tx, parcel)
    if (countGone(lines, parts) !== seen) throw new DomainError('SALE_CHANGED')
    // Whoever moves the parcel at the same time is before this or after it, never in between.
    if (!mayRefundSale(parcel.state) || !(await tryHoldParcel(tx, parcelId, parcel.state)))
      throw new DomainError('SALE_NOT_REFUNDABLE')
    const isOfRest = awaitsRest(parcel)
    const all = isOfRest ? piecesToShip(lines, parts) : allPortions(refundableOf(parcel, lines))
    if (!isWithin(portions, all)) throw new DomainError('CLAIM_EMPTY')
    const isWhole = countPieces(portions) === countPieces(all)
    const found = { order, parcel, lines, by }
    if (isOfRest) await refundRest(tx, ctx, found, portions, { reason: reasonOf(by), note: reason })
    else if (isWhole && parcel.state === 'to_ship') {
      if (!(await cancelUnshipped(tx, ctx, { order, parcel }, by, reason)))
        throw new DomainError('SALE_NOT_REFUNDABLE')
    } else await refundPieces(tx, ctx, found, input, isWhole)
    await also(tx, order, parcel)
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
  const refundable = refundableOf(parcel, lines)
  const isGone = ({ id, quantity, refundedQuantity }: OrderLineView) =>
    refundedQuantity + (portions.find(({ lineId }) => lineId === id)?.quantity ?? 0) >= quantity
  // With the last of the goods nothing is left to ship: files are there already, and shipping goes back.
  const rest = lines.filter((line) => !isGone(line))
  const onlyFiles = parcel.state === 'to_ship' && rest.length > 0 && rest.every(({ isVirtual }) => isVirtual)
  const pieces = valuePortions(refundable, portions, true)
  const back = onlyFiles ? withAllShipping(refundable, pieces) : pieces
  if (parcel.state === 'to_ship') await putBackOnSale(tx, lines, portions)
  await refund(tx, ctx, { order, parcel, back, reason: reasonOf(by) })
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
  if (onlyFiles) await completeFiles(tx, ctx, order, parcel.id)
  await followRefunds(tx, ctx, order)
}

/** Nothing is shipped any more: the parcel completes, and what its files cost is released. */
async function completeFiles(tx: Tx, ctx: Context, order: OrderHead, parcelId: string): Promise<void> {
  const parcel = await findAnyParcel(tx, parcelId)
  if (!parcel) throw new DomainError('NOT_FOUND')
  const now = ctx.now()
  await stepParcel(tx, ctx, { order, parcel }, 'completed', BY_SYSTEM, { deliveredAt: now, completedAt: now })
  await releaseRest(tx, ctx, parcel, await findOrderLines(tx, order.id))
}
