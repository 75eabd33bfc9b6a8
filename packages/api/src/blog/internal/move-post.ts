import { findRecipient, type PostDetail, type PostMove, type Tx, tryMovePost } from '@pasar/db'
import { DomainError, dayOf, linkTo, POST_STEPS, type PostStep } from '@pasar/domain'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'

/** Moves an article a step on. @throws DomainError BLOG_MOVED when it has moved already, or has another text by now */
export async function stepPost(
  tx: Tx,
  ctx: Context,
  postId: string,
  step: PostStep,
  change: PostMove = {},
): Promise<void> {
  if (!(await tryMovePost(tx, postId, POST_STEPS[step], { now: ctx.now(), ...change })))
    throw new DomainError('BLOG_MOVED')
}

/** Notifies an author of what became of their article, by notice and mail. @param publishedAt when everyone may read it; null for never */
export async function notifyAuthor(
  tx: Tx,
  ctx: Context,
  kind: 'postPublished' | 'postChanges' | 'postWithdrawn',
  { authorId, slug, title }: Pick<PostDetail, 'authorId' | 'slug' | 'title'>,
  note: string,
  publishedAt: number | null = null,
): Promise<void> {
  const isOut = publishedAt !== null && publishedAt <= ctx.now()
  const path = linkTo(isOut ? '/blog/:slug' : '/blog/submit/:slug', { slug })
  if (publishedAt !== null && !isOut)
    return notifyScheduled(tx, ctx, authorId, { title, day: dayOf(publishedAt) }, path)
  await notifyMember(tx, ctx, { userId: authorId, kind, data: { title, note }, link: path })
  const to = await findRecipient(tx, authorId)
  if (!to) return
  await queueMail(tx, ctx, { kind, to, values: { link: `${ctx.config.appUrl}${path}`, title, note } })
}

/** As `notifyAuthor`, for an article that is published on a day to come. @param path of its page for its author */
async function notifyScheduled(
  tx: Tx,
  ctx: Context,
  authorId: string,
  data: { title: string; day: string },
  path: string,
): Promise<void> {
  await notifyMember(tx, ctx, { userId: authorId, kind: 'postScheduled', data, link: path })
  const to = await findRecipient(tx, authorId)
  if (!to) return
  const values = { ...data, link: `${ctx.config.appUrl}${path}` }
  await queueMail(tx, ctx, { kind: 'postScheduled', to, values })
}

/** Notifies an author of remarks on their article, by how many there are: what they say stands beside the text. */
export async function notifyRemarks(
  tx: Tx,
  ctx: Context,
  { authorId, slug, title }: Pick<PostDetail, 'authorId' | 'slug' | 'title'>,
  count: number,
): Promise<void> {
  const path = linkTo('/blog/submit/:slug', { slug })
  await notifyMember(tx, ctx, { userId: authorId, kind: 'postRemarks', data: { title, count }, link: path })
  const to = await findRecipient(tx, authorId)
  if (!to) return
  const values = { link: `${ctx.config.appUrl}${path}`, title, count }
  await queueMail(tx, ctx, { kind: 'postRemarks', to, values })
}
