import {
  closeWishNews,
  listWishersToNotify,
  listWishNews,
  NO_ROOTS,
  takeBackWish,
  takeCheaperWish,
  type WishNews,
} from '@pasar/db'
import { days, linkTo } from '@pasar/domain'
import { notifyMember } from '../notifications/internal/notify'
import type { Context } from '../platform/context'

const ITEMS = 100
/** Notified in one transaction: others who write do not wait long. */
const MEMBERS = 50

/** Notifies some members of an item they wish for. @returns how many there were to notify */
async function notifySome(ctx: Context, news: WishNews): Promise<number> {
  const { itemId, isBack, title, price, slug } = news
  const now = ctx.now()
  const since = now - days(1)
  const members = await listWishersToNotify(ctx.db, news, since, MEMBERS)
  if (members.length === 0) return 0
  await ctx.transact({ user: members }, async (tx) => {
    for (const userId of members) {
      const isCheaper = await takeCheaperWish(tx, userId, news)
      const returned = isBack && (await takeBackWish(tx, userId, itemId, since, now))
      if (!isCheaper && !returned) continue
      const kind = returned ? 'wishBack' : 'wishCheaper'
      await notifyMember(tx, ctx, {
        userId,
        kind,
        data: { title, amount: price },
        link: linkTo('/item/:slug', { slug }),
      })
    }
  })
  return members.length
}

/**
 * Notifies members that something on their wishlist costs less than last notified, or is back in stock, of which they
 * are notified once a day at most. What a run leaves half done, the next one finishes.
 */
export async function notifyWishers(ctx: Context, signal?: AbortSignal): Promise<void> {
  let page = await listWishNews(ctx.db, '', ITEMS)
  while (page.length > 0) {
    for (const news of page) {
      if (news.isOffered) while ((await notifySome(ctx, news)) > 0) if (signal?.aborted) return
      await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => closeWishNews(tx, news))
    }
    page = await listWishNews(ctx.db, page.at(-1)?.itemId ?? '', ITEMS)
  }
}
