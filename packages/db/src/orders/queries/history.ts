import type { TransitionActor } from '@pasar/domain'
import type { Db } from '../../kernel/db'

export interface HistoryView {
  id: string
  parcelId: string | null
  from: string | null
  to: string
  actor: TransitionActor
  note: string
  at: number
}

export async function findHistory(db: Db, orderId: string): Promise<HistoryView[]> {
  return db
    .selectFrom('order_history')
    .select((eb) => [
      'id',
      eb.ref('parcel_id').as('parcelId'),
      eb.ref('from_state').as('from'),
      eb.ref('to_state').as('to'),
      'actor',
      'note',
      'at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}
