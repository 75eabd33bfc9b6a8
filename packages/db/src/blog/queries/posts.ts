import {
  type Language,
  type ListSort,
  type OwnPostsFilter,
  orderOf,
  type PostState,
  type Sought,
  type VersionKind,
} from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin, jsonRows, positionIn } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'
import { containsWords, scanPage } from '../../kernel/scan-page'
import { cardColumns, type Row, withTags } from '../rows'

const pictureSchema = z.object({ key: z.string(), width: z.number(), height: z.number(), blur: z.string() })
const readPictures = jsonColumn('the pictures of an article', z.array(pictureSchema))
export type PostPicture = z.output<typeof pictureSchema>

/** An article in a list. */
export interface PostCard {
  id: string
  slug: string
  language: Language
  title: string
  lead: string
  tags: string[]
  authorId: string
  authorName: string
  /** When it was published; in lists of an author or of staff, when it was begun or changed. */
  createdAt: number
  /** Characters of its text, by which the time to read it is estimated. */
  body: string
  /** The oldest picture that its text shows: staff saw it before it was published. Null for none. */
  picture: string | null
}

export interface PostsQuery {
  /** Null for all. */
  language: Language | null
  tag: string | null
  authorId: string | null
  /** In small letters; empty for none. */
  words: string
  /** The usual one: the latest first. */
  sort?: ListSort
  now: number
}

/** What is published comes in its order by an index: only the first rows are read. */
const newestIn = (language: Language | null) =>
  byIndex(language === null ? 'blog_posts_newest' : 'blog_posts_language')

/** A page of what is published, the latest first where nothing else is asked for. */
export async function listPosts(
  db: Db,
  { language, tag, authorId, words, sort = 'usual', now }: PostsQuery,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ posts: PostCard[]; next: string | null }> {
  const order = orderOf('desc', sort)
  const direction = sql.raw(order)
  const wheres = [
    sql`p.state = 'published' and p.published_at <= ${now}`,
    ...(language === null ? [] : [sql`p.language = ${language}`]),
    ...(tag === null ? [] : [sql`p.id in (select t.post_id from blog_tags t where t.tag = ${tag})`]),
    ...(authorId === null ? [] : [sql`p.author_id = ${authorId}`]),
    ...(words === '' ? [] : [sql`${positionIn('p.found_by', words)} > 0`]),
    isBeyond(cursor, order, ['p.published_at', 'p.id']),
  ]
  const { rows } = await sql<Row<PostCard>>`select ${cardColumns}, p.published_at as "createdAt"
    from blog_posts p ${newestIn(language)} ${fixedJoin} users u on u.id = p.author_id
    where ${sql.join(wheres, sql` and `)}
    order by p.published_at ${direction}, p.id ${direction} limit ${limit + 1}`.execute(db)
  const { page, next } = timePage(rows, limit)
  return { posts: page.map(withTags), next }
}

/** Published articles in a language that share a tag with one, those with most in common first. */
export async function findRelatedPosts(
  db: Db,
  post: { id: string; language: Language },
  now: number,
  limit: number,
): Promise<PostCard[]> {
  const { rows } = await sql<Row<PostCard>>`select ${cardColumns}, p.published_at as "createdAt"
    from (select o.post_id, count(*) as shared from blog_tags t ${fixedJoin} blog_tags o on o.tag = t.tag
      where t.post_id = ${post.id} and o.post_id <> ${post.id} group by o.post_id) s
    ${fixedJoin} blog_posts p on p.id = s.post_id ${fixedJoin} users u on u.id = p.author_id
    where p.state = 'published' and p.published_at <= ${now} and p.language = ${post.language}
    order by s.shared desc, p.published_at desc, p.id desc limit ${limit}`.execute(db)
  return rows.map(withTags)
}

/** What staff chose for the home page, the latest choice first. */
export async function findFeaturedPosts(
  db: Db,
  language: Language,
  now: number,
  limit: number,
): Promise<PostCard[]> {
  const { rows } = await sql<Row<PostCard>>`select ${cardColumns}, p.published_at as "createdAt"
    from blog_posts p ${byIndex('blog_posts_featured')} ${fixedJoin} users u on u.id = p.author_id
    where p.language = ${language} and p.featured_at is not null and p.state = 'published'
    and p.published_at <= ${now} order by p.featured_at desc limit ${limit}`.execute(db)
  return rows.map(withTags)
}

