import {
  type CartLine,
  type CouponWithUsage,
  type Db,
  findAddresses,
  findCartCoupons,
  findCartLines,
  findVariantLine,
  type SavedAddress,
} from '@pasar/db'
import {
  type CartNotice,
  type CouponRefusal,
  DomainError,
  type Millis,
  type Quote,
  quoteOrder,
  refuseCoupon,
  type Sen,
  syncCart,
} from '@pasar/domain'
import type { Buyer } from '../auth/actors'
import type { Context } from '../context'

/** What is being bought: the whole cart, or one item at once. */
export type CheckoutSource = { type: 'cart' } | { type: 'item'; variantId: string; quantity: number }

export interface CheckoutQuote {
  quote: Quote
  notices: CartNotice[]
  /** Coupons on the cart that do not count now, with the reason. */
  refusedCoupons: { code: string; reason: CouponRefusal }[]
}

/** Where a parcel goes until the buyer has said it. */
export const DEFAULT_COUNTRY = 'MY'

export async function findSourceLines(db: Db, buyerId: string, source: CheckoutSource): Promise<CartLine[]> {
  if (source.type === 'cart') return findCartLines(db, buyerId)
  const line = await findVariantLine(db, source.variantId, source.quantity)
  return line ? [line] : []
}

/** Prices lines with the coupons a member put on the cart; coupons that cannot be used are left out with a reason. */
export function quoteLines(
  lines: readonly CartLine[],
  coupons: readonly CouponWithUsage[],
  country: string,
  now: Millis,
): CheckoutQuote {
  const { items, notices } = syncCart(lines)
  const usable: CouponWithUsage[] = []
  const refusedCoupons: { code: string; reason: CouponRefusal }[] = []
  for (const coupon of coupons) {
    const reason = refuseCoupon(coupon, coupon.usage, now)
    if (reason) refusedCoupons.push({ code: coupon.code, reason })
    else usable.push(coupon)
  }
  const freeShippingFrom = new Map<string, Sen>()
  for (const { item, freeShippingFrom: from } of lines)
    if (item.seller !== null && from !== null) freeShippingFrom.set(item.seller, from)
  const quote = quoteOrder({ items, country, coupons: usable, freeShippingFrom })
  return { quote, notices, refusedCoupons: [...refusedCoupons, ...quote.refusedCoupons] }
}

/** The price of what is being bought, delivered to `country`. Writes nothing. */
export async function quoteCheckout(
  ctx: Context,
  buyer: Buyer,
  source: CheckoutSource,
  country: string,
): Promise<CheckoutQuote> {
  const lines = await findSourceLines(ctx.db, buyer.id, source)
  return quoteLines(lines, await findCartCoupons(ctx.db, buyer.id), country, ctx.now())
}

export const cartQuote = (ctx: Context, buyer: Buyer, country = DEFAULT_COUNTRY): Promise<CheckoutQuote> =>
  quoteCheckout(ctx, buyer, { type: 'cart' }, country)

export interface CheckoutPage extends CheckoutQuote {
  addresses: SavedAddress[]
}

/** Everything on the checkout page. @throws DomainError NOT_FOUND when the one item bought at once is not for sale */
export async function checkoutPage(
  ctx: Context,
  buyer: Buyer,
  source: CheckoutSource,
  country: string | null,
): Promise<CheckoutPage> {
  const addresses = await findAddresses(ctx.db, buyer.id)
  const destination = country ?? addresses[0]?.country ?? DEFAULT_COUNTRY
  const quoted = await quoteCheckout(ctx, buyer, source, destination)
  if (source.type === 'item' && quoted.quote.parcels.length === 0 && quoted.notices.length === 0)
    throw new DomainError('NOT_FOUND')
  return { ...quoted, addresses }
}
