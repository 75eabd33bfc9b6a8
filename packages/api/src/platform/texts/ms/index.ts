import { accounts } from './accounts'
import { auctions } from './auctions'
import { blog } from './blog'
import { coupons } from './coupons'
import { disputes } from './disputes'
import { messaging } from './messaging'
import { moderation } from './moderation'
import { orders } from './orders'
import { payouts } from './payouts'
import { planner } from './planner'
import { reviews } from './reviews'
import { selling } from './selling'
import { shared } from './shared'
import { stores } from './stores'
import { support } from './support'
import { wishlist } from './wishlist'

export const ms = {
  ...accounts,
  ...auctions,
  ...blog,
  ...coupons,
  ...disputes,
  ...messaging,
  ...moderation,
  ...orders,
  ...payouts,
  ...planner,
  ...reviews,
  ...selling,
  ...stores,
  ...support,
  ...wishlist,
  shared,
}
