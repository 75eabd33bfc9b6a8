import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

/** What a member has written about an item, which an admin may remove. An answer is its seller's. */
export interface Written {
  authorId: string
  title: string
  slug: string
  /** Of a review, where it has an order. */
  lineId: string | null
}

/** A review of an item, whatever has become of the item. */
export async function findWrittenReview(db: Db, id: string): Promise<Written | null> {
  const { rows } = await sql<Written>`select r.user_id as "authorId", i.title, i.slug, r.line_id as "lineId"
    from reviews r join items i on i.id = r.item_id where r.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** As `findWrittenReview`, for a question. */
export async function findWrittenQuestion(db: Db, id: string): Promise<Written | null> {
  const { rows } = await sql<Written>`select q.user_id as "authorId", i.title, i.slug, null as "lineId"
    from questions q join items i on i.id = q.item_id where q.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The seller's answer to a review; none once it is removed. */
export async function findWrittenReply(db: Db, reviewId: string): Promise<Written | null> {
  const { rows } = await sql<Written>`select i.seller_id as "authorId", i.title, i.slug, null as "lineId"
    from reviews r join items i on i.id = r.item_id where r.id = ${reviewId} and r.reply <> ''`.execute(db)
  return rows[0] ?? null
}

/** As `findWrittenReply`, for a question. */
export async function findWrittenAnswer(db: Db, questionId: string): Promise<Written | null> {
  const { rows } = await sql<Written>`select q.seller_id as "authorId", i.title, i.slug, null as "lineId"
    from questions q join items i on i.id = q.item_id where q.id = ${questionId} and q.answer <> ''`.execute(
    db,
  )
  return rows[0] ?? null
}

/**
 * Deletes a review with its votes; its stars no longer count. Its line cannot be reviewed again.
 * @returns the keys of its photos
 */
export async function deleteReview(
  tx: Tx,
  { id, lineId }: Pick<Written, 'lineId'> & { id: string },
  now: number,
): Promise<string[]> {
  const photos = await tx.deleteFrom('review_photos').where('review_id', '=', id).returning('key').execute()
  await tx.deleteFrom('reviews').where('id', '=', id).execute()
  if (lineId !== null)
    await tx
      .insertInto('removed_reviews')
      .values({ line_id: lineId, removed_at: now })
      .onConflict((conflict) => conflict.column('line_id').doNothing())
      .execute()
  return photos.map(({ key }) => key)
}

/** Whether an admin has removed the review of this line. */
export async function isReviewRemoved(db: Db, lineId: string): Promise<boolean> {
  const row = await db
    .selectFrom('removed_reviews')
    .select('line_id')
    .where('line_id', '=', lineId)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteQuestion(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('questions').where('id', '=', id).execute()
}

/** Takes the seller's answer off a review, which stays. @returns false when there is none */
export async function tryRemoveReply(tx: Tx, reviewId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({ reply: '', reply_removed_at: now })
    .where('id', '=', reviewId)
    .where('reply', '<>', '')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** As `tryRemoveReply`, for a question. */
export async function tryRemoveAnswer(tx: Tx, questionId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('questions')
    .set({ answer: '', answer_removed_at: now })
    .where('id', '=', questionId)
    .where('answer', '<>', '')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
