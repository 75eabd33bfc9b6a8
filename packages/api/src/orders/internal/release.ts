import {
  isReleased,
  type OrderLineView,
  type ParcelView,
  postLedger,
  putReleasedShipping,
  type Tx,
} from '@pasar/db'
import { postRelease, type RefundableParcel, remainingMoney, sen } from '@pasar/domain'
import type { Context } from '../../platform/context'

/** The money of a parcel by who paid it, and what of it has gone back. */
export const refundableOf = (parcel: ParcelView, lines: readonly OrderLineView[]): RefundableParcel => ({
  lines: lines
    .filter(({ parcelId }) => parcelId === parcel.id)
    .map((line) => ({
      lineId: line.id,
      quantity: line.quantity,
      paid: sen(line.subtotal - line.sellerDiscount - line.platformDiscount),
      promoted: line.platformDiscount,
      refundedQuantity: line.refundedQuantity,
      refundedPaid: line.refundedPaid,
      refundedPromoted: line.refundedPromoted,
      isVirtual: line.isVirtual,
    })),
  shipping: {
    paid: sen(parcel.shipping - parcel.shippingSellerDiscount - parcel.shippingPlatformDiscount),
    promoted: parcel.shippingPlatformDiscount,
    refundedPaid: parcel.refundedShipping,
    refundedPromoted: parcel.refundedShippingPromoted,
  },
})

export const partiesOf = (parcel: ParcelView) => ({
  parcelId: parcel.id,
  sellerId: parcel.sellerId,
  resellerId: parcel.resellerId,
  rates: { sellerBps: parcel.sellerBps, resellerBps: parcel.resellerBps },
})

/** What is left of a parcel's money goes to the seller, the platform and the reseller; once. */
export async function releaseRest(
  tx: Tx,
  ctx: Context,
  parcel: ParcelView,
  lines: readonly OrderLineView[],
): Promise<void> {
  if (await isReleased(tx, parcel.id)) return
  const rest = remainingMoney(refundableOf(parcel, lines))
  await putReleasedShipping(tx, parcel.id, rest.shipping)
  await postLedger(
    tx,
    { id: ctx.newId('ledger'), kind: 'release', reference: parcel.id },
    postRelease({ ...partiesOf(parcel), ...rest }),
  )
}
