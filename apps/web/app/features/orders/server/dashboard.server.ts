import type { BuyerDashboard } from '@pasar/api'
import { daysUntil, minutes } from '@pasar/domain'
import { minutesUntil } from '../../platform/server/card-view.server'
import { toWishViews } from '../../wishlist/server/wish.server'

/** What the page shows. Times are counted by the server, so that the browser writes the same words. */
export const viewDashboard = ({ unpaid, wishes, auctions, plans, ...rest }: BuyerDashboard, now: number) => ({
  ...rest,
  unpaid: unpaid.map(({ expiresAt, ...order }) => ({
    ...order,
    minutesLeft: Math.max(1, Math.floor((expiresAt - now) / minutes(1))),
  })),
  plans: plans.map((plan) => ({ ...plan, daysLeft: daysUntil(plan.day, now) })),
  wishes: toWishViews(wishes, now),
  auctions: auctions.map(({ id, slug, title, price, imageKey, isLeading, endsAt }) => ({
    id,
    slug,
    title,
    price,
    isLeading,
    picture: imageKey ?? undefined,
    minutesLeft: minutesUntil(endsAt, now),
  })),
})
