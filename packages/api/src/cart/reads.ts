import { type CartLine, type Db, findCartLines, findItemLines } from '@pasar/db'
import {
  type CartItem,
  type CartNotice,
  type CartTotals,
  DomainError,
  groupBySeller,
  type SellerGroup,
  syncCart,
  totalCart,
} from '@pasar/domain'
import type { Buyer } from '../access/actors'
import { type CartCoupon, cartCoupons } from '../coupons/internal/fit'
import type { Context } from '../platform/context'

export interface CartView {
  items: CartItem[]
  groups: SellerGroup[]
  totals: CartTotals
  /** What changed since the buyer last saw the cart. */
  notices: CartNotice[]
  /** Codes of the coupons put on the cart. */
  couponCodes: string[]
  /** The same coupons, each with whether it counts for what is in the cart. */
  coupons: CartCoupon[]
}

export function toCartView(lines: readonly CartLine[], coupons: CartCoupon[]): CartView {
  const { items, notices } = syncCart(lines)
  return {
    items,
    groups: groupBySeller(items),
    totals: totalCart(items),
    notices,
    couponCodes: coupons.map(({ code }) => code),
    coupons,
  }
}

/** The current cart: quantities at most the stock, with notices about what changed. Writes nothing. */
export async function cartOf(ctx: Context, buyer: Buyer): Promise<CartView> {
  const lines = await findCartLines(ctx.db, buyer.id)
  return toCartView(lines, await cartCoupons(ctx, ctx.db, buyer, lines))
}

/**
 * The variant meant by an item and a choice, as if one of it were in the cart: items without options have
 * exactly one.
 * @throws DomainError ITEM_UNAVAILABLE, CHOOSE_VARIANT
 */
export async function findChosenLine(
  db: Db,
  itemId: string,
  variantId: string | undefined,
): Promise<CartLine> {
  const variants = await findItemLines(db, itemId)
  const [only, ...others] = variants
  if (only && variantId === undefined && others.length > 0) throw new DomainError('CHOOSE_VARIANT')
  const chosen = variantId === undefined ? only : variants.find(({ item }) => item.variantId === variantId)
  if (!chosen) throw new DomainError('ITEM_UNAVAILABLE')
  return chosen
}

/**
 * The line of an item in the cart, also of one that is no longer for sale.
 * @throws DomainError CART_LINE_MISSING, CHOOSE_VARIANT when the item has several lines
 */
export async function lineOf(
  ctx: Context,
  buyer: Buyer,
  { itemId, variantId }: { itemId: string; variantId?: string | undefined },
): Promise<string> {
  const lines = (await findCartLines(ctx.db, buyer.id)).filter(
    ({ item }) => item.itemId === itemId && (variantId === undefined || item.variantId === variantId),
  )
  const [only, ...others] = lines
  if (only === undefined) throw new DomainError('CART_LINE_MISSING')
  if (others.length > 0) throw new DomainError('CHOOSE_VARIANT')
  return only.item.variantId
}
