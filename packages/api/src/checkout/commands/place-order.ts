import { createHash } from 'node:crypto'
import {
  deleteAllCartLines,
  findAddresses,
  findOrderByKey,
  findOrderPayment,
  findStoppedCartCoupon,
  insertAddress,
  insertPayment,
  type Roots,
  type Tx,
  takeStock,
} from '@pasar/db'
import {
  type Address,
  after,
  type CartItem,
  type CartNotice,
  compareQuote,
  DAY_PARTS,
  DomainError,
  type Id,
  isAppointmentDay,
  isPlaceRight,
  isSameAddress,
  MAX_SAVED_ADDRESSES,
  type Millis,
  minutes,
  type OrderState,
  type Quote,
  type QuoteChange,
  type SeenQuote,
} from '@pasar/domain'
import { type Buyer, requireVerified } from '../../access/actors'
import { notifyTaken } from '../../auctions/internal/notify'
import { notifyCart } from '../../cart/internal/notify'
import { redeemCoupons } from '../../coupons/internal/redeem'
import { couponsBy } from '../../orders/internal/roots'
import { settleFree } from '../../payments/commands/settle'
import { requirePayable } from '../../payments/internal/payable'
import type { Context } from '../../platform/context'
import { type WishedDate, writeOrder } from '../internal/write-order'
import {
  type CheckoutQuote,
  type CheckoutSource,
  DEFAULT_COUNTRY,
  findCoupons,
  findSourceLines,
  quoteLines,
} from '../reads'

export interface PlaceOrder {
  idempotencyKey: string
  source: CheckoutSource
  /** A new address, the id of one in the address book, or null when only virtual goods are bought. */
  address: { type: 'new'; address: Address } | { type: 'saved'; addressId: string } | null
  /** The dates wished for services, as typed, by variant. Those left out are named after payment. */
  wishes?: readonly { variantId: string; day: string; part: string }[]
  /** What the buyer saw; the order is placed only when nothing has changed since. */
  shown: SeenQuote
}

export type Placed =
  | {
      ok: true
      orderId: Id<'order'>
      paymentId: string
      isPaid: boolean
      /** Whether it was placed before, by the same request. */
      isRepeated: boolean
      /** Whether it was placed before and has been cancelled, refunded or not paid in time since. */
      isOver: boolean
    }
  | {
      ok: false
      changes: QuoteChange[]
      notices: CartNotice[]
      quote: Quote
      refusedCoupons: CheckoutQuote['refusedCoupons']
    }

const hashRequest = ({ source, address, shown, wishes = [] }: PlaceOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([source, address, shown, ...wishes]))
    .digest('hex')

const OVER: readonly OrderState[] = ['cancelled', 'expired', 'refunded']

/** What costs nothing is settled after the commit. */
interface Outcome {
  placed: Placed
  isFree: boolean
}

async function repeatOrder(tx: Tx, buyer: Buyer, input: PlaceOrder): Promise<Outcome | null> {
  const earlier = await findOrderByKey(tx, buyer.id, input.idempotencyKey)
  if (!earlier) return null
  if (earlier.requestHash !== hashRequest(input)) throw new DomainError('IDEMPOTENCY_MISMATCH')
  const payment = await findOrderPayment(tx, earlier.id)
  if (!payment) throw new DomainError('NOT_FOUND')
  const { id: orderId, paidAt, state } = earlier
  const isOver = OVER.includes(state)
  return {
    placed: { ok: true, orderId, paymentId: payment.id, isPaid: paidAt !== null, isRepeated: true, isOver },
    isFree: payment.amount === 0,
  }
}

async function findAddress(tx: Tx, buyer: Buyer, wanted: PlaceOrder['address']): Promise<Address | null> {
  if (wanted === null) return null
  if (wanted.type === 'new') return wanted.address
  const saved = (await findAddresses(tx, buyer.id)).find(({ id }) => id === wanted.addressId)
  if (!saved) throw new DomainError('ADDRESS_MISSING')
  const { id: _id, isDefault: _isDefault, ...address } = saved
  return address
}

