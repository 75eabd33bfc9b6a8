import { deleteFeed, putFeed } from '@pasar/db'
import type { Buyer } from '../../access/actors'
import { hashSecret, makeSecret } from '../../accounts/internal/secrets'
import type { Context } from '../../platform/context'
import { requireFeature, whileOn } from '../../platform/settings/require-feature'

/**
 * Makes an address by which calendars read a member's days; the one before ends. Only its hash is stored, so it is shown once.
 * @returns its token
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function makeCalendarFeed(ctx: Context, buyer: Buyer): Promise<string> {
  await requireFeature(ctx, 'planner')
  await ctx.limits.take('plan', buyer.id)
  const token = makeSecret(ctx)
  await ctx.transact({ user: buyer.id }, (tx) =>
    putFeed(tx, { userId: buyer.id, tokenHash: hashSecret(token), now: ctx.now() }),
  )
  return token
}

/** Ends the address; a second time changes nothing. */
export const endCalendarFeed = whileOn(
  'planner',
  (ctx: Context, buyer: Buyer): Promise<void> =>
    ctx.transact({ user: buyer.id }, (tx) => deleteFeed(tx, buyer.id)),
)
