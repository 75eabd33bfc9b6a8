import {
  findAnyOrderHead,
  findAnyParcel,
  findOwnParcel,
  type OrderedParcel,
  type OrderHead,
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
} from '@pasar/domain'
import type { Admin, Seller } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { findPieces } from '../internal/find-pieces'
import { notify } from '../internal/history'
import { mailCancelled } from '../internal/mail-cancelled'
import type { By } from '../internal/move-parcel'
import { refundPieces } from '../internal/refund-pieces'
import { refundRest } from '../internal/refund-rest'
import { refundableOf } from '../internal/release'
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
 * The same by staff, of any seller's parcel; its seller is notified, and mailed what is not to be sent any more.
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
    const reasons = { reason: reasonOf(by), note: reason } as const
    if (isOfRest) {
      const amount = await refundRest(tx, ctx, found, portions, reasons)
      await mailCancelled(tx, ctx, found, portions, amount)
    } else if (isWhole && parcel.state === 'to_ship') {
      if (
        (await cancelUnshipped(tx, ctx, { order, parcel }, by, { note: reason, withFetched: true })) === null
      )
        throw new DomainError('SALE_NOT_REFUNDABLE')
    } else {
      const amount = await refundPieces(tx, ctx, found, { portions, ...reasons })
      if (parcel.state === 'to_ship') await mailCancelled(tx, ctx, found, portions, amount)
    }
    await also(tx, order, parcel)
  })
}
