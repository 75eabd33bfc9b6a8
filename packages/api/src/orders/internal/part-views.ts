import type { OrderLineView, ParcelPart } from '@pasar/db'
import { countPieces, trackingUrl } from '@pasar/domain'

/** A part of a parcel, as pages show it. */
export interface PartView {
  id: string
  courier: string
  trackingNumber: string
  trackingUrl: string | null
  shippedAt: number
  pieces: number
  lines: { id: string; title: string; variantName: string; quantity: number }[]
}

/** The parts of one parcel, with what each holds. */
export const viewParts = (
  parts: readonly ParcelPart[],
  parcelId: string,
  lines: readonly OrderLineView[],
): PartView[] =>
  parts
    .filter((part) => part.parcelId === parcelId)
    .map(({ id, courier, courierPage, trackingNumber, shippedAt, lines: shipped }) => ({
      id,
      courier,
      trackingNumber,
      trackingUrl: trackingUrl(courierPage, trackingNumber),
      shippedAt,
      pieces: countPieces(shipped),
      lines: lines.flatMap(({ id: lineId, title, variantName }) => {
        const quantity = shipped.find((portion) => portion.lineId === lineId)?.quantity ?? 0
        return quantity > 0 ? [{ id: lineId, title, variantName, quantity }] : []
      }),
    }))