/** Adds an address to the address book, unless it is there already or the book is full. */
async function keepAddress(tx: Tx, ctx: Context, buyer: Buyer, address: Address): Promise<void> {
  const saved = await findAddresses(tx, buyer.id)
  if (saved.length >= MAX_SAVED_ADDRESSES || saved.some((one) => isSameAddress(one, address))) return
  const isDefault = saved.length === 0
  await insertAddress(tx, buyer.id, { ...address, id: ctx.newId('address'), isDefault }, ctx.now())
}

const toPieces = ({ variantId, quantity, name, stockAvailable }: CartItem) => ({
  variantId,
  quantity,
  name,
  stockAvailable,
})

const itemsOf = ({ parcels }: Quote): string[] =>
  parcels.flatMap(({ lines }) => lines.map(({ item }) => item.itemId))

const refuseToPlace = (
  { quote, notices, refusedCoupons }: CheckoutQuote,
  changes: QuoteChange[],
): Outcome => ({ placed: { ok: false, changes, notices, quote, refusedCoupons }, isFree: false })

/** What is bought, and what it is bought with. A cart does not change while its user is locked. */
function rootsOf(buyer: Buyer, { source }: PlaceOrder): Roots {
  const cart = { cartOf: buyer.id }
  const held = { user: buyer.id, coupon: [cart, ...couponsBy(source.couponCodes ?? [])] }
  if (source.type === 'cart') return { ...held, auction: cart, item: cart, variant: cart }
  if (source.type === 'item') {
    const variant = source.variantId
    return { ...held, auction: { variant }, item: { variant }, variant }
  }
  const items = source.items.map(({ itemId }) => itemId)
  return { ...held, auction: items, item: items, variant: items.map((item) => ({ item })) }
}

/** @throws DomainError COUPON_NOT_FOUND as a code that is typed, which names the one to take off the cart */
async function refuseStopped(tx: Tx, buyer: Buyer): Promise<void> {
  const code = await findStoppedCartCoupon(tx, buyer.id)
  if (code !== null) throw new DomainError('COUPON_NOT_FOUND', { code })
}

/** @throws DomainError VALIDATION at each day that is none, as the form calls it */
function readWishes(wishes: NonNullable<PlaceOrder['wishes']>, now: Millis): ReadonlyMap<string, WishedDate> {
  const wrong = wishes.filter(({ day }) => !isAppointmentDay(day, now))
  if (wrong.length > 0) {
    const fields = wrong.map(({ variantId }) => [`wishDay-${variantId}`, 'appointmentDay'])
    throw new DomainError('VALIDATION', {}, Object.fromEntries(fields))
  }
  return new Map(
    wishes.map(({ variantId, day, part }) => [
      variantId,
      { day, part: DAY_PARTS.find((known) => known === part) ?? 'any' },
    ]),
  )
}

/**
 * Places an order in one transaction: prices everything anew, takes stock, redeems coupons, freezes a copy
 * of all of it, and opens a payment. The same key with the same body answers with the same order. When
 * anything differs from what the buyer saw, nothing is written and the answer says what.
 * @throws DomainError EMAIL_UNVERIFIED, TOO_MANY_REQUESTS, CART_EMPTY, ADDRESS_MISSING, ADDRESS_UNFIT of one that was saved, IDEMPOTENCY_MISMATCH,
 *   INSUFFICIENT_STOCK, VALIDATION at the day of a service, PAYMENT_TOO_SMALL, PAYMENT_TOO_LARGE, a coupon's refusal
 */
