import { findDueClaims, isActiveMember, type Tx } from '@pasar/db'
import { ZERO } from '@pasar/domain'
import { BY_SYSTEM } from '../orders/internal/move-parcel'
import type { Context } from '../platform/context'
import { countEach } from '../platform/jobs/count-each'
import { endClaim } from './internal/end-claim'
import { escalate, findCase } from './internal/move-claim'

const BATCH = 200

/**
 * A claim nobody does anything about: the seller's silence hands it to the admins, the buyer's ends it. A buyer who is suspended
 * could not have said anything: theirs goes to the admins, too.
 */
async function moveOn(tx: Tx, ctx: Context, claimId: string): Promise<boolean> {
  const found = await findCase(tx, claimId, { type: 'anybody' })
  const { state, dueAt, buyerId } = found.claim
  if (dueAt === null || dueAt > ctx.now()) return false
  const isBySeller = state === 'open' || state === 'returning'
  if (isBySeller || !(await isActiveMember(tx, buyerId))) return escalate(tx, ctx, found, BY_SYSTEM)
  return endClaim(tx, ctx, found, 'lapsed', BY_SYSTEM, { amount: ZERO })
}

/** Moves on every claim whose time is up. @returns how many */
export const moveDueClaims = async (ctx: Context): Promise<number> =>
  countEach(
    ctx,
    await findDueClaims(ctx.db, ctx.now(), BATCH),
    (claim) => ({ order: { claim } }),
    (tx, id) => moveOn(tx, ctx, id),
  )
