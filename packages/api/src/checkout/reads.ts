import {
  type CartLine,
  type CouponWithUsage,
  type Db,
  findAddresses,
  findCartCoupons,
  findCartLines,
  findCouponByCode,
  findItem,
  findVariantLine,
  type SavedAddress,
} from '@pasar/db'
import { DomainError, isId, type Millis, type Sen, sen } from '@pasar/domain'
import type { Buyer } from '../access/actors'
import { withAuctionTerms } from '../auctions/reads/terms'
import { type CartView, findChosenLine, toCartView } from '../cart/reads'
import { quoteCart } from '../coupons/internal/fit'
import {
  type CheckoutQuote,
  DEFAULT_COUNTRY,
  type Destination,
  findPlace,
  phoneOf,
  quoteLines,
} from '../coupons/internal/quote-lines'
import { countPastPurchases } from '../coupons/jobs'
import type { Context } from '../platform/context'

export { type CheckoutQuote, DEFAULT_COUNTRY, type Destination, quoteLines }

/** Something to buy at once. The option may be left out of items that have none to choose from. */
export interface WantedItem {
  itemId: string
  variantId?: string | undefined
  quantity: number
}

/**
 * What is being bought: the whole cart, one item at once, or several. `couponCodes` count in place of the
 * coupons on the cart.
 */
export type CheckoutSource = (
  | { type: 'cart' }
  | { type: 'item'; variantId: string; quantity: number }
  | { type: 'items'; items: readonly WantedItem[] }
) & { couponCodes?: readonly string[] | undefined }

/** A line as this member may buy it; auctioned items have terms of their own for each. */
const onTerms = (db: Db, line: CartLine, buyerId: string, now: Millis): Promise<CartLine> | CartLine =>
  line.isAuction ? withAuctionTerms(db, line, buyerId, now) : line

/** One line for each variant, however often it is asked for. */
async function findWantedLines(
  db: Db,
  buyerId: string,
  wanted: readonly WantedItem[],
  now: Millis,
): Promise<CartLine[]> {
  const lines = new Map<string, CartLine>()
  for (const { itemId, variantId, quantity } of wanted) {
    const line = await findChosenLine(db, itemId, variantId)
    const key = line.item.variantId
    const before = lines.get(key)?.item.quantity ?? 0
    lines.set(key, { ...line, item: { ...line.item, quantity: before + quantity } })
  }
  const found: CartLine[] = []
  for (const line of lines.values()) found.push(await onTerms(db, line, buyerId, now))
  return found
}

/** @throws DomainError ITEM_UNAVAILABLE, CHOOSE_VARIANT for items that are bought at once */
export async function findSourceLines(
  db: Db,
  buyerId: string,
  source: CheckoutSource,
  now: Millis,
): Promise<CartLine[]> {
  if (source.type === 'cart') return findCartLines(db, buyerId)
  if (source.type === 'items') return findWantedLines(db, buyerId, source.items, now)
  const line = await findVariantLine(db, source.variantId, source.quantity)
  if (line === null) return []
  return [await onTerms(db, line, buyerId, now)]
}

/** @throws DomainError COUPON_NOT_FOUND */
async function findNamedCoupons(
  db: Db,
  buyerId: string,
  codes: readonly string[],
  phone: string | null,
): Promise<CouponWithUsage[]> {
  const coupons: CouponWithUsage[] = []
  for (const code of new Set(codes)) {
    const coupon = await findCouponByCode(db, code, buyerId, phone)
    if (!coupon) throw new DomainError('COUPON_NOT_FOUND')
    coupons.push(coupon)
  }
  return coupons
}

/**
 * The coupons that were named, else those a member put on the cart, with how far they are used. What is only
 * downloaded goes to no phone, so that one counts with parcels only.
 * @throws DomainError COUPON_NOT_FOUND for a code that was named
 */
