import { auctionRouter } from './auctions/trpc'
import { cartCalls } from './cart/trpc'
import { cachedSearch, catalogueRouter } from './catalogue/trpc'
import { cartCheckoutCalls, cartCouponCalls } from './checkout/trpc'
import { couponCalls } from './coupons/trpc'
import { moderationRouter } from './moderation/trpc'
import { orderRouter } from './orders/trpc'
import type { CachedCall } from './platform/cached-call'
import { router } from './platform/trpc'
import { sellingRouter } from './selling/trpc'
import { wishlistRouter } from './wishlist/trpc'

export const appRouter = router({
  auction: auctionRouter,
  cart: router({ ...cartCalls, ...cartCheckoutCalls }),
  catalogue: catalogueRouter,
  coupon: router({ ...couponCalls, ...cartCouponCalls }),
  moderation: moderationRouter,
  order: orderRouter,
  selling: sellingRouter,
  wishlist: wishlistRouter,
})
export type AppRouter = typeof appRouter

/** The queries whose answers are cached for buyers, by name. */
export const CACHED_CALLS: ReadonlyMap<string, CachedCall> = new Map([['catalogue.search', cachedSearch]])
