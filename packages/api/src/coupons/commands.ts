import {
  countItemsOfStore,
  countOwnCoupons,
  deleteCartCoupon,
  findAddresses,
  findCartCoupons,
  findCouponByCode,
  findOwnStore,
  insertAuditEntry,
  insertOwnCoupon,
  putCartCoupon,
  switchOwnCoupon,
} from '@pasar/db'
import { couponSlot, DomainError, MAX_OWN_COUPONS, type OwnCoupon } from '@pasar/domain'
import type { Buyer, Seller } from '../access/actors'
import { requireSelling } from '../access/require-selling'
import { findPlace } from '../checkout/internal/quote-lines'
import { type CheckoutSource, type Destination, findSourceLines } from '../checkout/reads'
import type { Context } from '../platform/context'
import { detailsOf, readPurchase, refuseFor } from './internal/fit'
import { countPastPurchases } from './jobs'

/** What a coupon is tried on: the cart going to the default address, unless it is said otherwise. */
export interface CouponTrial {
  source?: CheckoutSource
  destination?: Destination
}

/**
 * Puts a coupon on the cart, if checkout would count it. Of each slot (store, platform, shipping) there is one: a
 * new one takes the old one's place. A use is only ever written by placing an order.
 * @throws DomainError TOO_MANY_REQUESTS, COUPON_NOT_FOUND or the reason why it does not count, with what is missing
 */
export async function applyCoupon(
  ctx: Context,
  buyer: Buyer,
  code: string,
  { source = { type: 'cart' }, destination = null }: CouponTrial = {},
): Promise<void> {
  await ctx.limits.take('coupon', buyer.id)
  await ctx.transact({ user: buyer.id }, async (tx) => {
    const lines = await findSourceLines(tx, buyer.id, source, ctx.now())
    const place = findPlace(destination, await findAddresses(tx, buyer.id))
    const purchase = await readPurchase(ctx, tx, buyer, lines, place)
    const known = await findCouponByCode(tx, code, buyer.id, purchase.phone)
    const [coupon] = await countPastPurchases(ctx, tx, purchase.phone, known ? [known] : [])
    if (!coupon) throw new DomainError('COUPON_NOT_FOUND')
    const refused = refuseFor(purchase, coupon)
    if (refused) throw new DomainError(refused.reason, detailsOf(refused, coupon.target))
    for (const other of await findCartCoupons(tx, buyer.id))
      if (other.id !== coupon.id && couponSlot(other) === couponSlot(coupon))
        await deleteCartCoupon(tx, buyer.id, other.code)
    await putCartCoupon(tx, buyer.id, coupon.id, ctx.now())
  })
}

/** Takes a coupon off the cart; one that is not there changes nothing. */
export async function removeCoupon(ctx: Context, buyer: Buyer, code: string): Promise<void> {
  await ctx.transact({ user: buyer.id }, (tx) => deleteCartCoupon(tx, buyer.id, code))
}

/**
 * Makes a coupon that a seller pays for, for one of their stores or some of its items. @returns its id
 * @throws DomainError COUPON_CODE_TAKEN, COUPON_LIMIT, VALIDATION for others' stores and items, and as requireSelling
 */
export async function makeOwnCoupon(ctx: Context, seller: Seller, coupon: OwnCoupon): Promise<string> {
  await requireSelling(ctx, seller)
  const id = ctx.newId('coupon')
  const now = ctx.now()
  if (coupon.endsAt !== null && coupon.endsAt < now)
    throw new DomainError('VALIDATION', {}, { endsOn: 'couponEnd' })
  await ctx.transact({ user: seller.id, store: coupon.storeId }, async (tx) => {
    const { storeId, itemIds } = coupon
    if (!(await findOwnStore(tx, seller.id, storeId)))
      throw new DomainError('VALIDATION', {}, { storeId: 'choose' })
    if ((await countItemsOfStore(tx, seller.id, storeId, itemIds)) !== itemIds.length)
      throw new DomainError('VALIDATION', {}, { itemIds: 'couponItems' })
    if ((await countOwnCoupons(tx, seller.id)) >= MAX_OWN_COUPONS)
      throw new DomainError('COUPON_LIMIT', { limit: MAX_OWN_COUPONS })
    if (!(await insertOwnCoupon(tx, { ...coupon, id, now }))) throw new DomainError('COUPON_CODE_TAKEN')
    await insertAuditEntry(tx, {
      id: ctx.newId('audit'),
      actorId: seller.person.id,
      action: 'makeCoupon',
      subjectId: id,
      reason: coupon.code,
      now,
    })
  })
  return id
}

/**
 * Stops a seller's own coupon, or has it run again. Orders that hold it keep it.
 * @throws DomainError COUPON_SWITCHED for others' coupons, and when it is so already; COUPON_LIMIT
 */
export async function switchCoupon(
  ctx: Context,
  seller: Seller,
  couponId: string,
  isActive: boolean,
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact({ user: seller.id, coupon: couponId }, async (tx) => {
    if (isActive && (await countOwnCoupons(tx, seller.id)) >= MAX_OWN_COUPONS)
      throw new DomainError('COUPON_LIMIT', { limit: MAX_OWN_COUPONS })
    if (!(await switchOwnCoupon(tx, seller.id, couponId, isActive))) throw new DomainError('COUPON_SWITCHED')
    await insertAuditEntry(tx, {
      id: ctx.newId('audit'),
      actorId: seller.person.id,
      action: isActive ? 'resumeCoupon' : 'stopCoupon',
      subjectId: couponId,
      reason: '',
      now: ctx.now(),
    })
  })
}
