import {
  countOpenPosts,
  countPostPictures,
  insertPost,
  insertVersion,
  listTranslations,
  NO_ROOTS,
  type PostPicture,
  type PostText,
  type Tx,
  tryDeletePost,
  tryInsertPostPicture,
  trySavePost,
} from '@pasar/db'
import {
  countLinks,
  DomainError,
  isPostEditable,
  type Language,
  linkTo,
  MAX_OPEN_POSTS,
  MAX_POST_LINKS,
  MAX_POST_PICTURES,
  MIN_ARTICLE_LENGTH,
  minutes,
  type NewPostInput,
  POST_STEPS,
  type PostInput,
  picturesIn,
  slugOfPost,
} from '@pasar/domain'
import { type Author, requireVerified } from '../../access/actors'
import { notifyAdmins } from '../../notifications/internal/notify-admins'
import type { Context } from '../../platform/context'
import { removePicture } from '../../platform/pictures/files'
import { storePicture } from '../../platform/pictures/store'
import { requireFeature, whileOn } from '../../platform/settings/require-feature'
import { changeAddress, wantedAddress } from '../internal/address'
import { stepPost } from '../internal/move-post'
import { findOwnPost } from '../internal/own-post'
import { BLOG_PREFIX } from '../internal/pictures'

/** Automatic saves within each such span of the clock are one entry of the history. */
const ONE_ENTRY_MS = minutes(10)

/**
 * Begins an article, or what one of the author's says in another language.
 * @returns its address
 * @throws DomainError EMAIL_UNVERIFIED, TOO_MANY_REQUESTS, NOT_FOUND, BLOG_TOO_MANY_POSTS, BLOG_TRANSLATED
 */
export async function beginPost(
  ctx: Context,
  author: Author,
  { title, language, translates }: NewPostInput,
): Promise<string> {
  await requireFeature(ctx, 'blogSubmissions')
  requireVerified(author)
  await ctx.limits.take('blogPost', author.id)
  return ctx.transact({ user: author.id }, async (tx) => {
    if ((await countOpenPosts(tx, author.id)) >= MAX_OPEN_POSTS) throw new DomainError('BLOG_TOO_MANY_POSTS')
    const id = ctx.newId('blogPost')
    const workId = translates === undefined ? id : await findWork(tx, author, translates, language)
    const base = slugOfPost(title, id)
    const now = ctx.now()
    for (const slug of [base, `${base}-${id.replace(/_/g, '-')}`])
      if (await insertPost(tx, { id, slug, authorId: author.id, language, title, workId, now })) return slug
    throw new Error(`No address is free for the article ${id}`)
  })
}

/** What a translation is of. @throws DomainError NOT_FOUND for others' articles too, BLOG_TRANSLATED */
async function findWork(tx: Tx, author: Author, slug: string, language: Language): Promise<string> {
  const { workId } = await findOwnPost(tx, author, slug)
  const written = await listTranslations(tx, workId)
  if (written.some((other) => other.language === language)) throw new DomainError('BLOG_TRANSLATED')
  return workId
}

/** How a text is saved: by a button, or some seconds after the last key. */
export type SaveKind = 'saved' | 'automatic'

const isSameText = (a: PostText, b: PostText): boolean =>
  a.title === b.title && a.lead === b.lead && a.body === b.body && a.tags.join('\n') === b.tags.join('\n')

const keepVersion = (tx: Tx, ctx: Context, postId: string, kind: SaveKind | 'unsaved', text: PostText) =>
  insertVersion(
    tx,
    { id: ctx.newId('blogVersion'), postId, kind, now: ctx.now() },
    text,
    ctx.now() - (ctx.now() % ONE_ENTRY_MS),
  )

/**
 * Saves what an author typed. Where another tab has saved meanwhile, the text goes into the history, and the article
 * stays as it is. A text that is stored already is not saved again, whichever version it was typed over.
 * @returns its version now
 * @throws DomainError NOT_FOUND for others' articles too, BLOG_LOCKED, BLOG_SAVED_ELSEWHERE
 */
export async function savePost(
  ctx: Context,
  author: Author,
  slug: string,
  { version, ...text }: PostInput,
  kind: SaveKind,
): Promise<number> {
  await requireFeature(ctx, 'blogSubmissions')
  const { now, isSaved } = await ctx.transact({ user: author.id }, async (tx) => {
    const post = await findOwnPost(tx, author, slug)
    if (!isPostEditable(post.state)) throw new DomainError('BLOG_LOCKED')
    const saved = await trySavePost(
      tx,
      { id: post.id, version, states: POST_STEPS.submit.from },
      text,
      ctx.now(),
    )
    if (!saved && isSameText(post, text)) return { now: post.version, isSaved: true }
    await keepVersion(tx, ctx, post.id, saved ? kind : 'unsaved', text)
    return { now: saved ? version + 1 : post.version, isSaved: saved }
  })
  // Only now: what was typed stays in the history.
  if (!isSaved) throw new DomainError('BLOG_SAVED_ELSEWHERE', { version: now })
  return now
}

