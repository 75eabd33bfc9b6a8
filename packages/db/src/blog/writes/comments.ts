import type { CommentState, ReportInput } from '@pasar/domain'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'

export async function insertComment(
  tx: Tx,
  comment: {
    id: string
    postId: string
    userId: string
    body: string
    heldFor: readonly string[]
    now: number
  },
): Promise<void> {
  await tx
    .insertInto('blog_comments')
    .values({
      id: comment.id,
      post_id: comment.postId,
      user_id: comment.userId,
      body: comment.body,
      state: comment.heldFor.length === 0 ? 'shown' : 'held',
      held_for: comment.heldFor.join(','),
      created_at: comment.now,
    })
    .execute()
}

/**
 * Decides on a comment, noting what it was; false when it is not in one of these states any more.
 * @param to null leaves it as it is
 */
export async function tryDecideComment(
  tx: Tx,
  id: string,
  { from, to }: { from: readonly CommentState[]; to: CommentState | null },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('blog_comments')
    .set(({ ref }) => ({ state_before: ref('state'), decided_at: now, ...(to !== null && { state: to }) }))
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Takes the last decision on a comment back: it is what it was, and reports that ended with it are open again.
 * @param decided what the decision made of it; false when that was another one
 */
export async function tryUndecideComment(
  tx: Tx,
  id: string,
  { before, after }: { before: readonly CommentState[]; after: CommentState },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('blog_comments')
    .set(({ ref }) => ({ state: ref('state_before').$notNull(), state_before: null }))
    .where('id', '=', id)
    .where('state', '=', after)
    .where('state_before', 'in', [...before])
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await sql`update blog_comment_reports set decided_at = null where comment_id = ${id}
    and decided_at = (select decided_at from blog_comments where id = ${id})`.execute(tx)
  return true
}

/** Notes that a reader reported a comment that is shown; a second time changes nothing. */
export async function insertCommentReport(
  tx: Tx,
  report: ReportInput & { commentId: string; userId: string; now: number },
): Promise<void> {
  await sql`insert into blog_comment_reports (comment_id, user_id, reason, note, created_at)
    select c.id, ${report.userId}, ${report.reason}, ${report.note}, ${report.now} from blog_comments c
    where c.id = ${report.commentId} and c.state = 'shown'
    on conflict (comment_id, user_id) do nothing`.execute(tx)
}

/** Deletes what a member said about an article, with the reports of it; false for others' comments, and for one that staff removed. */
export async function tryDeleteComment(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('blog_comments')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '<>', 'removed')
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ends the open reports of a comment. @returns how many there were */
export async function endCommentReports(tx: Tx, commentId: string, now: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('blog_comment_reports')
    .set({ decided_at: now })
    .where('comment_id', '=', commentId)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