export async function placeOrder(ctx: Context, buyer: Buyer, input: PlaceOrder): Promise<Placed> {
  requireVerified(buyer)
  // Only what was placed already, with the same body, is answered uncounted: the rest could be guessing.
  const earlier = await findOrderByKey(ctx.db, buyer.id, input.idempotencyKey)
  if (earlier?.requestHash !== hashRequest(input)) await ctx.limits.take('checkout', buyer.id)
  const { placed, isFree } = await ctx.transact(rootsOf(buyer, input), async (tx): Promise<Outcome> => {
    const repeated = await repeatOrder(tx, buyer, input)
    if (repeated) return repeated

    const now = ctx.now()
    const lines = await findSourceLines(tx, buyer.id, input.source, now)
    const address = await findAddress(tx, buyer, input.address)
    const coupons = await findCoupons(ctx, tx, buyer.id, input.source, lines, address?.phone ?? null)
    const { zones } = await ctx.settings.read()
    const to = { country: address?.country ?? DEFAULT_COUNTRY, zones }
    const quoted = quoteLines(lines, coupons, to, now)
    const { quote } = quoted
    if (quote.parcels.length === 0 && quoted.notices.length === 0) throw new DomainError('CART_EMPTY')
    const changes = compareQuote(input.shown, quote)
    if (changes.length > 0 || quote.parcels.length === 0) return refuseToPlace(quoted, changes)
    // Without a page that announced what will be missing, nothing may be missing.
    if (input.shown === null && quoted.notices.length > 0) return refuseToPlace(quoted, changes)
    // What a page showed says which coupons count. Without it none of the cart may be left out, which would cost more than
    // its buyer thinks; what is bought beside the cart may be of another store.
    const { type, couponCodes } = input.source
    const isUnseen = input.shown === null && type === 'cart'
    const mustCount = couponCodes !== undefined || isUnseen
    const [unusable] = mustCount ? quoted.refusedCoupons : []
    if (unusable) throw new DomainError(unusable.reason)
    // One that was stopped is in no quote.
    if (isUnseen && couponCodes === undefined) await refuseStopped(tx, buyer)
    if (quote.needsAddress && address === null) throw new DomainError('ADDRESS_MISSING')
    if (quote.needsAddress && address !== null && !isPlaceRight(address))
      throw new DomainError('ADDRESS_UNFIT')
    requirePayable(ctx, quote.total)
    if (quote.needsAddress && input.address?.type === 'new')
      await keepAddress(tx, ctx, buyer, input.address.address)

    const wanted = quote.parcels.flatMap((parcel) => parcel.lines).map(({ item }) => toPieces(item))
    const short = await takeStock(tx, wanted)
    if (short) throw new DomainError('INSUFFICIENT_STOCK', { name: short.name, stock: short.stockAvailable })
    if (input.source.type !== 'cart') await notifyTaken(tx, ctx, itemsOf(quote))

    const wishes = readWishes(input.wishes ?? [], now)
    const orderId = ctx.newId('order')
    await writeOrder(tx, ctx, {
      orderId,
      buyer,
      quote,
      address: quote.needsAddress ? address : null,
      idempotencyKey: input.idempotencyKey,
      requestHash: hashRequest(input),
      expiresAt: after(now, minutes(ctx.config.orderExpiryMinutes)),
      wishes,
      recruiters: new Map(lines.map(({ item, recruitedBy }) => [item.seller, recruitedBy])),
    })
    await redeemCoupons(tx, ctx, buyer, orderId, quote)
    if (input.source.type === 'cart') {
      await deleteAllCartLines(tx, buyer.id)
      notifyCart(tx, ctx, buyer, 0)
    }
    const paymentId = ctx.newId('payment')
    await insertPayment(tx, { id: paymentId, orderId, provider: ctx.payments.name, amount: quote.total, now })
    const placed = { ok: true, orderId, paymentId, isPaid: false, isRepeated: false, isOver: false } as const
    return { placed, isFree: quote.total === 0 }
  })
  return placed.ok && !placed.isPaid && isFree ? settle(ctx, placed) : placed
}

async function settle(ctx: Context, placed: Extract<Placed, { ok: true }>): Promise<Placed> {
  const payment = await findOrderPayment(ctx.db, placed.orderId)
  if (payment?.amount !== 0) return placed
  await settleFree(ctx, payment)
  return { ...placed, isPaid: true, isOver: false }
}
