import { mayMoveOrder, mayMoveParcel, type OrderState, type ParcelState } from '@pasar/domain'
import type { SeedIds } from './ids'
import { isGivenBack, type ParcelMove, type PlannedOrder, type PlannedParcel } from './orders'
import type { SeedWriter } from './writer'

interface HistoryRow {
  parcelId: string | null
  from: string | null
  to: string
  actor: ParcelMove['actor']
  actorId: string | null
  note: string
  at: number
}

const actorIdOf = (order: PlannedOrder, parcel: PlannedParcel | null, actor: ParcelMove['actor']) => {
  if (actor === 'buyer') return order.buyer.id
  return actor === 'seller' ? (parcel?.parcel.sellerId ?? null) : null
}

/** Leaves a row for every change of an order and its parcels. @throws Error for a move nobody may make */
export function writeHistory(writer: SeedWriter, ids: SeedIds, order: PlannedOrder): void {
  for (const row of listHistory(order))
    writer.insert('order_history', {
      id: ids.next('history', row.at),
      order_id: order.id,
      parcel_id: row.parcelId,
      from_state: row.from,
      to_state: row.to,
      actor: row.actor,
      actor_id: row.actorId,
      note: row.note,
      at: row.at,
    })
}

function listHistory(order: PlannedOrder): HistoryRow[] {
  const rows: HistoryRow[] = []
  let orderState: OrderState | null = null
  const states = new Map<PlannedParcel, ParcelState>()

  const moveOrder = (to: OrderState, at: number, actor: ParcelMove['actor']): void => {
    if (orderState !== null && !mayMoveOrder(orderState, to, actor))
      throw new Error(`No ${actor} moves an order from ${orderState} to ${to}`)
    const actorId = actorIdOf(order, null, actor)
    rows.push({ parcelId: null, from: orderState, to, actor, actorId, note: '', at })
    orderState = to
  }
  const moveParcel = (parcel: PlannedParcel, { to, at, actor, note = '' }: ParcelMove): void => {
    const from = states.get(parcel) ?? 'awaiting_payment'
    if (!mayMoveParcel(from, to, actor)) throw new Error(`No ${actor} moves a parcel from ${from} to ${to}`)
    const actorId = actorIdOf(order, parcel, actor)
    rows.push({ parcelId: parcel.id, from, to, actor, actorId, note, at })
    states.set(parcel, to)
  }

  const { placedAt, paidAt, ending } = order.story
  moveOrder('awaiting_payment', placedAt, 'buyer')
  if (ending) {
    moveOrder(ending.to, ending.at, ending.actor)
    for (const parcel of order.parcels) moveParcel(parcel, { ...ending, to: 'cancelled' })
  }
  if (paidAt === null) return rows
  moveOrder('paid', paidAt, 'system')
  for (const parcel of order.parcels) moveParcel(parcel, { to: 'to_ship', at: paidAt, actor: 'system' })

  const moves = order.parcels.flatMap((parcel) => parcel.moves.map((move) => ({ parcel, move })))
  for (const { parcel, move } of moves.sort((a, b) => a.move.at - b.move.at)) {
    moveParcel(parcel, move)
    if (!isGivenBack(move.to)) continue
    const isAll = order.parcels.every((one) => isGivenBack(states.get(one) ?? 'to_ship'))
    const to = isAll ? 'refunded' : 'partially_refunded'
    if (orderState !== to) moveOrder(to, move.at, 'system')
  }
  return rows
}
