import { findOrderLines, findParts, type OrderLineView, type ParcelPart, type Tx } from '@pasar/db'

/** The lines of a parcel, and the parts it was shipped in. */
export async function findPieces(
  tx: Tx,
  { id, orderId }: { id: string; orderId: string },
): Promise<{ lines: OrderLineView[]; parts: ParcelPart[] }> {
  const [lines, parts] = [await findOrderLines(tx, orderId), await findParts(tx, orderId)]
  return {
    lines: lines.filter(({ parcelId }) => parcelId === id),
    parts: parts.filter(({ parcelId }) => parcelId === id),
  }
}
