import { closeStoreNews, findFollowersToNotify, findStoreNews, type StoreNews, takeFollower } from '@pasar/db'
import { days, linkTo } from '@pasar/domain'
import { notifyMember } from '../notifications/internal/notify'
import type { Context } from '../platform/context'

export { settleStores } from './internal/hidings'
export { settleHolidays } from './internal/holidays'
export { settleRenames } from './internal/renames'

const STORES = 100
/** Notified in one transaction: others who write do not wait long. */
const FOLLOWERS = 50

/** Notifies some followers of a store of its new items. @returns how many there were to notify */
async function notifySome(ctx: Context, { storeId, name, slug, newestAt }: StoreNews): Promise<number> {
  const followers = await findFollowersToNotify(ctx.db, storeId, newestAt, FOLLOWERS)
  if (followers.length === 0) return 0
  await ctx.transact({ user: followers, store: storeId }, async (tx) => {
    for (const userId of followers)
      if (await takeFollower(tx, storeId, userId, newestAt))
        await notifyMember(tx, ctx, {
          userId,
          kind: 'storeNews',
          data: { store: name },
          link: linkTo('/store/:id', { id: slug }, { sort: 'newest' }),
        })
  })
  return followers.length
}

/**
 * Notifies followers that stores have new items: of one store at most once a day, however many it lists. A store is
 * done when all have been notified: what a run leaves unfinished, the next one finishes.
 */
export async function notifyFollowers(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (const news of await findStoreNews(ctx.db, ctx.now() - days(1), STORES)) {
    while ((await notifySome(ctx, news)) > 0) if (signal?.aborted) return
    await ctx.transact({ store: news.storeId }, (tx) => closeStoreNews(tx, news, ctx.now()))
  }
}
