import { auth } from './auth'
import { cart } from './cart'
import { coupons } from './coupons'
import { items } from './items'
import { restRouter } from './procedure'
import { site } from './site'
import { users } from './users'
import { wishlist } from './wishlist'

/** The published contract. */
export const contract = restRouter({ auth, cart, coupons, items, site, users, wishlist })
