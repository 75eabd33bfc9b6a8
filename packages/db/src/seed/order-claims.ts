import { type ClaimKind, WINDOWS } from '@pasar/domain'
import type { SeedIds } from './ids'
import type { PlannedOrder, PlannedParcel } from './orders'
import type { SeedWriter } from './writer'

function kindOf(to: string, isDelivered: boolean): ClaimKind {
  if (to === 'return_requested') return 'changed_mind'
  return isDelivered ? 'not_as_described' : 'not_received'
}

/** Writes the claim of a parcel whose history has one: its state follows from where the history ends. */
export function writeClaim(
  writer: SeedWriter,
  ids: SeedIds,
  order: PlannedOrder,
  { id: parcelId, parcel, lines, moves, state }: PlannedParcel,
): void {
  const opened = moves.find(({ to }) => to === 'disputed' || to === 'return_requested')
  if (!opened) return
  const last = moves.at(-1)
  const end = last && last !== opened ? last : null
  const claimId = ids.next('claim', opened.at)
  const isBack = state === 'returned'
  const isDecided = end?.actor === 'admin'
  writer.insert('order_claims', {
    id: claimId,
    order_id: order.id,
    parcel_id: parcelId,
    buyer_id: order.buyer.id,
    seller_id: parcel.sellerId,
    kind: kindOf(
      opened.to,
      moves.some(({ to }) => to === 'delivered'),
    ),
    state: end === null ? 'open' : isDecided ? 'decided' : isBack ? 'settled' : 'withdrawn',
    reason: opened.note ?? '',
    decision: isDecided ? (end.note ?? '') : '',
    claimed_sen: parcel.total,
    offered_sen: null,
    refunded_sen: isBack ? parcel.total : 0,
    courier: null,
    tracking_number: null,
    form_key: `kept-${parcelId}`,
    due_at: end === null ? opened.at + WINDOWS.sellerAnswers : null,
    created_at: opened.at,
    answered_at: null,
    closed_at: end?.at ?? null,
  })
  for (const { id, line } of lines)
    writer.insert('claim_lines', { claim_id: claimId, line_id: id, quantity: line.item.quantity })
}
