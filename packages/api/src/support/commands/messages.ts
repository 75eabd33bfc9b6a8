import {
  findOpenPost,
  findOpenPosts,
  insertAffiliateApplication,
  insertInboxMessage,
  insertJobApplication,
  NO_ROOTS,
} from '@pasar/db'
import {
  type AccessibilityInput,
  type AffiliateInput,
  type ContactInput,
  DomainError,
  type JobApplicationInput,
  type Language,
  linkTo,
  ROLE,
} from '@pasar/domain'
import { type Actor, type Member, requireVerified } from '../../access/actors'
import type { Context } from '../../platform/context'
import { requireFeature } from '../../platform/settings/require-feature'
import { checkCv, withDocument } from '../internal/documents'
import { notifyStaff } from '../internal/notify-staff'

const { ADMIN, MANAGER, RESELLER } = ROLE

/** Whether a form names the confirmed email of whoever sends it. */
const isConfirmedAddress = (actor: Actor, email: string): boolean =>
  actor?.isVerified === true && actor.email.toLowerCase() === email.toLowerCase()

/** Where admins answer it. */
const deskLink = (ctx: Context, id: string): string =>
  `${ctx.config.appUrl}${linkTo('/admin/inboxes/:id', { id })}`

/** Takes a message of the contact page. @throws DomainError TOO_MANY_REQUESTS */
export async function sendContact(
  ctx: Context,
  actor: Actor,
  { topic, name, email, orderNumber, message }: ContactInput,
  language: Language,
): Promise<void> {
  await ctx.limits.take('inbox', ctx.client)
  const row = { kind: 'contact', name, email, topic, about: orderNumber, body: message, language } as const
  await ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const id = ctx.newId('inbox')
    await insertInboxMessage(tx, { id, userId: actor?.id ?? null, now: ctx.now(), ...row })
    const from = { name, email, isConfirmed: isConfirmedAddress(actor, email), language }
    const values = { ...from, link: deskLink(ctx, id), topic, orderNumber, message }
    await notifyStaff(tx, ctx, [ADMIN], () => ({ kind: 'contactMessage', values }))
  })
}

/** Takes a note about what is hard to use. @throws DomainError TOO_MANY_REQUESTS */
export async function sendAccessibilityNote(
  ctx: Context,
  actor: Actor,
  { name, email, page, message }: AccessibilityInput,
  language: Language,
): Promise<void> {
  await ctx.limits.take('inbox', ctx.client)
  const row = { kind: 'accessibility', name, email, topic: '', about: page, body: message, language } as const
  await ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const id = ctx.newId('inbox')
    await insertInboxMessage(tx, { id, userId: actor?.id ?? null, now: ctx.now(), ...row })
    const from = { name, email, isConfirmed: isConfirmedAddress(actor, email), language }
    const values = { ...from, link: deskLink(ctx, id), page, message }
    await notifyStaff(tx, ctx, [ADMIN], () => ({ kind: 'accessibilityNote', values }))
  })
}

/**
 * Takes an application for a post, or for none in particular.
 * @throws DomainError CV_MISSING, CV_TOO_HEAVY, CV_KIND, JOB_POST_CLOSED, TOO_MANY_REQUESTS
 */
export async function applyForPost(
  ctx: Context,
  actor: Actor,
  { name, email, phone, post, message }: JobApplicationInput,
  cv: Buffer,
  language: Language,
): Promise<void> {
  checkCv(cv)
  await ctx.limits.take('application', ctx.client)
  await withDocument(ctx, cv, 'pdf', (cvKey) =>
    ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
      const wanted = post === '' ? null : await findOpenPost(tx, post)
      if (post !== '' && wanted === null) throw new DomainError('JOB_POST_CLOSED')
      const application = { name, email, phone, body: message, cvKey, language }
      const id = ctx.newId('jobApplication')
      await insertJobApplication(tx, {
        id,
        postId: wanted?.id ?? null,
        userId: actor?.id ?? null,
        now: ctx.now(),
        ...application,
      })
      const titleIn = async (reads: Language): Promise<string> =>
        (await findOpenPosts(tx, reads)).find(({ id }) => id === wanted?.id)?.title ?? ''
      await notifyStaff(tx, ctx, [ADMIN], async (reads) => ({
        kind: 'jobApplication',
        values: {
          ...{ name, email, isConfirmed: isConfirmedAddress(actor, email), language, phone, message },
          link: deskLink(ctx, id),
          post: await titleIn(reads),
          file: cvKey,
        },
      }))
    }),
  )
}

/**
 * Takes a member's application as an affiliate; one waits at a time.
 * @throws DomainError AFFILIATE_PENDING, AFFILIATE_ALREADY, FORBIDDEN (those who decide do not apply), TOO_MANY_REQUESTS
 */
export async function applyAsAffiliate(
  ctx: Context,
  member: Member,
  { channel, phone, message }: AffiliateInput,
): Promise<void> {
  await requireFeature(ctx, 'affiliateApplications')
  requireVerified(member)
  if (member.role === RESELLER) throw new DomainError('AFFILIATE_ALREADY')
  if (member.role === ADMIN || member.role === MANAGER) throw new DomainError('FORBIDDEN')
  await ctx.limits.take('application', ctx.client)
  await ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const application = { userId: member.id, channel, phone, body: message, now: ctx.now() }
    const id = ctx.newId('affiliateApplication')
    if (!(await insertAffiliateApplication(tx, { id, ...application })))
      throw new DomainError('AFFILIATE_PENDING')
    const { name, email, language } = member
    const values = { name, email, isConfirmed: true, language, phone, channel, message }
    await notifyStaff(tx, ctx, [ADMIN, MANAGER], () => ({ kind: 'affiliateApplication', values }))
  })
}
