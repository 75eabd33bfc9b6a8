import { addReferralCode, findReferralCode, findResellerByCode, isActiveReseller, NO_ROOTS } from '@pasar/db'
import {
  DomainError,
  isProgram,
  makeReferralCode,
  REFERRAL_CODE_LENGTH,
  ROLE,
  readReferralCode,
  referralStep,
} from '@pasar/domain'
import type { Actor, Reseller } from '../../access/actors'
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

/** Another code is drawn where somebody has the first already. */
const DRAWS = 5

/** The code of a reseller's short address; null while it has not been made. */
export const knownReferralCode = (ctx: Context, { id }: Reseller): Promise<string | null> =>
  findReferralCode(ctx.db, id)

/** The code of a reseller's short address, which is made when it is first shown and stays. */
export async function ensureReferralCode(ctx: Context, { id }: Reseller): Promise<string> {
  const known = await findReferralCode(ctx.db, id)
  if (known !== null) return known
  return ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    for (let draw = 0; draw < DRAWS; draw++) {
      const code = makeReferralCode(ctx.randomBytes(REFERRAL_CODE_LENGTH))
      await addReferralCode(tx, { userId: id, code, now: ctx.now() })
      const kept = await findReferralCode(tx, id)
      if (kept !== null) return kept
    }
    throw new DomainError('BUSY')
  })
}

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
