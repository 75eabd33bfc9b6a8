import type { ColumnType, Generated } from 'kysely'

export interface ReviewsTable {
  id: string
  item_id: string
  user_id: string
  line_id: string | null
  stars: number
  body: Generated<string>
  reply: Generated<string>
  created_at: number
  edited_at: Generated<number | null>
  replied_at: Generated<number | null>
  /** When staff removed the seller's answer, which is empty then; `replied_at` stays, so that there is no second one. */
  reply_removed_at: Generated<number | null>
  /** Kept by triggers, as is the number of photos. */
  helpful_count: ColumnType<number, never, never>
  photo_count: ColumnType<number, never, never>
}

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

/** Lines whose review an admin has removed. */
export interface RemovedReviewsTable {
  line_id: string
  removed_at: number
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
  /** As of a review. */
  answer_removed_at: Generated<number | null>
}

export interface ReviewsTables {
  reviews: ReviewsTable
  review_counts: ReviewCountsTable
  review_photos: ReviewPhotosTable
  review_votes: ReviewVotesTable
  removed_reviews: RemovedReviewsTable
  questions: QuestionsTable
}
