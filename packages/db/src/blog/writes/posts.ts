import { type Language, MAX_POST_VERSIONS, type PostState, type VersionKind } from '@pasar/domain'
import { sql } from 'kysely'
import { NO_LIMIT } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

/** What an author types. */
export interface PostText {
  title: string
  lead: string
  body: string
  tags: readonly string[]
}

/** In small letters: what searches look through. */
const foundBy = ({ title, lead, tags }: PostText): string => [title, lead, ...tags].join('\n').toLowerCase()

/** Frees an address that an article had before, where no reader saw it. */
async function freeSlug(tx: Tx, slug: string): Promise<void> {
  await sql`delete from blog_slugs where slug = ${slug} and was_public = 0
    and not exists (select 1 from blog_posts p where p.slug = ${slug})`.execute(tx)
}

/** Begins an article; false when another has this address, or readers saw another at it. */
export async function insertPost(
  tx: Tx,
  post: {
    id: string
    slug: string
    authorId: string
    language: Language
    title: string
    /** Its own id, unless it says what another one says in another language. */
    workId: string
    now: number
  },
): Promise<boolean> {
  await freeSlug(tx, post.slug)
  const { numAffectedRows } =
    await sql`insert into blog_posts (id, slug, author_id, language, title, found_by,
    created_at, updated_at, work_id)
    select ${post.id}, ${post.slug}, ${post.authorId}, ${post.language}, ${post.title}, ${post.title.toLowerCase()},
    ${post.now}, ${post.now}, ${post.workId} where not exists (select 1 from blog_slugs where slug = ${post.slug})
    on conflict (slug) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/**
 * Gives an article another address; the one so far leads to it still. False when another has it, readers saw another at it, or
 * it may not be changed.
 */
export async function tryRenamePost(
  tx: Tx,
  { id, states }: { id: string; states: readonly PostState[] },
  slug: string,
  now: number,
): Promise<boolean> {
  await freeSlug(tx, slug)
  const { numUpdatedRows } = await tx
    .updateTable('blog_posts')
    .set({ slug, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', [...states])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('blog_slugs').select('slug').where('slug', '=', slug).where('post_id', '<>', id),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Saves the text of an article; false when it is another version by now, or may not be changed. */
export async function trySavePost(
  tx: Tx,
  post: { id: string; version: number; states: readonly PostState[] },
  text: PostText,
  now: number,
): Promise<boolean> {
  const { title, lead, body, tags } = text
  const { numUpdatedRows } = await tx
    .updateTable('blog_posts')
    .set({
      title,
      lead,
      body,
      tags: JSON.stringify(tags),
      found_by: foundBy(text),
      version: post.version + 1,
      updated_at: now,
    })
    .where('id', '=', post.id)
    .where('version', '=', post.version)
    .where('state', 'in', [...post.states])
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await tx.deleteFrom('blog_tags').where('post_id', '=', post.id).execute()
  for (const tag of tags) await tx.insertInto('blog_tags').values({ tag, post_id: post.id }).execute()
  return true
}

/**
 * Writes a text into the history of an article, of which the latest are kept.
 * @param since an automatic save from then on is replaced by another one
 */
export async function insertVersion(
  tx: Tx,
  version: { id: string; postId: string; kind: VersionKind; now: number },
  { title, lead, body, tags }: PostText,
  since: number,
): Promise<void> {
  const { id, postId, kind, now } = version
  if (kind === 'automatic')
    await tx
      .deleteFrom('blog_versions')
      .where('post_id', '=', postId)
      .where('kind', '=', 'automatic')
      .where('created_at', '>=', since)
      .execute()
  await tx
    .insertInto('blog_versions')
    .values({ id, post_id: postId, kind, title, lead, body, tags: JSON.stringify(tags), created_at: now })
    .execute()
  await sql`delete from blog_versions where post_id = ${postId} and id in
    (select id from blog_versions where post_id = ${postId}
      order by created_at desc, id desc limit ${NO_LIMIT} offset ${MAX_POST_VERSIONS})`.execute(tx)
}

/** What changes with a step of an article. */
export interface PostMove {
  reason?: string
  publishedAt?: number | null
  /** Its version, where the step is about the text that somebody read. */
  version?: number
}

/** Moves an article on; false when it is not in one of these states any more, or not the version that was read. */
export async function tryMovePost(
  tx: Tx,
  id: string,
  { from, to }: { from: readonly PostState[]; to: PostState },
  { now, reason = '', publishedAt = null, version }: PostMove & { now: number },
): Promise<boolean> {
  const moving = tx
    .updateTable('blog_posts')
    .set({
      state: to,
      reason,
      updated_at: now,
      published_at: publishedAt,
      featured_at: null,
      ...(to === 'submitted' ? { submitted_at: now } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
  const { numUpdatedRows } = await (version === undefined
    ? moving
    : moving.where('version', '=', version)
  ).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Puts an article on the home page, or takes it off; false when it is not published. */
export async function tryFeaturePost(tx: Tx, id: string, featuredAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('blog_posts')
    .set({ featured_at: featuredAt })
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Deletes an article that readers do not see, with all that was said about it. Whoever publishes it at the same time is first or
 * finds nothing.
 * @returns the keys of its pictures; null for a published one, and for others' articles
 */
export async function tryDeletePost(
  tx: Tx,
  { id, authorId }: { id: string; authorId: string },
): Promise<string[] | null> {
  const pictures = await tx.selectFrom('blog_pictures').select('key').where('post_id', '=', id).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('blog_posts')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('state', '<>', 'published')
    .executeTakeFirst()
  return numDeletedRows === 1n ? pictures.map(({ key }) => key) : null
}

/** Deletes what a member wrote for the blog: their articles with all that was said about them, and their comments. */
export async function eraseBlog(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('blog_comment_reports').where('user_id', '=', userId).execute()
  await tx.deleteFrom('blog_comments').where('user_id', '=', userId).execute()
  // What authors have seen of theirs stays with the article, as what is recorded of an admin does.
  await tx.deleteFrom('blog_remarks').where('admin_id', '=', userId).where('sent_at', 'is', null).execute()
  await tx.deleteFrom('blog_posts').where('author_id', '=', userId).execute()
}
