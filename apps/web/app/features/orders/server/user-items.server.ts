import { type Buyer, type Context, ownBidsPage, ownOffersPage, purchasesPage, wishesPage } from '@pasar/api'
import type { Language, ListSort } from '@pasar/domain'
import { minutesUntil } from '../../platform/server/card-view.server'
import { toWishViews } from '../../wishlist/server/wish.server'
import { viewFile } from './file-view.server'

/** What the page shows by its tabs; the first is what one sees without choosing. */
const USER_ITEM_TABS = ['bought', 'downloads', 'bids', 'won', 'watching'] as const
export type UserItemTab = (typeof USER_ITEM_TABS)[number]

export const readTab = (text: string | null): UserItemTab =>
  USER_ITEM_TABS.find((tab) => tab === text) ?? 'bought'

async function viewBids(ctx: Context, buyer: Buyer, cursor: string | null, sort: ListSort) {
  const { bids, next } = await ownBidsPage(ctx, buyer, cursor, sort)
  const now = ctx.now()
  return { bids: bids.map((bid) => ({ ...bid, minutesLeft: minutesUntil(bid.endsAt, now) })), next }
}

/** The other order of auctions that run is that of when they were saved. */
async function viewWatching(ctx: Context, buyer: Buyer, cursor: string | null, order: ListSort) {
  const sort = order === 'usual' ? 'ending' : 'newest'
  const { entries, next } = await wishesPage(ctx, buyer, { sort, cursor, isAuction: true })
  return { wishes: toWishViews(entries, ctx.now()), next }
}

/** A page of one tab. @throws DomainError NOT_FOUND for a cursor that is none */
export async function viewUserItems(
  ctx: Context,
  buyer: Buyer,
  { tab, q, sort, cursor }: { tab: UserItemTab; q: string; sort: ListSort; cursor: string | null },
  language: Language,
) {
  switch (tab) {
    case 'bids':
      return { tab, ...(await viewBids(ctx, buyer, cursor, sort)) }
    case 'won':
      return { tab, ...(await ownOffersPage(ctx, buyer, cursor, sort)) }
    case 'watching':
      return { tab, ...(await viewWatching(ctx, buyer, cursor, sort)) }
    default: {
      const isDigital = tab === 'downloads'
      const { lines, next } = await purchasesPage(ctx, buyer, { q, isDigital, sort, cursor })
      return {
        tab,
        lines: lines.map((line) => ({ ...line, files: line.files.map((file) => viewFile(language, file)) })),
        next,
      }
    }
  }
}

/** How many rows a page has. */
export function countRows(view: UserItems): number {
  switch (view.tab) {
    case 'bids':
      return view.bids.length
    case 'won':
      return view.offers.length
    case 'watching':
      return view.wishes.length
    default:
      return view.lines.length
  }
}

export type UserItems = Awaited<ReturnType<typeof viewUserItems>>
export type PurchaseLine = Extract<UserItems, { lines: unknown }>['lines'][number]
export type BidView = Extract<UserItems, { tab: 'bids' }>['bids'][number]
