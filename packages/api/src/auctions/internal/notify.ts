import { type AuctionView, findAuctionFollowers, findRecipient, listShownAuctions, type Tx } from '@pasar/db'
import { linkTo, type MailKind, maskName, type NoticeName, type Sen, toRinggit } from '@pasar/domain'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import type { AuctionEvent } from '../../platform/events'
import { queueMail } from '../../platform/mail/queue'

/** What everybody may know of how an auction goes. */
export const publishAuction = (auction: AuctionView): AuctionEvent => ({
  itemId: auction.itemId,
  price: toRinggit(auction.price),
  bids: auction.bidCount,
  leader: auction.leader === null ? null : maskName(auction.leaderName),
  endsAt: auction.endsAt,
  state: auction.state,
  isTaken: auction.state === 'running' && auction.stock <= 0,
})

/** The event that everybody who watches an auction gets. */
export const notifyWatchers = (tx: Tx, ctx: Context, auction: AuctionView): void =>
  ctx.events.emitToWatchersAfterCommit(tx, publishAuction(auction))

/** Notifies those who watch the running auctions among some items, of which one was taken or given back. */
export async function notifyTaken(tx: Tx, ctx: Context, itemIds: readonly string[]): Promise<void> {
  for (const auction of await listShownAuctions(tx, itemIds))
    if (auction.state === 'running') notifyWatchers(tx, ctx, auction)
}

type Auctioned = Pick<AuctionView, 'itemId' | 'variantId' | 'slug' | 'title'>

const PATHS = {
  item: ({ slug }: Auctioned) => linkTo('/item/:slug', { slug }),
  checkout: ({ variantId }: Auctioned) => linkTo('/checkout/:id', { id: variantId }),
  sales: () => '/seller-notifications',
  ended: () => linkTo('/my-products/auctions', { list: 'ended' }),
} as const

interface AuctionNews {
  userId: string
  to: keyof typeof PATHS
  amount: Sen
  /** Until when something may be done. */
  until: number
}

/** Notifies a member in the market of how an auction goes. */
export const notifyAuction = (
  tx: Tx,
  ctx: Context,
  kind: NoticeName,
  auction: Auctioned,
  { userId, to, amount, until }: AuctionNews,
): Promise<void> =>
  notifyMember(tx, ctx, {
    userId,
    kind,
    data: { title: auction.title, amount, until },
    link: PATHS[to](auction),
  })

/** Those who bid or watch that are notified of one event, at most. */
const FOLLOWERS = 1_000

/**
 * Notifies those who bid on an auction or watch it; the link leads to an item's page.
 * @param to the item that it leads to; by default the auction's own
 * @param exceptId who hears of it otherwise
 */
export async function notifyFollowers(
  tx: Tx,
  ctx: Context,
  kind: NoticeName,
  auction: Auctioned,
  {
    amount,
    until,
    exceptId,
    to = auction,
  }: Pick<AuctionNews, 'amount' | 'until'> & { exceptId?: string; to?: Auctioned },
): Promise<void> {
  for (const userId of await findAuctionFollowers(tx, auction.itemId, FOLLOWERS))
    if (userId !== exceptId) await notifyAuction(tx, ctx, kind, to, { userId, to: 'item', amount, until })
}

/** As `notifyFollowers`, by mail, too, once for each event. A member who is gone gets none. */
export async function writeOfAuction(
  tx: Tx,
  ctx: Context,
  kind: Extract<MailKind & NoticeName, 'outbid' | `auction${string}`>,
  auction: Auctioned,
  news: AuctionNews & { event: string },
): Promise<void> {
  await notifyAuction(tx, ctx, kind, auction, news)
  const to = await findRecipient(tx, news.userId)
  if (!to) return
  const { amount, until, event } = news
  await queueMail(tx, ctx, {
    kind,
    to,
    values: { link: `${ctx.config.appUrl}${PATHS[news.to](auction)}`, title: auction.title, amount, until },
    dedupeKey: `${kind}:${auction.itemId}:${news.userId}:${event}`,
  })
}
