import {
  type ApplicationQuestion,
  findLastReason,
  findSellerApplication,
  findSellerStatus,
  listApplicationQuestions,
  listOpenPurchases,
  type OpenPurchases,
  type SellerApplicationView,
} from '@pasar/db'
import { mayEnter, ROLE, type SellerStatus } from '@pasar/domain'
import type { Actor, Member } from '../../access/actors'
import type { Context } from '../../platform/context'
import { type ApplicationDraft, findApplicationDraft } from '../internal/application-draft'

/** The seller status of the actor. `staff` decides on applications and cannot apply. */
export type SellingState = 'visitor' | 'staff' | 'unverified' | 'none' | SellerStatus

export interface Selling {
  state: SellingState
  /** The details and the time of their application. */
  application: SellerApplicationView | null
  /** Why and when an admin suspended them as a seller; null while they are not, and for who was suspended otherwise. */
  suspension: { reason: string; at: number } | null
  /** What reviewers asked about it, the oldest first, without their names. */
  questions: Omit<ApplicationQuestion, 'askedBy'>[]
  /** What they have typed of another one and not sent. */
  draft: ApplicationDraft | null
}

const MAX_SHOWN = 10

/**
 * Which open purchases keep an application as a seller or a reseller from being approved; null without any
 * here.
 */
export const openPurchases = async (ctx: Context, member: Member | null): Promise<OpenPurchases | null> =>
  member?.role === ROLE.BUYER ? listOpenPurchases(ctx.db, member.id, MAX_SHOWN) : null

/**
 * Why a seller may not sell for now; null for everybody else. Also for one of whom no reason was written down.
 * Those who are approved are not looked up.
 */
export async function sellingSuspension(ctx: Context, actor: Actor): Promise<{ reason: string } | null> {
  if (actor === null || actor.isApprovedSeller || !mayEnter(actor.role, 'seller')) return null
  if ((await findSellerStatus(ctx.db, actor.id)) !== 'suspended') return null
  return { reason: (await findLastReason(ctx.db, actor.id, 'suspendSelling'))?.reason ?? '' }
}

export async function sellingOf(ctx: Context, actor: Actor): Promise<Selling> {
  const nothing = { application: null, suspension: null, questions: [], draft: null }
  if (actor === null) return { state: 'visitor', ...nothing }
  if (actor.role === ROLE.ADMIN || actor.role === ROLE.MANAGER) return { state: 'staff', ...nothing }
  const [status, application] = await Promise.all([
    findSellerStatus(ctx.db, actor.id),
    findSellerApplication(ctx.db, actor.id),
  ])
  if (status === null && !actor.isVerified) return { state: 'unverified', ...nothing }
  const asked = application === null ? [] : await listApplicationQuestions(ctx.db, application.id)
  const questions = asked.map(({ askedBy: _askedBy, ...question }) => question)
  const mayApply = status === null || status === 'rejected'
  const draft = mayApply ? await findApplicationDraft(ctx, actor.id) : null
  const suspension = status === 'suspended' ? await findLastReason(ctx.db, actor.id, 'suspendSelling') : null
  return { state: status ?? 'none', application, suspension, questions, draft }
}
