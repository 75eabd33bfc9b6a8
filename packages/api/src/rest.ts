import { auth } from './accounts/rest/auth'
import { emailLinks } from './accounts/rest/email-links'
import { users } from './accounts/rest/users'
import { auctions } from './auctions/rest'
import { blog } from './blog/rest'
import { cart } from './cart/rest'
import { browsing } from './catalogue/rest/browse'
import { items } from './catalogue/rest/items'
import { cartCouponCalls } from './checkout/rest/cart-coupons'
import { checkout } from './checkout/rest/checkout'
import { couponCalls } from './coupons/rest'
import { messages } from './messaging/rest'
import { reports } from './moderation/rest'
import { notifications } from './notifications/rest'
import { couponUseCalls } from './orders/rest/coupon-use'
import { orders } from './orders/rest/orders'
import { parcels } from './orders/rest/parcels'
import { planner } from './planner/rest/lists'
import { sharedLists } from './planner/rest/shared-lists'
import { restRouter } from './platform/rest/procedure'
import { site } from './platform/settings/rest'
import { reviews } from './reviews/rest'
import { addresses } from './shipping/rest'
import { places } from './shipping/rest-places'
import { wishlist } from './wishlist/rest'

/** The published contract. */
export const contract = restRouter({
  addresses,
  auctions,
  auth,
  blog,
  browsing,
  cart,
  checkout,
  coupons: restRouter({ ...couponCalls, ...cartCouponCalls, ...couponUseCalls }),
  emailLinks,
  items,
  messages,
  notifications,
  orders,
  parcels,
  places,
  planner,
  reports,
  reviews,
  sharedLists,
  site,
  users,
  wishlist,
})
