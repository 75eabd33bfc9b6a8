import { findReferralCode, findResellerByCode, isActiveReseller } from '@pasar/db'
import { DomainError, isProgram, ROLE, readReferralCode, referralStep } from '@pasar/domain'
import type { Actor, Reseller } from '../../access/actors'
import { viewerOf } from '../../access/viewer'
import type { Context } from '../../platform/context'

/**
 * Counts who opens a reseller's link, everyone once within a while. Programs, the reseller and the market's staff do not count.
 * @param resellerId of the link; null for a page without one
 * @param userAgent what the browser calls itself
 * @returns whether who opened it may apply through it
 */
export async function countReferral(
  ctx: Context,
  actor: Actor,
  resellerId: string | null,
  userAgent: string,
): Promise<boolean> {
  if (resellerId === null || actor?.id === resellerId || isProgram(userAgent)) return false
  if (actor?.role === ROLE.ADMIN || actor?.role === ROLE.MANAGER) return false
  // A link that somebody has made up is nobody's, and would be remembered for nothing.
  if (!(await isActiveReseller(ctx.db, resellerId))) return false
  ctx.steps.note(referralStep(resellerId), viewerOf(ctx, actor, userAgent))
  return true
}

/** The code of a reseller's short address, which they have since they became one; null for nobody's. */
export const referralCodeOf = (ctx: Context, { id }: Reseller): Promise<string | null> =>
  findReferralCode(ctx.db, id)

/**
 * Whose short address somebody has opened.
 * @throws DomainError NOT_FOUND for no code, and for one of a reseller who is suspended or is none any more
 */
export async function resellerBehind(ctx: Context, typed: string): Promise<string> {
  const code = readReferralCode(typed)
  const resellerId = code === null ? null : await findResellerByCode(ctx.db, code)
  if (resellerId === null) throw new DomainError('NOT_FOUND')
  return resellerId
}
