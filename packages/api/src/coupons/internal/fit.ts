import { type CartLine, type CouponWithUsage, type Db, findCartCoupons, findCartLines } from '@pasar/db'
import {
  type CouponTarget,
  type ErrorDetails,
  type Millis,
  type Quote,
  type QuoteRequest,
  quoteOrder,
  type RefusedCoupon,
  refuseCoupon,
  rulesOf,
  type Sen,
  type ShippingZone,
  sen,
  toRinggit,
  tryCoupon,
} from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { countPastPurchases } from '../jobs'
import { findDefaultPlace, type Place, phoneOf, toQuoteRequest } from './quote-lines'

/** A coupon on the cart: what it takes off now, or why it does not count and what is missing. */
export interface CartCoupon {
  code: string
  isShipping: boolean
  amount: Sen
  refused: RefusedCoupon | null
  target: CouponTarget
}

/** What somebody is about to buy, with the coupons chosen for it. */
export interface Purchase {
  request: QuoteRequest
  phone: string | null
  now: Millis
  /** The codes of those coupons, also of those that do not count. */
  codes: readonly string[]
}

async function readCoupons(ctx: Context, db: Db, buyer: Buyer, phone: string | null) {
  const coupons = await findCartCoupons(db, buyer.id, phone)
  return countPastPurchases(ctx, db, phone, coupons)
}

export async function readPurchase(
  ctx: Context,
  db: Db,
  buyer: Buyer,
  lines: readonly CartLine[],
  place: Place,
): Promise<Purchase> {
  const phone = phoneOf(lines, place)
  const now = ctx.now()
  const coupons = await readCoupons(ctx, db, buyer, phone)
  const { zones } = await ctx.settings.read()
  const { request } = toQuoteRequest(lines, coupons, { country: place.country, zones }, now)
  return { request, phone, now, codes: coupons.map(({ code }) => code) }
}

/** The cart, as checkout will begin with it. */
export const readCartPurchase = async (ctx: Context, db: Db, buyer: Buyer): Promise<Purchase> =>
  readPurchase(ctx, db, buyer, await findCartLines(db, buyer.id), await findDefaultPlace(db, buyer.id))

/** Whether a coupon counts for a purchase, by the rules of checkout. Null when so. */
export function refuseFor(
  { request, now }: Pick<Purchase, 'request' | 'now'>,
  coupon: CouponWithUsage,
): RefusedCoupon | null {
  const reason = refuseCoupon(coupon, coupon.usage, now)
  return reason ? { code: coupon.code, reason } : tryCoupon(request, coupon)
}

/** What is missing, as the values of a message. */
export const detailsOf = ({ missing, reason }: RefusedCoupon, target: CouponTarget): ErrorDetails =>
  missing === undefined || reason === 'COUPON_TOO_FEW_ITEMS'
    ? {}
    : {
        missing: toRinggit(missing),
        ...(target.store && { store: target.store.name }),
        ...(target.category !== null && { category: target.category }),
        ...(target.itemCount > 0 && {
          items: target.items.map(({ title }) => title).join(', '),
          more: target.itemCount - target.items.length,
        }),
      }

/** A cart's coupons, and the quote they were judged by. */
export interface CouponedCart {
  coupons: CartCoupon[]
  quote: Quote
}

function judge(
  lines: readonly CartLine[],
  found: readonly CouponWithUsage[],
  place: Place,
  zones: readonly ShippingZone[],
  now: Millis,
): CouponedCart {
  const { request } = toQuoteRequest(lines, found, { country: place.country, zones }, now)
  const quote = quoteOrder(request)
  const coupons = found.map((coupon) => ({
    code: coupon.code,
    isShipping: rulesOf(coupon.kind).takesOff === 'shipping',
    amount: quote.coupons.find(({ code }) => code === coupon.code)?.amount ?? sen(0),
    refused: refuseFor({ request, now }, coupon),
    target: coupon.target,
  }))
  return { coupons, quote }
}

/** The coupons on a cart bound for a place, each with whether it counts for what is in it. */
export async function quoteCart(
  ctx: Context,
  db: Db,
  buyer: Buyer,
  lines: readonly CartLine[],
  place: Place,
): Promise<CouponedCart> {
  const found = await readCoupons(ctx, db, buyer, phoneOf(lines, place))
  return judge(lines, found, place, (await ctx.settings.read()).zones, ctx.now())
}

/** As `quoteCart`, for the default address, which only a cart with coupons has to be asked for. */
export async function cartCoupons(
  ctx: Context,
  db: Db,
  buyer: Buyer,
  lines: readonly CartLine[],
): Promise<CartCoupon[]> {
  const first = await readCoupons(ctx, db, buyer, null)
  if (first.length === 0) return []
  const place = await findDefaultPlace(db, buyer.id)
  // Who paid with this phone before matters for one kind of coupon only.
  const isAsked =
    phoneOf(lines, place) !== null && first.some(({ isFirstPurchaseOnly }) => isFirstPurchaseOnly)
  if (isAsked) return (await quoteCart(ctx, db, buyer, lines, place)).coupons
  return judge(lines, first, place, (await ctx.settings.read()).zones, ctx.now()).coupons
}
