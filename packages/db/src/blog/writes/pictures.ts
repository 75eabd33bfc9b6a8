import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { positionIn } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'
import type { PostPicture } from '../queries/posts'

/**
 * How many pictures an article `p` has: those that its text shows, and those that came after the text was last saved, which may
 * stand in what is not saved yet.
 */
const taken = sql`(select count(*) from blog_pictures g where g.post_id = p.id
  and (g.created_at >= p.updated_at or ${positionIn('p.body', sql`g.key`)} > 0))`

export async function countPostPictures(db: Db, postId: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`select ${taken} as taken from blog_posts p
    where p.id = ${postId}`.execute(db)
  return rows[0]?.taken ?? 0
}

/** Takes on a picture; false when the article has as many as it may have. */
export async function tryInsertPostPicture(
  tx: Tx,
  postId: string,
  { key, width, height, blur }: PostPicture,
  { now, most }: { now: number; most: number },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into blog_pictures (key, post_id, width, height, blur, created_at)
    select ${key}, p.id, ${width}, ${height}, ${blur}, ${now} from blog_posts p where p.id = ${postId}
    and ${taken} < ${most}`.execute(tx)
  return numAffectedRows === 1n
}

/** Neither the article shows it nor a text of its history, which its author can bring back. */
const isUnused = (before: number) => sql`g.created_at < ${before}
  and not exists (select 1 from blog_posts p where p.id = g.post_id and ${positionIn('p.body', sql`g.key`)} > 0)
  and not exists (select 1 from blog_versions v where v.post_id = g.post_id and ${positionIn('v.body', sql`g.key`)} > 0)`

/**
 * Looks through some pictures of articles, in the order of their keys.
 * @param after the key to go on behind; empty for the first
 * @returns those that nothing shows and that came before a time, and where to go on; null at the end
 */
export async function findUnusedPictures(
  db: Db,
  after: string,
  { before, limit }: { before: number; limit: number },
): Promise<{ unused: string[]; next: string | null }> {
  const { rows } = await sql<{
    key: string
    isUnused: 0 | 1
  }>`select g.key, (${isUnused(before)}) as "isUnused"
    from (select key, post_id, created_at from blog_pictures where key > ${after} order by key limit ${limit}) g`.execute(
    db,
  )
  return {
    unused: rows.filter((row) => row.isUnused === 1).map(({ key }) => key),
    next: rows.length < limit ? null : (rows.at(-1)?.key ?? null),
  }
}

/** Forgets those of these pictures that nothing shows by now. */
export async function deleteUnusedPictures(tx: Tx, keys: readonly string[], before: number): Promise<void> {
  await sql`delete from blog_pictures where key in
    (select g.key from blog_pictures g where g.key in (${sql.join(keys)}) and ${isUnused(before)})`.execute(
    tx,
  )
}
