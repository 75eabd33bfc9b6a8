import {
  type AuditAction,
  type CommentHead,
  endCommentReports,
  findComment,
  findRecipient,
  insertComment,
  insertCommentReport,
  NO_ROOTS,
  type Tx,
  tryDecideComment,
  tryDeleteComment,
  tryUndecideComment,
} from '@pasar/db'
import {
  type CommentRemovalInput,
  type CommentState,
  DomainError,
  firstNameOf,
  holdReasons,
  linkTo,
  type ReportInput,
} from '@pasar/domain'
import { type Admin, type Member, requireVerified } from '../../access/actors'
import { decidedBy, recordAdmin } from '../../access/staff-notes'
import { readRules } from '../../messaging/internal/rules'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { requireFeature } from '../../platform/settings/require-feature'
import { findPublishedPost } from '../internal/own-post'

const postPath = (slug: string): string => linkTo('/blog/:slug', { slug })

/**
 * Says something about an article. The rules of messages decide whether everyone sees it at once, or an admin first.
 * @returns its id, and what became of it
 * @throws DomainError EMAIL_UNVERIFIED, TOO_MANY_REQUESTS, NOT_FOUND
 */
export async function writeComment(
  ctx: Context,
  member: Member,
  slug: string,
  body: string,
): Promise<{ id: string; state: CommentState }> {
  await requireFeature(ctx, 'blog')
  requireVerified(member)
  await ctx.limits.take('comment', member.id)
  return ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const now = ctx.now()
    const post = await findPublishedPost(tx, slug, now)
    const heldFor = holdReasons(body, await readRules(tx))
    const id = ctx.newId('blogComment')
    await insertComment(tx, { id, postId: post.id, userId: member.id, body, heldFor, now })
    if (heldFor.length > 0) return { id, state: 'held' }
    await notifyAuthor(tx, ctx, { ...post, userId: member.id, writerName: member.name })
    return { id, state: 'shown' }
  })
}

/** Notifies the author of an article of what somebody else says about it. */
async function notifyAuthor(
  tx: Tx,
  ctx: Context,
  comment: Pick<CommentHead, 'authorId' | 'userId' | 'writerName' | 'title' | 'slug'>,
): Promise<void> {
  const { authorId, userId, writerName, title, slug } = comment
  if (authorId === userId) return
  const data = { title, name: firstNameOf(writerName) }
  await notifyMember(tx, ctx, { userId: authorId, kind: 'postCommented', data, link: postPath(slug) })
}

/** Reports a comment to admins; a second time changes nothing. @throws DomainError TOO_MANY_REQUESTS, NOT_FOUND for their own, too */
export async function reportComment(
  ctx: Context,
  member: Member,
  commentId: string,
  why: ReportInput,
): Promise<void> {
  await requireFeature(ctx, 'blog')
  await ctx.limits.take('complaint', member.id)
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const comment = await findComment(tx, commentId)
    if (comment?.state !== 'shown' || comment.userId === member.id) throw new DomainError('NOT_FOUND')
    await insertCommentReport(tx, { ...why, commentId, userId: member.id, now: ctx.now() })
  })
}

/** Deletes what a member said themselves, for good. @throws DomainError NOT_FOUND for others' comments, and what staff removed */
export const deleteOwnComment = (ctx: Context, member: Member, commentId: string): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    if (!(await tryDeleteComment(tx, { id: commentId, userId: member.id })))
      throw new DomainError('NOT_FOUND')
  })

const COMMENT_DECISIONS = ['approveComment', 'keepComment', 'removeComment', 'undecideComment'] as const

/** The error for the second of two admins who decide at once. */
export const commentDecided = (
  tx: Tx | Context['db'],
  ctx: Context,
  commentId: string,
): Promise<DomainError> => decidedBy(tx, ctx, 'COMMENT_DECIDED', commentId, COMMENT_DECISIONS)

const decide = (
  ctx: Context,
  admin: Admin,
  commentId: string,
  action: AuditAction,
  move: (tx: Tx, comment: CommentHead, now: number) => Promise<boolean>,
  note?: string,
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const comment = await findComment(tx, commentId)
    if (!comment) throw new DomainError('NOT_FOUND')
    if (!(await move(tx, comment, ctx.now()))) throw await commentDecided(tx, ctx, commentId)
    await recordAdmin(tx, ctx, admin, action, commentId, note)
  })

/** Shows a comment that waits; whoever wrote it and the author of the article are notified. @throws DomainError NOT_FOUND, COMMENT_DECIDED */
export const approveComment = (ctx: Context, admin: Admin, commentId: string): Promise<void> =>
  decide(ctx, admin, commentId, 'approveComment', async (tx, comment, now) => {
    if (!(await tryDecideComment(tx, commentId, { from: ['held'], to: 'shown' }, now))) return false
    const { userId, title, slug, isPublished } = comment
    // It was withdrawn meanwhile: nobody is led to a page that is not there.
    if (!isPublished) return true
    await notifyMember(tx, ctx, { userId, kind: 'commentShown', data: { title }, link: postPath(slug) })
    await notifyAuthor(tx, ctx, comment)
    return true
  })

/** Leaves a comment that was reported where it is. @throws DomainError NOT_FOUND, COMMENT_DECIDED */
export const keepComment = (ctx: Context, admin: Admin, commentId: string): Promise<void> =>
  decide(ctx, admin, commentId, 'keepComment', async (tx, { state }, now) => {
    if ((await endCommentReports(tx, commentId, now)) === 0) return false
    return tryDecideComment(tx, commentId, { from: [state], to: null }, now)
  })

/**
 * Removes a comment, whether it waits or is shown; whoever wrote it reads why, by notice and mail.
 * @throws DomainError NOT_FOUND, COMMENT_DECIDED
 */
export const removeComment = (
  ctx: Context,
  admin: Admin,
  commentId: string,
  { reason }: CommentRemovalInput,
): Promise<void> =>
  decide(
    ctx,
    admin,
    commentId,
    'removeComment',
    async (tx, { userId, title, slug }, now) => {
      if (!(await tryDecideComment(tx, commentId, { from: ['held', 'shown'], to: 'removed' }, now)))
        return false
      await endCommentReports(tx, commentId, now)
      const link = postPath(slug)
      const data = { title, note: reason }
      await notifyMember(tx, ctx, { userId, kind: 'commentTakenDown', data, link })
      const to = await findRecipient(tx, userId)
      if (to !== null) {
        const values = { ...data, link: `${ctx.config.appUrl}${link}` }
        await queueMail(tx, ctx, { kind: 'commentTakenDown', to, values })
      }
      return true
    },
    reason,
  )

/** What each decision made of a comment, and what it may have been before. */
const DECIDED = {
  approve: { before: ['held'], after: 'shown' },
  keep: { before: ['shown'], after: 'shown' },
  remove: { before: ['held', 'shown'], after: 'removed' },
} as const

/**
 * Takes a decision on a comment back while it is the last one: the comment waits or is shown as before, and what was reported
 * waits again. Nobody is notified. @throws DomainError NOT_FOUND, COMMENT_DECIDED
 */
export const undecideComment = (
  ctx: Context,
  admin: Admin,
  commentId: string,
  decision: keyof typeof DECIDED,
): Promise<void> =>
  decide(ctx, admin, commentId, 'undecideComment', (tx) =>
    tryUndecideComment(tx, commentId, DECIDED[decision]),
  )
