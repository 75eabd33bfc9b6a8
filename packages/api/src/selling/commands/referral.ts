import { isActiveReseller } from '@pasar/db'
import { isProgram, ROLE, referralStep } from '@pasar/domain'
import type { Actor } from '../../access/actors'
import { viewerOf } from '../../access/viewer'
import type { Context } from '../../platform/context'

/**
 * Counts who opens a reseller's link, everyone once within a while. Programs, the reseller and the market's staff do not count.
 * @param resellerId of the link; null for a page without one
 * @param userAgent what the browser calls itself
 */
export async function countReferral(
  ctx: Context,
  actor: Actor,
  resellerId: string | null,
  userAgent: string,
): Promise<void> {
  if (resellerId === null || actor?.id === resellerId || isProgram(userAgent)) return
  if (actor?.role === ROLE.ADMIN || actor?.role === ROLE.MANAGER) return
  // A link that somebody has made up is nobody's, and would be remembered for nothing.
  if (!(await isActiveReseller(ctx.db, resellerId))) return
  ctx.steps.note(referralStep(resellerId), viewerOf(ctx, actor, userAgent))
}
