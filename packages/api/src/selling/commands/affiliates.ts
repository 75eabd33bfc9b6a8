import {
  type AffiliateInReview,
  deleteAllCartLines,
  findAffiliateInReview,
  findOpenEnds,
  findRecipient,
  type Tx,
  tryDecideAffiliate,
  tryMakeReseller,
} from '@pasar/db'
import { DomainError, linkTo } from '@pasar/domain'
import { decidedBy } from '../../access/staff-notes'
import { endAllSessions } from '../../accounts/commands/sessions'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'
import { checkReviewer, type Reviewer, recordReview, refusedApplicant } from '../internal/review-case'

interface Decision {
  state: 'approved' | 'rejected'
  reason: string
}

/** Decides on an application that waits, and writes it to the audit log. @throws DomainError NOT_FOUND, APPLICATION_DECIDED */
async function decide(
  tx: Tx,
  ctx: Context,
  reviewer: Reviewer,
  id: string,
  { state, reason }: Decision,
): Promise<AffiliateInReview> {
  const found = await findAffiliateInReview(tx, id)
  if (!found) throw new DomainError('NOT_FOUND')
  if (!(await tryDecideAffiliate(tx, id, { state, reason, decidedBy: reviewer.id, now: ctx.now() })))
    throw await decidedBy(tx, ctx, 'APPLICATION_DECIDED', id, ['approveAffiliate', 'rejectAffiliate'])
  const action = state === 'approved' ? 'approveAffiliate' : 'rejectAffiliate'
  await recordReview(tx, ctx, reviewer, action, id, reason)
  return found
}

/**
 * Accepts an affiliate's application: the member is a reseller with a referral link, and signed out everywhere, because a
 * session does not outlive its role. A seller keeps their stores. As with sellers, a buyer's orders and bids must have ended, and the cart is emptied.
 * @throws DomainError NOT_FOUND, APPLICATION_DECIDED, APPLICANT_HAS_ORDERS, APPLICANT_SUSPENDED, FORBIDDEN for a role that
 * cannot become a reseller, and for a seller who is suspended as such
 */
export async function approveAffiliate(ctx: Context, reviewer: Reviewer, id: string): Promise<void> {
  checkReviewer(reviewer)
  await ctx.transact({ user: { affiliate: id } }, async (tx) => {
    const { userId } = await decide(tx, ctx, reviewer, id, { state: 'approved', reason: '' })
    const ends = await findOpenEnds(tx, userId)
    if (ends.hasOpenOrders || ends.hasBids) throw new DomainError('APPLICANT_HAS_ORDERS')
    if (!(await tryMakeReseller(tx, userId))) throw await refusedApplicant(tx, userId)
    await endAllSessions(tx, ctx, userId)
    await deleteAllCartLines(tx, userId)
    const path = linkTo('/reseller-dashboard')
    await notifyMember(tx, ctx, { userId, kind: 'affiliateApproved', data: {}, link: path })
    const to = await findRecipient(tx, userId)
    const link = `${ctx.config.appUrl}${path}`
    if (to) await queueMail(tx, ctx, { kind: 'affiliateApproved', to, values: { link } })
  })
}

/**
 * Rejects an affiliate's application. The member is sent the reason, and may apply again.
 * @throws DomainError NOT_FOUND, APPLICATION_DECIDED
 */
export async function rejectAffiliate(
  ctx: Context,
  reviewer: Reviewer,
  id: string,
  reason: string,
): Promise<void> {
  checkReviewer(reviewer)
  await ctx.transact({ user: { affiliate: id } }, async (tx) => {
    const { userId } = await decide(tx, ctx, reviewer, id, { state: 'rejected', reason })
    const path = linkTo('/affiliate-register')
    await notifyMember(tx, ctx, { userId, kind: 'affiliateRejected', data: { reason }, link: path })
    const to = await findRecipient(tx, userId)
    const link = `${ctx.config.appUrl}${path}`
    if (to) await queueMail(tx, ctx, { kind: 'affiliateRejected', to, values: { link, reason } })
  })
}
