import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'

export interface NewRemark {
  id: string
  postId: string
  adminId: string
  block: number
  quote: string
  body: string
  now: number
}

/**
 * Writes down a remark; false when the article is not submitted any more, has another text by now, or has as many remarks as it
 * may have.
 */
export async function tryInsertRemark(
  tx: Tx,
  remark: NewRemark,
  { version, most }: { version: number; most: number },
): Promise<boolean> {
  const { id, postId, adminId, block, quote, body, now } = remark
  const { numAffectedRows } = await sql`insert into blog_remarks
    (id, post_id, admin_id, version, block, quote, body, created_at)
    select ${id}, p.id, ${adminId}, p.version, ${block}, ${quote}, ${body}, ${now} from blog_posts p
    where p.id = ${postId} and p.state = 'submitted' and p.version = ${version}
    and (select count(*) from blog_remarks r where r.post_id = p.id and r.done_at is null) < ${most}`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** Takes away a remark that its author has not seen; false when there is none. */
export async function tryDeleteRemark(tx: Tx, postId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('blog_remarks')
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Shows the author of an article what staff remarked on it. @returns how many remarks they had not seen */
export async function sendRemarks(tx: Tx, postId: string, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('blog_remarks')
    .set({ sent_at: now })
    .where('post_id', '=', postId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Writes down what an author says to a remark that they see; false when there is none. */
export async function tryAnswerRemark(
  tx: Tx,
  { postId, id }: { postId: string; id: string },
  { answer, isDone, now }: { answer: string; isDone: boolean; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('blog_remarks')
    .set({ answer, answered_at: now, done_at: isDone ? now : null })
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
