import { auctionRouter } from './auctions/trpc'
import { cartRouter } from './cart/trpc'
import { catalogueRouter } from './catalogue/trpc'
import { couponRouter } from './coupons/trpc'
import { router } from './platform/trpc'
import { sellingRouter } from './selling/trpc'
import { wishlistRouter } from './wishlist/trpc'

export const appRouter = router({
  auction: auctionRouter,
  cart: cartRouter,
  catalogue: catalogueRouter,
  coupon: couponRouter,
  selling: sellingRouter,
  wishlist: wishlistRouter,
})
export type AppRouter = typeof appRouter
