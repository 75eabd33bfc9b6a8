import { sql } from 'kysely'
import type { Db } from '../../kernel/db'

/** What staff said about a passage of an article. */
export interface PostRemark {
  id: string
  version: number
  block: number
  quote: string
  body: string
  answer: string
  createdAt: number
  /** Null while only staff see it. */
  sentAt: number | null
  doneAt: number | null
}

/** The remarks on an article, those that are not done first, and then the latest first. */
export async function listRemarks(
  db: Db,
  postId: string,
  { isSentOnly, limit }: { isSentOnly: boolean; limit: number },
): Promise<PostRemark[]> {
  const { rows } = await sql<PostRemark>`select id, version, block, quote, body, answer,
    created_at as "createdAt", sent_at as "sentAt", done_at as "doneAt" from blog_remarks
    where post_id = ${postId} ${isSentOnly ? sql`and sent_at is not null` : sql``}
    order by done_at is not null, created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}
