import {
  deleteCartCoupon,
  findCartCoupons,
  insertCouponUse,
  nextUseNumber,
  type Tx,
  takeCouponUse,
} from '@pasar/db'
import { DomainError, type Id, type Quote } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'

/**
 * Redeems the coupons a quote used, inside the transaction that places the order.
 * @param held ids of those the order has held until now
 * @throws DomainError COUPON_USED_UP when someone else had the last use
 */
export async function redeemCoupons(
  tx: Tx,
  ctx: Context,
  buyer: Buyer,
  orderId: Id<'order'>,
  quote: Quote,
  held: ReadonlySet<string> = new Set(),
): Promise<void> {
  for (const coupon of quote.coupons) {
    const { couponId, amount } = coupon
    if (!(await takeCouponUse(tx, couponId, amount, held.has(couponId))))
      throw new DomainError('COUPON_USED_UP')
    await insertCouponUse(tx, {
      id: ctx.newId('couponUse'),
      couponId: coupon.couponId,
      userId: buyer.id,
      orderId,
      code: coupon.code,
      kind: coupon.kind,
      payer: coupon.payer,
      amount: coupon.amount,
      useNumber: await nextUseNumber(tx, coupon.couponId, buyer.id),
      now: ctx.now(),
    })
  }
  if (quote.coupons.length === 0) return
  const left = await findCartCoupons(tx, buyer.id)
  for (const { id, code } of left)
    if (quote.coupons.some((used) => used.couponId === id)) await deleteCartCoupon(tx, buyer.id, code)
}
