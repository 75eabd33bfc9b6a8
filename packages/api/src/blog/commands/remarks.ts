import { findPost, NO_ROOTS, tryAnswerRemark, tryDeleteRemark, tryInsertRemark } from '@pasar/db'
import {
  DomainError,
  isQuoted,
  MAX_OPEN_REMARKS,
  type RemarkAnswerInput,
  type RemarkInput,
} from '@pasar/domain'
import type { Admin, Author } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { requireFeature } from '../../platform/settings/require-feature'
import { findOwnPost } from '../internal/own-post'
import { passagesOf } from '../internal/passages'

/**
 * Remarks on words of an article that was submitted. Its author sees it once changes are asked for.
 * @throws DomainError NOT_FOUND, BLOG_MOVED for a text that changed since too, BLOG_QUOTE_MISSING, BLOG_TOO_MANY_REMARKS
 */
export async function remarkOnPost(
  ctx: Context,
  admin: Admin,
  postId: string,
  { version, block, quote, remark }: RemarkInput,
): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const post = await findPost(tx, { id: postId })
    if (!post) throw new DomainError('NOT_FOUND')
    if (post.state !== 'submitted' || post.version !== version) throw new DomainError('BLOG_MOVED')
    const passage = passagesOf(post.body, ctx.config.appUrl)[block]
    if (passage === undefined || !isQuoted(passage, quote)) throw new DomainError('BLOG_QUOTE_MISSING')
    const id = ctx.newId('blogRemark')
    const made = { id, postId, adminId: admin.id, block, quote, body: remark, now: ctx.now() }
    if (!(await tryInsertRemark(tx, made, { version, most: MAX_OPEN_REMARKS })))
      throw new DomainError('BLOG_TOO_MANY_REMARKS')
    await recordAdmin(tx, ctx, admin, 'remarkPost', postId)
  })
}

/** Takes away a remark that the author has not seen yet. @throws DomainError NOT_FOUND */
export async function removeRemark(
  ctx: Context,
  admin: Admin,
  postId: string,
  remarkId: string,
): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    if (!(await tryDeleteRemark(tx, postId, remarkId))) throw new DomainError('NOT_FOUND')
    await recordAdmin(tx, ctx, admin, 'unremarkPost', postId)
  })
}

/**
 * An author answers a remark on their article, or says that what it asks for is done.
 * @throws DomainError NOT_FOUND for others' articles and for remarks that were not sent too
 */
export async function answerRemark(
  ctx: Context,
  author: Author,
  slug: string,
  { id, answer }: RemarkAnswerInput,
  isDone: boolean,
): Promise<void> {
  await requireFeature(ctx, 'blogSubmissions')
  await ctx.transact({ user: author.id }, async (tx) => {
    const post = await findOwnPost(tx, author, slug)
    if (!(await tryAnswerRemark(tx, { postId: post.id, id }, { answer, isDone, now: ctx.now() })))
      throw new DomainError('NOT_FOUND')
  })
}
