import {
  type ClaimPicture,
  type ClaimView,
  findAnyParcel,
  findClaimLines,
  findClaimPictures,
  findOrderClaims,
  findOrderLines,
  findOwnOrderHead,
  type OrderLineView,
  type ParcelView,
} from '@pasar/db'
import { allPortions, type ClaimKind, claimKindsFor, DomainError } from '@pasar/domain'
import type { Buyer } from '../access/actors'
import { refundableOf } from '../orders/internal/release'
import type { Context } from '../platform/context'

export interface ClaimPage {
  order: { id: string; number: string }
  parcel: ParcelView
  /** Lines with the pieces that may still be claimed. */
  lines: (OrderLineView & { left: number })[]
  /** What may be claimed now. */
  kinds: readonly ClaimKind[]
  /** The latest about this parcel. */
  claim: (ClaimView & { lines: { lineId: string; quantity: number }[]; pictures: ClaimPicture[] }) | null
}

/** What a buyer may claim, or has claimed, about a parcel of their own. @throws DomainError NOT_FOUND, for others' too */
export async function claimPage(
  ctx: Context,
  buyer: Buyer,
  orderId: string,
  parcelId: string,
): Promise<ClaimPage> {
  const order = await findOwnOrderHead(ctx.db, orderId, buyer.id)
  const parcel = order && (await findAnyParcel(ctx.db, parcelId))
  if (!order || parcel?.orderId !== orderId) throw new DomainError('NOT_FOUND')
  const lines = (await findOrderLines(ctx.db, orderId)).filter((line) => line.parcelId === parcelId)
  const left = new Map(
    allPortions(refundableOf(parcel, lines)).map(({ lineId, quantity }) => [lineId, quantity]),
  )
  const claim = (await findOrderClaims(ctx.db, orderId)).find((one) => one.parcelId === parcelId)
  return {
    order: { id: order.id, number: order.number },
    parcel,
    lines: lines.map((line) => ({ ...line, left: left.get(line.id) ?? 0 })),
    kinds: claimKindsFor({ ...parcel, country: order.country }, ctx.now()),
    claim: claim
      ? {
          ...claim,
          lines: await findClaimLines(ctx.db, claim.id),
          pictures: await findClaimPictures(ctx.db, claim.id),
        }
      : null,
  }
}
