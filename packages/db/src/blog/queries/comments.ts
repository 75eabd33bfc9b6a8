import type { CommentState } from '@pasar/domain'
import { sql } from 'kysely'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin } from '../../kernel/dialect'

export interface CommentView {
  id: string
  author: string
  body: string
  createdAt: number
}

/** A page of what readers said about an article, the oldest first. */
export async function listComments(
  db: Db,
  postId: string,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ comments: CommentView[]; next: string | null }> {
  const { rows } = await sql<CommentView>`select c.id, u.name as author, c.body, c.created_at as "createdAt"
    from blog_comments c ${fixedJoin} users u on u.id = c.user_id
    where c.post_id = ${postId} and c.state = 'shown' and ${isBeyond(cursor, 'asc', ['c.created_at', 'c.id'])}
    order by c.created_at, c.id limit ${limit + 1}`.execute(db)
  const { page: comments, next } = timePage(rows, limit)
  return { comments, next }
}

/** The first comment of a member on an article that is not there to be read, without what staff removed. */
export async function findHiddenComment(
  db: Db,
  { slug, userId, now }: { slug: string; userId: string; now: number },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select c.id from blog_slugs s
    ${fixedJoin} blog_posts p on p.id = s.post_id ${fixedJoin} blog_comments c ${byIndex('blog_comments_user')}
      on c.post_id = p.id
    where s.slug = ${slug} and not (p.state = 'published' and p.published_at <= ${now})
    and c.user_id = ${userId} and c.state <> 'removed' order by c.created_at, c.id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** A comment with the article it is about. */
export interface CommentHead {
  id: string
  userId: string
  body: string
  state: CommentState
  /** 1 while a report of it is open. */
  isReported: number
  /** 1 while its article is published, and since when, or from when on. */
  isPublished: number
  publishedAt: number | null
  slug: string
  title: string
  /** Of the article, and the name of whoever wrote the comment. */
  authorId: string
  writerName: string
}

export async function findComment(db: Db, id: string): Promise<CommentHead | null> {
  const { rows } =
    await sql<CommentHead>`select c.id, c.user_id as "userId", c.body, c.state, p.slug, p.title,
    exists (select 1 from blog_comment_reports r where r.comment_id = c.id and r.decided_at is null) as "isReported",
    p.state = 'published' as "isPublished", p.published_at as "publishedAt", p.author_id as "authorId", coalesce(u.name, '') as "writerName"
    from blog_comments c ${fixedJoin} blog_posts p on p.id = c.post_id left join users u on u.id = c.user_id
    where c.id = ${id}`.execute(db)
  return rows[0] ?? null
}
