import type { RemovableStatus, RemovalReason, ReportKind, ReportReason } from '@pasar/domain'
import type { Generated } from 'kysely'

export interface ReportsTable {
  id: string
  kind: ReportKind
  target_id: string
  user_id: string
  reason: ReportReason
  note: Generated<string>
  created_at: number
}

/** Why staff took an item off sale, and what its seller says against it. */
export interface ItemRemovalsTable {
  id: string
  item_id: string
  reason: RemovalReason
  note: string
  status_before: RemovableStatus
  removed_by: string | null
  removed_at: number
  appeal: Generated<string>
  appealed_at: Generated<number | null>
  answer: Generated<string>
  answered_by: Generated<string | null>
  answered_at: Generated<number | null>
  ended_by: Generated<string | null>
  /** When the item was restored. */
  ended_at: Generated<number | null>
  /** Set where its whole store is hidden. */
  hiding_id: Generated<string | null>
}

/** Items whose price is far from what is usual in their category. */
export interface PriceOutliersTable {
  /** Of the item. */
  seq: number
  category: string
  median_sen: number
  low_sen: number
  high_sen: number
}
