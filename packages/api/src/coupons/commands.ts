import { deleteCartCoupon, findCartCoupons, findCouponByCode, putCartCoupon } from '@pasar/db'
import { couponSlot, DomainError, refuseCoupon } from '@pasar/domain'
import type { Buyer } from '../access/actors'
import type { Context } from '../platform/context'
import { countPastPurchases } from './jobs'

/**
 * Puts a coupon on the cart. Of each slot (store, platform, shipping) there is one: a new one takes the
 * old one's place. Whether it fits what is in the cart is told by the quote; a use is only ever written
 * by placing an order.
 * @throws DomainError TOO_MANY_REQUESTS, COUPON_NOT_FOUND or the reason why this member cannot use it
 */
export async function applyCoupon(ctx: Context, buyer: Buyer, code: string): Promise<void> {
  await ctx.limits.take('coupon', buyer.id)
  await ctx.transact(async (tx) => {
    const known = await findCouponByCode(tx, code, buyer.id)
    const [coupon] = await countPastPurchases(ctx, tx, null, known ? [known] : [])
    if (!coupon) throw new DomainError('COUPON_NOT_FOUND')
    const refusal = refuseCoupon(coupon, coupon.usage, ctx.now())
    if (refusal) throw new DomainError(refusal)
    for (const other of await findCartCoupons(tx, buyer.id))
      if (other.id !== coupon.id && couponSlot(other) === couponSlot(coupon))
        await deleteCartCoupon(tx, buyer.id, other.code)
    await putCartCoupon(tx, buyer.id, coupon.id, ctx.now())
  })
}

/** Takes a coupon off the cart; one that is not there changes nothing. */
export async function removeCoupon(ctx: Context, buyer: Buyer, code: string): Promise<void> {
  await ctx.transact((tx) => deleteCartCoupon(tx, buyer.id, code))
}
