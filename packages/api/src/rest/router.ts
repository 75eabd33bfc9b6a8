import { addresses } from './addresses'
import { auth } from './auth'
import { browsing } from './browse'
import { cart } from './cart'
import { checkout } from './checkout'
import { coupons } from './coupons'
import { emailLinks } from './email-links'
import { items } from './items'
import { notifications } from './notifications'
import { orders } from './orders'
import { places } from './places'
import { restRouter } from './procedure'
import { reviews } from './reviews'
import { site } from './site'
import { users } from './users'
import { wishlist } from './wishlist'

/** The published contract. */
export const contract = restRouter({
  addresses,
  auth,
  browsing,
  cart,
  checkout,
  coupons,
  emailLinks,
  items,
  notifications,
  orders,
  places,
  reviews,
  site,
  users,
  wishlist,
})
