import { auctionRouter } from './auctions/router'
import { cartRouter } from './cart/router'
import { catalogueRouter } from './catalogue/router'
import { couponRouter } from './coupons/router'
import { router } from './trpc'
import { wishlistRouter } from './wishlist/router'

export const appRouter = router({
  auction: auctionRouter,
  cart: cartRouter,
  catalogue: catalogueRouter,
  coupon: couponRouter,
  wishlist: wishlistRouter,
})
export type AppRouter = typeof appRouter
