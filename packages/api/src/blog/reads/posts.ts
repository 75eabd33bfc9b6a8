import {
  type CommentView,
  decodeTimeCursor,
  findCardsBySlug,
  findComment,
  findFeaturedPosts,
  findHiddenComment,
  findRelatedPosts,
  findTopTags,
  findVersion,
  type ItemCard,
  listComments,
  listOwnPosts,
  listPosts,
  listRemarks,
  listTranslations,
  listVersions,
  type PostCard,
  type PostDetail,
  type PostRemark,
  type PostRow,
  type PostsQuery,
  type PostVersion,
  type Translation,
} from '@pasar/db'
import {
  type ArticlePart,
  DomainError,
  type Language,
  MAX_OPEN_REMARKS,
  type OwnPostsFilter,
  splitArticle,
} from '@pasar/domain'
import type { Author, Member } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'
import { findOwnPost, findPublishedPost } from '../internal/own-post'

const ON_A_PAGE = 12
const COMMENTS_ON_A_PAGE = 30
const RELATED = 3
const FEATURED = 3
const TAGS = 12
const OWN_ON_A_PAGE = 20
/** All that are not done, and the latest of the others. */
export const REMARKS_SHOWN = 2 * MAX_OPEN_REMARKS

export interface BlogPage {
  /** Chosen by staff; only beside the whole first page, the latest first. */
  featured: PostCard[]
  posts: PostCard[]
  next: string | null
  tags: string[]
  /** Whose articles they are, where they are of one author; empty when there are none. */
  author: string
}

/** A page of published articles. @throws DomainError NOT_FOUND for a cursor that is none */
export async function blogPage(
  ctx: Context,
  asked: Omit<PostsQuery, 'now'>,
  cursorText: string | null,
): Promise<BlogPage> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const query = { ...asked, words: asked.words.toLowerCase(), now: ctx.now() }
  const { language, tag, authorId, words } = query
  const isWhole =
    cursor === null && tag === null && authorId === null && words === '' && query.sort !== 'reverse'
  const [page, tags, featured] = await Promise.all([
    listPosts(ctx.db, query, cursor, ON_A_PAGE),
    findTopTags(ctx.db, language, ctx.now(), TAGS),
    isWhole && language !== null ? findFeaturedPosts(ctx.db, language, query.now, FEATURED) : [],
  ])
  const shown = new Set(featured.map(({ id }) => id))
  return {
    featured,
    posts: page.posts.filter(({ id }) => !shown.has(id)),
    next: page.next,
    tags,
    author: authorId === null ? '' : (page.posts[0]?.authorName ?? ''),
  }
}

/** The latest published articles, for feeds and REST. @throws DomainError NOT_FOUND for a cursor that is none */
export const latestPosts = (
  ctx: Context,
  filter: { language: Language | null; tag?: string | null },
  cursorText: string | null = null,
): Promise<{ posts: PostCard[]; next: string | null }> =>
  listPosts(
    ctx.db,
    { language: filter.language, tag: filter.tag ?? null, authorId: null, words: '', now: ctx.now() },
    readCursor(cursorText, decodeTimeCursor),
    ON_A_PAGE,
  )

/** The text of an article in parts, with the items that it shows. */
export interface ArticleText {
  parts: ArticlePart[]
  /** By their addresses; those that cannot be had are missing. */
  items: ReadonlyMap<string, ItemCard>
}

/** Splits a text, and finds the items that it shows. */
export async function readArticle(ctx: Context, body: string): Promise<ArticleText> {
  const parts = splitArticle(body, ctx.config.appUrl)
  const slugs = parts.flatMap((part) => (part.type === 'item' ? [part.slug] : []))
  const cards = await findCardsBySlug(ctx.db, [...new Set(slugs)])
  return { parts, items: new Map(cards.map((card) => [card.slug, card])) }
}

export interface ArticlePage extends ArticleText {
  post: PostDetail
  related: PostCard[]
  /** Where it is published, in each language; itself among them. */
  translations: Translation[]
  comments: CommentView[]
  nextComments: string | null
}

/** An article as everyone reads it. @throws DomainError NOT_FOUND for what is not published too */
export const publishedPost = (ctx: Context, slug: string): Promise<PostDetail> =>
  findPublishedPost(ctx.db, slug, ctx.now())

