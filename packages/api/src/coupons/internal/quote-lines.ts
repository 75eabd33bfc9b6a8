import { type CartLine, type CouponWithUsage, type Db, findAddresses, type SavedAddress } from '@pasar/db'
import {
  type CartNotice,
  type CouponTarget,
  freeShippingBySeller,
  HOME_COUNTRY,
  type Millis,
  type Quote,
  type QuoteRequest,
  quoteOrder,
  type RefusedCoupon,
  refuseCoupon,
  type ShipTo,
  syncCart,
} from '@pasar/domain'

export interface CheckoutQuote {
  quote: Quote
  notices: CartNotice[]
  /** Coupons on the cart that do not count now, with the reason and what they are for. */
  refusedCoupons: (RefusedCoupon & { target: CouponTarget })[]
}

/** Where a parcel goes until the buyer has said it. */
export const DEFAULT_COUNTRY = HOME_COUNTRY

/** Where it goes: an address of the address book, what is typed of one so far, or (null) the default address. */
export type Destination = { addressId: string } | { country: string; phone: string | null } | null

export interface Place {
  country: string
  /** In E.164, as far as it is known. */
  phone: string | null
}

export function findPlace(destination: Destination, addresses: readonly SavedAddress[]): Place {
  if (destination !== null && 'country' in destination) return destination
  const chosen = destination && addresses.find(({ id }) => id === destination.addressId)
  return chosen ?? addresses[0] ?? { country: DEFAULT_COUNTRY, phone: null }
}

export const findDefaultPlace = async (db: Db, userId: string): Promise<Place> =>
  findPlace(null, await findAddresses(db, userId))

/** What is only downloaded, or done elsewhere, goes to no phone: one counts only where an address is asked for. */
export const phoneOf = (lines: readonly CartLine[], { phone }: Pick<Place, 'phone'>): string | null =>
  syncCart(lines).items.some(({ isVirtualGood, servicePlace }) =>
    servicePlace ? servicePlace === 'buyer' : !isVirtualGood,
  )
    ? phone
    : null

/** The input of a quote. Coupons that a member can never use are listed separately. */
export function toQuoteRequest(
  lines: readonly CartLine[],
  coupons: readonly CouponWithUsage[],
  to: ShipTo,
  now: Millis,
): { request: QuoteRequest; notices: CartNotice[]; refused: RefusedCoupon[] } {
  const { items, notices } = syncCart(lines)
  const usable: CouponWithUsage[] = []
  const refused: RefusedCoupon[] = []
  for (const coupon of coupons) {
    const reason = refuseCoupon(coupon, coupon.usage, now)
    if (reason) refused.push({ code: coupon.code, reason })
    else usable.push(coupon)
  }
  const bought = new Set(items.map(({ variantId }) => variantId))
  const freeShippingFrom = freeShippingBySeller(lines.filter(({ item }) => bought.has(item.variantId)))
  return { request: { items, ...to, coupons: usable, freeShippingFrom }, notices, refused }
}

/** Prices lines with the coupons a member put on the cart; coupons that cannot be used are left out with a reason. */
export function quoteLines(
  lines: readonly CartLine[],
  coupons: readonly CouponWithUsage[],
  to: ShipTo,
  now: Millis,
): CheckoutQuote {
  const { request, notices, refused } = toQuoteRequest(lines, coupons, to, now)
  const quote = quoteOrder(request)
  const refusedCoupons = [...refused, ...quote.refusedCoupons].flatMap((one) => {
    const coupon = coupons.find(({ code }) => code === one.code)
    return coupon ? [{ ...one, target: coupon.target }] : []
  })
  return { quote, notices, refusedCoupons }
}
