import {
  findFeedOwner,
  findFeedTime,
  listPlans,
  listWantedItems,
  type Plan,
  type WantedItem,
} from '@pasar/db'
import { DomainError, type Language } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { hashSecret } from '../../accounts/internal/secrets'
import type { Context } from '../../platform/context'

/** When a member made the address of their calendar; null where they have none. */
export const calendarFeedTime = (ctx: Context, buyer: Buyer): Promise<number | null> =>
  findFeedTime(ctx.db, buyer.id)

/** The items of a member's lists that are needed on days of their own. */
export const wantedItems = (ctx: Context, buyer: Buyer): Promise<WantedItem[]> =>
  listWantedItems(ctx.db, buyer.id)

/**
 * The lists and items whose days a calendar reads by an address, and the language of their member. Whatever is wrong with a token, it is
 * hashed and looked for all the same, so that the time gives nothing away.
 * @throws DomainError NOT_FOUND for tokens that are none, ended, or of a closed account
 */
export async function calendarFeed(
  ctx: Context,
  token: string,
): Promise<{ plans: Plan[]; items: WantedItem[]; language: Language }> {
  const owner = await findFeedOwner(ctx.db, hashSecret(token))
  if (owner === null) throw new DomainError('NOT_FOUND')
  const [plans, items] = await Promise.all([
    listPlans(ctx.db, owner.userId, Number.MAX_SAFE_INTEGER),
    listWantedItems(ctx.db, owner.userId),
  ])
  return { plans: plans.filter(({ removedAt }) => removedAt === null), items, language: owner.language }
}
