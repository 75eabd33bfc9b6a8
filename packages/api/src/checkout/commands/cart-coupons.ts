import { deleteCartCoupon, findAddresses, findCartCoupons, findCouponByCode, putCartCoupon } from '@pasar/db'
import { couponSlot, DomainError } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { detailsOf, readPurchase, refuseFor } from '../../coupons/internal/fit'
import { findPlace } from '../../coupons/internal/quote-lines'
import { countPastPurchases } from '../../coupons/jobs'
import type { Context } from '../../platform/context'
import { type CheckoutSource, type Destination, findSourceLines } from '../reads'

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
