import {
  type AuditAction,
  findPost,
  NO_ROOTS,
  type PostDetail,
  type PostMove,
  sendRemarks,
  type Tx,
  tryFeaturePost,
} from '@pasar/db'
import {
  DomainError,
  days,
  type ErrorCode,
  POST_STEPS,
  type PostState,
  type PostStep,
  type PublishInput,
  startOfDay,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { decidedBy, recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { notifyAuthor, notifyRemarks, stepPost } from '../internal/move-post'

interface Decision {
  step: PostStep
  action: AuditAction
  notice: 'postPublished' | 'postWithdrawn'
}

/** @throws DomainError NOT_FOUND */
async function findAny(tx: Tx, postId: string): Promise<PostDetail> {
  const post = await findPost(tx, { id: postId })
  if (!post) throw new DomainError('NOT_FOUND')
  return post
}

/** What staff may have done before, by where the article stands then. */
const BEFORE = {
  published: ['BLOG_PUBLISHED_BY', 'publishPost'],
  changes: ['BLOG_CHANGES_ASKED_BY', 'askPostChanges'],
  withdrawn: ['BLOG_WITHDRAWN_BY', 'withdrawPost'],
} as const satisfies Partial<Record<PostState, readonly [ErrorCode, AuditAction]>>

const isStaffs = (state: PostState): state is keyof typeof BEFORE => Object.hasOwn(BEFORE, state)

/**
 * As `stepPost`; the second of two admins is told who was first.
 * @throws DomainError BLOG_MOVED for what its author did, BLOG_PUBLISHED_BY, BLOG_CHANGES_ASKED_BY, BLOG_WITHDRAWN_BY
 */
async function stepByStaff(
  tx: Tx,
  ctx: Context,
  { id, state }: PostDetail,
  step: PostStep,
  change: PostMove,
): Promise<void> {
  if (!POST_STEPS[step].from.some((from) => from === state) && isStaffs(state)) {
    const [code, action] = BEFORE[state]
    throw await decidedBy(tx, ctx, code, id, [action])
  }
  await stepPost(tx, ctx, id, step, change)
}

const decide = (
  ctx: Context,
  admin: Admin,
  postId: string,
  { step, action, notice }: Decision,
  change: PostMove,
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const post = await findAny(tx, postId)
    const { reason = '', publishedAt } = change
    await stepByStaff(tx, ctx, post, step, change)
    await recordAdmin(tx, ctx, admin, action, postId, reason)
    await notifyAuthor(tx, ctx, notice, post, reason, publishedAt)
  })

/** The latest day for which an article is scheduled. */
const AHEAD = days(366)

/**
 * Publishes the text of an article that staff read, now or from a day on.
 * @param input.day a Malaysian calendar day, from today on; null for now
 * @throws DomainError NOT_FOUND, as `stepByStaff`, BLOG_MOVED for a text that changed since too, BLOG_PUBLISH_DAY
 */
export async function publishPost(
  ctx: Context,
  admin: Admin,
  postId: string,
  { day, version }: PublishInput,
): Promise<void> {
  const now = ctx.now()
  const at = day === null ? now : Math.max(now, startOfDay(day))
  if (day !== null && (startOfDay(day) <= now - days(1) || at > now + AHEAD))
    throw new DomainError('BLOG_PUBLISH_DAY')
  await decide(
    ctx,
    admin,
    postId,
    { step: 'publish', action: 'publishPost', notice: 'postPublished' },
    { publishedAt: at, version },
  )
}

/**
 * Asks an author for changes before the article is published, with what was remarked on passages of it.
 * @param reason may be empty where there are remarks
 * @throws DomainError NOT_FOUND, as `stepByStaff`, BLOG_REASON_MISSING
 */
export const askPostChanges = (ctx: Context, admin: Admin, postId: string, reason: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const post = await findAny(tx, postId)
    await stepByStaff(tx, ctx, post, 'askChanges', { reason })
    const remarks = await sendRemarks(tx, postId, ctx.now())
    if (remarks === 0 && reason === '') throw new DomainError('BLOG_REASON_MISSING')
    await recordAdmin(tx, ctx, admin, 'askPostChanges', postId, reason)
    await (remarks === 0
      ? notifyAuthor(tx, ctx, 'postChanges', post, reason)
      : notifyRemarks(tx, ctx, post, remarks))
  })

/** Takes an article off the blog; its author may change and submit it again. @throws DomainError NOT_FOUND, as `stepByStaff` */
export const withdrawPost = (ctx: Context, admin: Admin, postId: string, reason: string): Promise<void> =>
  decide(
    ctx,
    admin,
    postId,
    { step: 'withdraw', action: 'withdrawPost', notice: 'postWithdrawn' },
    { reason },
  )

/** Shows a published article first, or no longer. @throws DomainError NOT_FOUND, BLOG_MOVED */
export const featurePost = (ctx: Context, admin: Admin, postId: string, isFeatured: boolean): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    await findAny(tx, postId)
    if (!(await tryFeaturePost(tx, postId, isFeatured ? ctx.now() : null)))
      throw new DomainError('BLOG_MOVED')
    await recordAdmin(tx, ctx, admin, isFeatured ? 'featurePost' : 'unfeaturePost', postId)
  })
