import type { ReportKind, ReportReason } from '@pasar/domain'
import type { ColumnType, Generated } from 'kysely'

/** How many reviews of an item have so many stars. Kept by triggers. */
export interface ReviewCountsTable {
  item_id: string
  stars: number
  reviews: ColumnType<number, never, never>
}

export interface ReviewPhotosTable {
  review_id: string
  position: number
  key: string
  width: number
  height: number
  blur: Generated<string>
}

/** Who found a review helpful. */
export interface ReviewVotesTable {
  review_id: string
  user_id: string
  created_at: number
}

export interface QuestionsTable {
  id: string
  item_id: string
  seller_id: string
  user_id: string
  body: string
  answer: Generated<string>
  created_at: number
  answered_at: number | null
}

export interface ReportsTable {
  id: string
  kind: ReportKind
  target_id: string
  user_id: string
  reason: ReportReason
  note: Generated<string>
  created_at: number
}

/** What a member looked at last, a few items each. */
export interface RecentItemsTable {
  user_id: string
  item_id: string
  seen_at: number
}

/** Sums over the items of a store. Kept by triggers. */
export interface StoreFiguresTable {
  store_id: string
  rating_sum: ColumnType<number, never, never>
  rating_count: ColumnType<number, never, never>
  questions: ColumnType<number, never, never>
  answers: ColumnType<number, never, never>
}