export async function findCoupons(
  ctx: Context,
  db: Db,
  buyerId: string,
  { couponCodes }: CheckoutSource,
  lines: readonly CartLine[],
  destinationPhone: string | null,
): Promise<CouponWithUsage[]> {
  const phone = phoneOf(lines, { phone: destinationPhone })
  const coupons =
    couponCodes === undefined
      ? await findCartCoupons(db, buyerId, phone)
      : await findNamedCoupons(db, buyerId, couponCodes, phone)
  return countPastPurchases(ctx, db, phone, coupons)
}

/** The price of what is being bought, delivered to a country and, as far as it is known, a phone in E.164. Writes nothing. */
export async function quoteCheckout(
  ctx: Context,
  buyer: Buyer,
  source: CheckoutSource,
  { country, phone = null }: { country: string; phone?: string | null },
): Promise<CheckoutQuote> {
  const lines = await findSourceLines(ctx.db, buyer.id, source, ctx.now())
  const coupons = await findCoupons(ctx, ctx.db, buyer.id, source, lines, phone)
  const { zones } = await ctx.settings.read()
  return quoteLines(lines, coupons, { country, zones }, ctx.now())
}

export const cartQuote = (ctx: Context, buyer: Buyer, country = DEFAULT_COUNTRY): Promise<CheckoutQuote> =>
  quoteCheckout(ctx, buyer, { type: 'cart' }, { country })

/** What checkout asks for the cart, to the address it starts with. */
export interface AtCheckout {
  country: string
  shipping: Sen
  /** What coupons take off items and shipping together. */
  discount: Sen
  total: Sen
}

export interface CartPage {
  cart: CartView
  /** Null while no address is known, and for a cart that needs none. */
  atCheckout: AtCheckout | null
}

/** The cart with its estimate, and beside it what checkout will ask. Writes nothing. */
export async function cartPage(ctx: Context, buyer: Buyer): Promise<CartPage> {
  const [lines, addresses] = await Promise.all([
    findCartLines(ctx.db, buyer.id),
    findAddresses(ctx.db, buyer.id),
  ])
  const { coupons, quote } = await quoteCart(ctx, ctx.db, buyer, lines, findPlace(null, addresses))
  const cart = toCartView(lines, coupons)
  const { country, shippingTotal: shipping, itemDiscount, shippingDiscount, total, needsAddress } = quote
  if (addresses.length === 0 || !needsAddress) return { cart, atCheckout: null }
  return { cart, atCheckout: { country, shipping, discount: sen(itemDiscount + shippingDiscount), total } }
}

export interface CheckoutPage extends CheckoutQuote {
  addresses: SavedAddress[]
}

/**
 * Everything on the checkout page.
 * @throws DomainError NOT_FOUND when the one item bought at once is unknown, TOO_MANY_REQUESTS for guessing
 * codes of coupons
 */
export async function checkoutPage(
  ctx: Context,
  buyer: Buyer,
  source: CheckoutSource,
  destination: Destination,
): Promise<CheckoutPage> {
  if (source.couponCodes?.length) await ctx.limits.take('coupon', buyer.id)
  const addresses = await findAddresses(ctx.db, buyer.id)
  const quoted = await quoteCheckout(ctx, buyer, source, findPlace(destination, addresses))
  if (source.type === 'item' && quoted.quote.parcels.length === 0 && quoted.notices.length === 0)
    throw new DomainError('NOT_FOUND')
  if (quoted.quote.parcels.length > 0) ctx.steps.note('checkout', buyer.id)
  return { ...quoted, addresses }
}

/**
 * What "buy now" of an id means: a variant as it is, or the only variant of an item.
 * @returns the item's slug when the buyer has to choose a variant there first
 * @throws DomainError NOT_FOUND
 */
export async function findPurchase(
  ctx: Context,
  id: string,
): Promise<{ variantId: string } | { slug: string }> {
  if (isId('variant', id)) return { variantId: id }
  const item = isId('item', id) ? await findItem(ctx.db, { id }) : null
  if (!item) throw new DomainError('NOT_FOUND')
  const [only, ...others] = item.variants
  return only && others.length === 0 ? { variantId: only.id } : { slug: item.slug }
}