/** The tags that most published articles of a language have. */
export async function findTopTags(
  db: Db,
  language: Language | null,
  now: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`select t.tag from blog_posts p ${newestIn(language)}
    ${fixedJoin} blog_tags t on t.post_id = p.id
    where p.state = 'published' and p.published_at <= ${now} and ${language === null ? sql`true` : sql`p.language = ${language}`}
    group by t.tag order by count(*) desc, t.tag limit ${limit}`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** A whole article, whatever its state. */
export interface PostDetail extends Omit<PostCard, 'picture'> {
  state: PostState
  version: number
  reason: string
  updatedAt: number
  submittedAt: number | null
  publishedAt: number | null
  featuredAt: number | null
  workId: string
  pictures: PostPicture[]
}

/** @param where by any address that it has or had */
export async function findPost(db: Db, where: { slug: string } | { id: string }): Promise<PostDetail | null> {
  const { rows } = await sql<
    Row<PostDetail> & { pictures: string }
  >`select p.id, p.slug, p.language, p.title, p.lead, p.body,
    p.tags, p.author_id as "authorId", u.name as "authorName", p.state, p.version, p.reason,
    p.created_at as "createdAt", p.updated_at as "updatedAt", p.submitted_at as "submittedAt",
    p.published_at as "publishedAt", p.featured_at as "featuredAt", coalesce(p.work_id, p.id) as "workId",
    (select ${jsonRows({ key: 'g.key', width: 'g.width', height: 'g.height', blur: 'g.blur' })} from
      (select key, width, height, blur from blog_pictures where post_id = p.id order by created_at, key) g) as pictures
    from blog_posts p ${fixedJoin} users u on u.id = p.author_id
    where p.id = ${'slug' in where ? sql`(select post_id from blog_slugs where slug = ${where.slug})` : where.id}`.execute(
    db,
  )
  const row = rows[0]
  return row ? { ...withTags(row), pictures: readPictures(row.pictures) } : null
}

/** An article in lists of its author and of staff. */
export interface PostRow {
  id: string
  slug: string
  language: Language
  title: string
  state: PostState
  authorName: string
  createdAt: number
  updatedAt: number
  publishedAt: number | null
  isFeatured: 0 | 1
}

const rowColumns = sql`p.id, p.slug, p.language, p.title, p.state, u.name as "authorName",
  p.updated_at as "updatedAt", p.published_at as "publishedAt", p.featured_at is not null as "isFeatured"`

/** A page of an author's own articles, those of a state where one is named; the newest first where nothing else is asked for. */
export async function listOwnPosts(
  db: Db,
  authorId: string,
  { state, sort }: OwnPostsFilter,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ posts: PostRow[]; next: string | null }> {
  const order = orderOf('desc', sort)
  const direction = sql.raw(order)
  const index = byIndex(state === null ? 'blog_posts_author' : 'blog_posts_author_state')
  const { rows } = await sql<PostRow>`select ${rowColumns}, p.created_at as "createdAt"
    from blog_posts p ${index} ${fixedJoin} users u on u.id = p.author_id
    where p.author_id = ${authorId} and ${state === null ? sql`true` : sql`p.state = ${state}`}
    and ${isBeyond(cursor, order, ['p.created_at', 'p.id'])}
    order by p.created_at ${direction}, p.id ${direction} limit ${limit + 1}`.execute(db)
  const { page: posts, next } = timePage(rows, limit)
  return { posts, next }
}

/** A page of the articles in a state, by when they last moved: those that wait longest first, or the other way round. */
export async function listPostsInState(
  db: Db,
  state: PostState,
  cursor: TimeCursor | null,
  limit: number,
  { sort = 'usual', words = '' }: Sought = {},
): Promise<{ posts: PostRow[]; next: string | null }> {
  const order = orderOf('asc', sort)
  const direction = sql.raw(order)
  const { page: posts, next } = await scanPage(
    db,
    {
      words,
      entries: (most, skipped) => sql<TimeCursor>`select h.id, h.updated_at as at from blog_posts h
        where h.state = ${state} and ${isBeyond(cursor, order, ['h.updated_at', 'h.id'])}
        order by h.updated_at ${direction}, h.id ${direction} limit ${most} offset ${skipped}`,
      async read(entries, most) {
        const { rows } = await sql<PostRow>`select ${rowColumns}, e.at as "createdAt"
          from (${entries}) e ${fixedJoin} blog_posts p on p.id = e.id ${fixedJoin} users u on u.id = p.author_id
          where ${containsWords(words, ['p.title', 'u.name'])}
          order by e.at ${direction}, e.id ${direction} limit ${most}`.execute(db)
        return rows
      },
    },
    limit,
  )
  return { posts, next }
}

export async function countOpenPosts(db: Db, authorId: string): Promise<number> {
  const { rows } = await sql<{ posts: number }>`select count(*) as posts from blog_posts
    where author_id = ${authorId} and state <> 'published'`.execute(db)
  return rows[0]?.posts ?? 0
}

export interface PostVersion {
  id: string
  kind: VersionKind
  title: string
  lead: string
  body: string
  tags: string[]
  createdAt: number
}

/** The history of an article, the latest first; their texts only where one is asked for. */
export async function listVersions(
  db: Db,
  postId: string,
): Promise<Pick<PostVersion, 'id' | 'kind' | 'title' | 'createdAt'>[]> {
  const { rows } = await sql<Pick<PostVersion, 'id' | 'kind' | 'title' | 'createdAt'>>`select id, kind, title,
    created_at as "createdAt" from blog_versions where post_id = ${postId}
    order by created_at desc, id desc`.execute(db)
  return rows
}

export async function findVersion(db: Db, postId: string, id: string): Promise<PostVersion | null> {
  const { rows } = await sql<Row<PostVersion>>`select id, kind, title, lead, body, tags,
    created_at as "createdAt" from blog_versions where id = ${id} and post_id = ${postId}`.execute(db)
  const row = rows[0]
  return row ? withTags(row) : null
}

/** Which of these pictures an article has. */
export async function findPostPictures(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('blog_pictures')
    .select('key')
    .where('key', 'in', [...keys])
    .execute()
  return new Set(rows.map(({ key }) => key))
}
