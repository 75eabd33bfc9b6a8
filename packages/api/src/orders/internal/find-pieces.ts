import { findOrderLines, findParts, type OrderLineView, type ParcelPart, type Tx } from '@pasar/db'
import { type Portion, piecesToShip } from '@pasar/domain'
import type { Context } from '../../platform/context'

/** The lines of a parcel, and the parts it was shipped in. */
export async function findPieces(
  tx: Tx | Context['db'],
  { id, orderId }: { id: string; orderId: string },
): Promise<{ lines: OrderLineView[]; parts: ParcelPart[] }> {
  const [lines, parts] = [await findOrderLines(tx, orderId), await findParts(tx, orderId)]
  return {
    lines: lines.filter(({ parcelId }) => parcelId === id),
    parts: parts.filter(({ parcelId }) => parcelId === id),
  }
}

interface Rest {
  shipped: Portion[]
  toCome: Portion[]
}

/** Of a parcel that was shipped in part: the pieces that left with its parts and were not refunded, and those to come. */
export function splitRest(lines: readonly OrderLineView[], parts: readonly ParcelPart[]): Rest {
  const toCome = piecesToShip(lines, parts)
  const shipped = lines.flatMap(({ id, quantity, refundedQuantity }) => {
    const left = quantity - refundedQuantity - (toCome.find(({ lineId }) => lineId === id)?.quantity ?? 0)
    return left > 0 ? [{ lineId: id, quantity: left }] : []
  })
  return { shipped, toCome }
}

/** As `splitRest`, for a parcel whose lines and parts are not read yet. */
export async function findRest(
  tx: Tx | Context['db'],
  parcel: { id: string; orderId: string },
): Promise<Rest> {
  const { lines, parts } = await findPieces(tx, parcel)
  return splitRest(lines, parts)
}
