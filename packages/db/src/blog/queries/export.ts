import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'

type Row = Record<string, unknown>

const remarkColumns = sql`m.version, m.quote, m.body, m.answer, m.created_at as "createdAt", m.sent_at as "sentAt",
  m.answered_at as "answeredAt", m.done_at as "doneAt"`

/** What they wrote for the blog, with each save that is kept, and what they and staff said about articles. */
export async function exportBlog(
  db: Db,
  userId: string,
): Promise<Record<'posts' | 'versions' | 'comments' | 'commentReports' | 'remarks' | 'ownRemarks', Row[]>> {
  const [posts, versions, comments, reports, remarks, own] = await Promise.all([
    sql<Row>`select slug, language, state, title, lead, body, tags, reason, created_at as "createdAt",
      submitted_at as "submittedAt", published_at as "publishedAt" from blog_posts where author_id = ${userId}
      order by created_at desc, id desc`.execute(db),
    sql<Row>`select p.slug, v.kind, v.title, v.lead, v.body, v.tags, v.created_at as "savedAt"
      from blog_posts p ${fixedJoin} blog_versions v on v.post_id = p.id where p.author_id = ${userId}`.execute(
      db,
    ),
    sql<Row>`select p.slug, c.body, c.state, c.created_at as "createdAt" from blog_comments c
      ${fixedJoin} blog_posts p on p.id = c.post_id where c.user_id = ${userId}`.execute(db),
    sql<Row>`select comment_id as comment, reason, note, created_at as at from blog_comment_reports
      where user_id = ${userId}`.execute(db),
    sql<Row>`select p.slug, ${remarkColumns} from blog_posts p ${fixedJoin} blog_remarks m on m.post_id = p.id
      where p.author_id = ${userId} and m.sent_at is not null`.execute(db),
    sql<Row>`select p.slug, ${remarkColumns} from blog_remarks m ${fixedJoin} blog_posts p on p.id = m.post_id
      where m.admin_id = ${userId}`.execute(db),
  ])
  return {
    posts: posts.rows,
    versions: versions.rows,
    comments: comments.rows,
    commentReports: reports.rows,
    remarks: remarks.rows,
    ownRemarks: own.rows,
  }
}