/** A page of what readers said about it. @throws DomainError NOT_FOUND for a cursor that is none too */
export async function postComments(
  ctx: Context,
  slug: string,
  cursorText: string | null,
): Promise<{ comments: CommentView[]; next: string | null }> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const { id } = await publishedPost(ctx, slug)
  return listComments(ctx.db, id, cursor, COMMENTS_ON_A_PAGE)
}

/** An article with a page of its comments, related posts and its translations. @throws DomainError NOT_FOUND */
export async function articlePage(
  ctx: Context,
  slug: string,
  cursorText: string | null,
): Promise<ArticlePage> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const post = await publishedPost(ctx, slug)
  const now = ctx.now()
  const [text, related, written, said] = await Promise.all([
    readArticle(ctx, post.body),
    findRelatedPosts(ctx.db, post, now, RELATED),
    listTranslations(ctx.db, post.workId),
    listComments(ctx.db, post.id, cursor, COMMENTS_ON_A_PAGE),
  ])
  const translations = written.filter(
    ({ state, publishedAt }) => state === 'published' && (publishedAt ?? now) <= now,
  )
  return { post, ...text, related, translations, comments: said.comments, nextComments: said.next }
}

/** A page of an author's own articles. @throws DomainError NOT_FOUND for a cursor that is none */
export const ownPosts = (
  ctx: Context,
  author: Author,
  filter: OwnPostsFilter,
  cursorText: string | null,
): Promise<{ posts: PostRow[]; next: string | null }> =>
  listOwnPosts(ctx.db, author.id, filter, readCursor(cursorText, decodeTimeCursor), OWN_ON_A_PAGE)

export interface EditorPage extends ArticleText {
  post: PostDetail
  versions: Awaited<ReturnType<typeof listVersions>>
  /** The text that was asked for out of the history; null for the latest. */
  chosen: PostVersion | null
  /** Of staff, since they asked for changes. */
  remarks: PostRemark[]
  /** It in each language that it is written in; itself among them. */
  translations: Translation[]
}

/** An author's article in the editor. @throws DomainError NOT_FOUND for others' articles, and versions of others, too */
export async function editorPage(
  ctx: Context,
  author: Author,
  slug: string,
  versionId: string | null,
): Promise<EditorPage> {
  const post = await findOwnPost(ctx.db, author, slug)
  const [versions, chosen, remarks, translations] = await Promise.all([
    listVersions(ctx.db, post.id),
    versionId === null ? null : findVersion(ctx.db, post.id, versionId),
    listRemarks(ctx.db, post.id, { isSentOnly: true, limit: REMARKS_SHOWN }),
    listTranslations(ctx.db, post.workId),
  ])
  if (versionId !== null && chosen === null) throw new DomainError('NOT_FOUND')
  return {
    post,
    versions,
    chosen,
    remarks,
    translations,
    ...(await readArticle(ctx, chosen?.body ?? post.body)),
  }
}

/** @throws DomainError NOT_FOUND for others' articles */
export async function requireOwnPost(ctx: Context, author: Author, slug: string): Promise<PostDetail> {
  return findOwnPost(ctx.db, author, slug)
}

/** What a member said about an article that is not on the blog now: its page is not there to lead to it. Null for nothing. */
export const hiddenComment = (ctx: Context, member: Member, slug: string): Promise<string | null> =>
  findHiddenComment(ctx.db, { slug, userId: member.id, now: ctx.now() })

/** A comment on an article, for the page that reports it, or deletes one's own. */
export interface SaidComment {
  /** Of the article. */
  title: string
  slug: string
  body: string
  isOwn: boolean
  /** Whether the article can be read. */
  isThere: boolean
}

/** A comment that everyone can read, or one of the member's, also where its article is withdrawn. @throws DomainError NOT_FOUND */
export async function saidAbout(ctx: Context, member: Member, commentId: string): Promise<SaidComment> {
  const comment = await findComment(ctx.db, commentId)
  const isOwn = comment?.userId === member.id
  const now = ctx.now()
  const isThere = comment?.isPublished === 1 && (comment.publishedAt ?? now) <= now
  const isFound = isOwn ? comment.state !== 'removed' : isThere && comment.state === 'shown'
  if (!comment || !isFound) throw new DomainError('NOT_FOUND')
  const { title, slug, body } = comment
  return { title, slug, body, isOwn, isThere }
}
