import {
  type FollowedAuction,
  findOpenParcels,
  findPaidOrders,
  findUnpaidOrders,
  listUnreadConversations,
  listWishes,
  type OpenParcel,
  type PaidOrder,
  type PlannerDay,
  type UnpaidOrder,
  type UnreadConversation,
  type WishlistEntry,
} from '@pasar/db'
import { listMonths, sumByMonth } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { followedAuctions, openOffers, type WonView } from '../../auctions/reads/own'
import { type CouponCard, endingCoupons } from '../../coupons/reads/cards'
import { nextDays } from '../../planner/reads/next-days'
import type { Context } from '../../platform/context'
import { PageParts } from '../../platform/page-parts'
import { isFeatureOn } from '../../platform/settings/require-feature'

export interface BuyerDashboard {
  /** Won auctions that wait to be checked out. */
  won: WonView[]
  unpaid: UnpaidOrder[]
  parcels: OpenParcel[]
  /** Coupons this buyer may use that end within a week. */
  coupons: CouponCard[]
  /** Kept items that became cheaper or came back. */
  wishes: WishlistEntry[]
  /** Conversations with unread messages. */
  conversations: UnreadConversation[]
  /** Days of the planner that are today or next. */
  plans: PlannerDay[]
  /** Running auctions that the buyer bids on or keeps. */
  auctions: FollowedAuction[]
  /** The last months, the present one last; money in sen. */
  months: { start: number; spent: number; saved: number }[]
  /** No part failed. */
  isWhole: boolean
}

const MAX_WON = 5
const MAX_UNPAID = 5
const MAX_PARCELS = 8
const MAX_WISHES = 4
const MAX_AUCTIONS = 6
const MAX_COUPONS = 3
const MAX_CONVERSATIONS = 3
const MAX_UPCOMING_DAYS = 3
const MONTHS = 6
/** More than anyone buys in half a year. */
const MAX_ORDERS = 2_000

/** Placed and not paid yet, while it can be: whoever goes back from the card page asks where the order is. */
export const unpaidOrders = (ctx: Context, buyer: Buyer): Promise<UnpaidOrder[]> =>
  findUnpaidOrders(ctx.db, buyer.id, ctx.now(), MAX_UNPAID)

/** What a buyer finds on coming back: what waits for them, and what is worth a look. */
export async function buyerDashboard(ctx: Context, buyer: Buyer): Promise<BuyerDashboard> {
  const { db } = ctx
  const now = ctx.now()
  const starts = listMonths(now, MONTHS)
  const parts = new PageParts(ctx)
  const [won, unpaid, parcels, coupons, wishes, auctions, paid, conversations, plans] = await Promise.all([
    parts.read(openOffers(ctx, buyer, MAX_WON), []),
    parts.read(findUnpaidOrders(db, buyer.id, now, MAX_UNPAID), []),
    parts.read(findOpenParcels(db, buyer.id, MAX_PARCELS), []),
    parts.read(endingCoupons(ctx, buyer), []),
    parts.read(listWishes(db, buyer.id, { sort: 'drop', isBetter: true }, null, MAX_WISHES, now), {
      entries: [],
      next: null,
    }),
    parts.read(followedAuctions(ctx, buyer, MAX_AUCTIONS), []),
    parts.read(findPaidOrders(db, buyer.id, starts[0] ?? now, MAX_ORDERS), null),
    parts.read(unreadConversations(ctx, buyer), []),
    parts.read(nextPlans(ctx, buyer), []),
  ])
  parts.throwIfNoneRead()
  return {
    won,
    unpaid,
    parcels,
    coupons: coupons.slice(0, MAX_COUPONS),
    wishes: wishes.entries,
    auctions,
    conversations,
    plans,
    months: paid === null ? [] : sumMonths(starts, paid),
    isWhole: parts.isWhole,
  }
}

const unreadConversations = async (ctx: Context, { id }: Buyer): Promise<UnreadConversation[]> =>
  (await isFeatureOn(ctx, 'messages')) ? listUnreadConversations(ctx.db, id, MAX_CONVERSATIONS) : []

const nextPlans = async (ctx: Context, buyer: Buyer): Promise<BuyerDashboard['plans']> =>
  (await isFeatureOn(ctx, 'planner')) ? nextDays(ctx, buyer, MAX_UPCOMING_DAYS) : []

function sumMonths(starts: readonly number[], paid: readonly PaidOrder[]): BuyerDashboard['months'] {
  const spent = paid.map(({ paidAt, total, sentBack }) => ({ at: paidAt, amount: total - sentBack }))
  const saved = paid.map(({ paidAt, discount }) => ({ at: paidAt, amount: discount }))
  const spentBy = sumByMonth(starts, spent)
  const savedBy = sumByMonth(starts, saved)
  return starts.map((start, index) => ({ start, spent: spentBy[index] ?? 0, saved: savedBy[index] ?? 0 }))
}
