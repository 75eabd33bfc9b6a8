import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'
import type { ReviewPhoto } from './reviews'

export interface NewReview {
  id: string
  itemId: string
  userId: string
  lineId: string
  stars: number
  body: string
  now: number
}

/** Writes a review; false when the line has one already. */
export async function insertReview(tx: Tx, review: NewReview): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reviews')
    .values({
      id: review.id,
      item_id: review.itemId,
      user_id: review.userId,
      line_id: review.lineId,
      stars: review.stars,
      body: review.body,
      created_at: review.now,
    })
    .onConflict((conflict) => conflict.column('line_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateReview(
  tx: Tx,
  reviewId: string,
  { stars, body }: { stars: number; body: string },
  now: number,
): Promise<void> {
  await tx.updateTable('reviews').set({ stars, body, edited_at: now }).where('id', '=', reviewId).execute()
}

/** Shows these photos of a review and no others. */
export async function putReviewPhotos(
  tx: Tx,
  reviewId: string,
  photos: readonly ReviewPhoto[],
): Promise<void> {
  await tx.deleteFrom('review_photos').where('review_id', '=', reviewId).execute()
  for (const [position, { key, width, height, blur }] of photos.entries())
    await tx
      .insertInto('review_photos')
      .values({ review_id: reviewId, position, key, width, height, blur })
      .execute()
}

/** Which of these pictures a review shows. */
export async function findShownReviewPhotos(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('review_photos')
    .select('key')
    .where('key', 'in', [...keys])
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** The seller's answer; false when there is one already. */
export async function answerReviewOnce(
  tx: Tx,
  reviewId: string,
  reply: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({ reply, replied_at: now })
    .where('id', '=', reviewId)
    .where('replied_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A member finds a review helpful; a second time changes nothing. */
export async function insertVote(tx: Tx, reviewId: string, userId: string, now: number): Promise<void> {
  await tx
    .insertInto('review_votes')
    .values({ review_id: reviewId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doNothing())
    .execute()
}

export async function deleteVote(tx: Tx, reviewId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('review_votes')
    .where('review_id', '=', reviewId)
    .where('user_id', '=', userId)
    .execute()
}
