import { BUYER_ROUTES, CHAT_ROUTES } from './buyer-routes'
import { INFORMATION_ROUTES } from './information-routes'
import { PUBLIC_ROUTES } from './public-routes'
import type { RouteRow } from './route-row'
import { RESELLER_ROUTES, SELLER_ROUTES } from './seller-routes'
import { SHOP_ROUTES } from './shop-routes'
import { ADMIN_ROUTES, MANAGER_ROUTES } from './staff-routes'

/**
 * Every address of the market and who gets in. A row with a `file` is built; without one its address answers
 * with the 404 page and no link leads there. Guards, links and the test matrix are made from this table.
 */
export const ROUTE_TABLE = [
  ...PUBLIC_ROUTES,
  ...INFORMATION_ROUTES,
  ...SHOP_ROUTES,
  ...BUYER_ROUTES,
  ...CHAT_ROUTES,
  ...SELLER_ROUTES,
  ...ADMIN_ROUTES,
  ...RESELLER_ROUTES,
  ...MANAGER_ROUTES,
] as const satisfies readonly RouteRow[]
