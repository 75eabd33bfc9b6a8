import { type CartLine, type CouponWithUsage, findCartCoupons, findCartLines } from '@pasar/db'
import {
  type CartItem,
  type CartNotice,
  type CartTotals,
  groupBySeller,
  type SellerGroup,
  syncCart,
  totalCart,
} from '@pasar/domain'
import type { Buyer } from '../auth/actors'
import type { Context } from '../context'

export interface CartView {
  items: CartItem[]
  groups: SellerGroup[]
  totals: CartTotals
  /** What changed since the buyer last saw the cart. */
  notices: CartNotice[]
  /** Codes of the coupons put on the cart. */
  couponCodes: string[]
}

export function toCartView(lines: readonly CartLine[], coupons: readonly CouponWithUsage[]): CartView {
  const { items, notices } = syncCart(lines)
  return {
    items,
    groups: groupBySeller(items),
    totals: totalCart(items),
    notices,
    couponCodes: coupons.map(({ code }) => code),
  }
}

/** The cart as it stands now: quantities at most the stock, with notices about what changed. Writes nothing. */
export async function cartOf(ctx: Context, buyer: Buyer): Promise<CartView> {
  const lines = await findCartLines(ctx.db, buyer.id)
  return toCartView(lines, await findCartCoupons(ctx.db, buyer.id))
}