/**
 * Hands an article to those who run the market. What readers could not use is refused.
 * @param typed the address that it gets with that, as `renamePost` gives it; empty for the one that it has
 * @returns its address now
 * @throws DomainError NOT_FOUND for others' articles too, EMAIL_UNVERIFIED, BLOG_MOVED, BLOG_TOO_SHORT,
 *   BLOG_TOO_MANY_PICTURES, BLOG_TOO_MANY_LINKS, and as `renamePost` does
 */
export async function submitPost(ctx: Context, author: Author, slug: string, typed = ''): Promise<string> {
  await requireFeature(ctx, 'blogSubmissions')
  requireVerified(author)
  if (typed !== '') await ctx.limits.take('blogPost', author.id)
  return ctx.transact({ user: author.id }, async (tx) => {
    const post = await findOwnPost(tx, author, slug)
    if (post.body.length < MIN_ARTICLE_LENGTH) throw new DomainError('BLOG_TOO_SHORT')
    if (picturesIn(post.body).length > MAX_POST_PICTURES) throw new DomainError('BLOG_TOO_MANY_PICTURES')
    if (countLinks(post.body, ctx.config.appUrl) > MAX_POST_LINKS)
      throw new DomainError('BLOG_TOO_MANY_LINKS')
    const wanted = typed === '' ? null : wantedAddress(post, typed)
    if (wanted !== null) await changeAddress(tx, ctx, post.id, wanted)
    await stepPost(tx, ctx, post.id, 'submit')
    const path = linkTo('/admin/blog')
    const { title } = post
    await notifyAdmins(tx, ctx, {
      kind: 'postSubmitted',
      data: { title, name: author.name },
      path,
      values: { link: `${ctx.config.appUrl}${path}`, title, note: author.name },
    })
    return wanted ?? post.slug
  })
}

/**
 * An author takes their article back: from review it is a draft again, and from the blog it is withdrawn.
 * @throws DomainError NOT_FOUND for others' articles too, BLOG_MOVED
 */
export const takePostBack = whileOn(
  'blogSubmissions',
  (ctx: Context, author: Author, slug: string): Promise<void> =>
    ctx.transact({ user: author.id }, async (tx) => {
      const { id, state } = await findOwnPost(tx, author, slug)
      await stepPost(tx, ctx, id, state === 'published' ? 'withdraw' : 'takeBack')
    }),
)

/**
 * Deletes an article for good, with its pictures; one that is published, or will be, is taken back first.
 * @throws DomainError NOT_FOUND for others' articles too, BLOG_MOVED when staff have published it meanwhile
 */
export const deletePost = whileOn(
  'blogSubmissions',
  (ctx: Context, author: Author, slug: string): Promise<void> =>
    ctx.transact({ user: author.id }, async (tx) => {
      const { id } = await findOwnPost(tx, author, slug)
      const pictures = await tryDeletePost(tx, { id, authorId: author.id })
      if (pictures === null) throw new DomainError('BLOG_MOVED')
      tx.afterCommit(async () => {
        for (const key of pictures) await removePicture(ctx.uploadsDir, key)
      })
    }),
)

/**
 * Keeps a picture for an article. Those that its text shows no longer do not count.
 * @throws DomainError NOT_FOUND for others' articles too, BLOG_LOCKED, BLOG_TOO_MANY_PICTURES, TOO_MANY_REQUESTS, and as
 *   `storeUpload` does
 */
export async function addPostPicture(
  ctx: Context,
  author: Author,
  slug: string,
  source: Buffer,
): Promise<PostPicture> {
  await requireFeature(ctx, 'blogSubmissions')
  const { id, state } = await findOwnPost(ctx.db, author, slug)
  if (!isPostEditable(state)) throw new DomainError('BLOG_LOCKED')
  if ((await countPostPictures(ctx.db, id)) >= MAX_POST_PICTURES)
    throw new DomainError('BLOG_TOO_MANY_PICTURES')
  await ctx.limits.take('blogPicture', author.id)
  const made = `${BLOG_PREFIX}${Buffer.from(ctx.randomBytes(16)).toString('hex')}`
  const { key, width, height, blur } = await storePicture(source, ctx.uploadsDir, made, ctx.log)
  const picture = { key, width, height, blur }
  const isKept = await ctx.transact(NO_ROOTS.conditionInStatement, (tx) =>
    tryInsertPostPicture(tx, id, picture, { now: ctx.now(), most: MAX_POST_PICTURES }),
  )
  if (isKept) return picture
  await removePicture(ctx.uploadsDir, key)
  throw new DomainError('BLOG_TOO_MANY_PICTURES')
}
