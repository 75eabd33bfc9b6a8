import { accounts } from './accounts'
import { analytics } from './analytics'
import { auctions } from './auctions'
import { blog } from './blog'
import { cart } from './cart'
import { catalogue } from './catalogue'
import { coupons } from './coupons'
import { disputes } from './disputes'
import { downloads } from './downloads'
import { games } from './games'
import { messaging } from './messaging'
import { moderation } from './moderation'
import { notifications } from './notifications'
import { orders } from './orders'
import { ownItems } from './own-items'
import { payments } from './payments'
import { payouts } from './payouts'
import { planner } from './planner'
import { platform } from './platform'
import { reviews } from './reviews'
import { sellerApplications } from './seller-applications'
import { selling } from './selling'
import type { Served } from './served'
import { shipping } from './shipping'
import { sqlite } from './sqlite'
import { stores } from './stores'
import { support } from './support'
import { wishlist } from './wishlist'

/** Which index serves which query. Listings have a table of their own in browse-plans.test.ts. */
export const SERVED: readonly [name: string, served: Served][] = [
  accounts,
  analytics,
  auctions,
  blog,
  cart,
  catalogue,
  coupons,
  disputes,
  downloads,
  games,
  messaging,
  moderation,
  notifications,
  orders,
  ownItems,
  payments,
  payouts,
  planner,
  platform,
  reviews,
  sellerApplications,
  selling,
  shipping,
  sqlite,
  stores,
  support,
  wishlist,
].flatMap((queries) => Object.entries(queries))
