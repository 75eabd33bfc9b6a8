import { COUPON_REFUSALS, couponCodeSchema, subtractSen, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import { ignored, ringgit } from '../../platform/rest/fields'
import { buyerCall } from '../../platform/rest/procedure'
import { applyCoupon, removeCoupon } from '../commands/cart-coupons'
import { cartQuote } from '../reads'

/** Coupons on the cart, among the calls of coupons. */
export const cartCouponCalls = {
  putOnCart: buyerCall({
    method: 'POST',
    path: '/coupons/apply',
    tag: 'Coupons',
    summary: 'Put a coupon on the cart',
    fails: ['COUPON_NOT_FOUND', ...COUPON_REFUSALS],
    description: 'What it takes off is reckoned from the cart as it stands, delivered within Malaysia.',
  })
    .input(
      z.object({
        couponCode: couponCodeSchema,
        currentShippingCost: ignored('Not looked at: shipping is reckoned by the server.'),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        couponCode: z.string(),
        discount: ringgit.meta({ description: 'What this coupon takes off now.' }),
        shipping: ringgit.meta({ description: 'Shipping after all discounts.' }),
        total: ringgit,
      }),
    )
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      await applyCoupon(context, buyer, input.couponCode)
      const { quote } = await cartQuote(context, buyer)
      const used = quote.coupons.find(({ code }) => code === input.couponCode)
      return {
        success: true as const,
        message: 'The coupon is on your cart.',
        couponCode: input.couponCode,
        discount: used ? toRinggit(used.amount) : 0,
        shipping: toRinggit(subtractSen(quote.shippingTotal, quote.shippingDiscount)),
        total: toRinggit(quote.total),
      }
    }),
  takeOffCart: buyerCall({
    method: 'DELETE',
    path: '/coupons/{code}',
    tag: 'Coupons',
    summary: 'Take a coupon off the cart',
    description: 'One that is not there changes nothing.',
  })
    .input(z.object({ code: couponCodeSchema.meta({ description: 'The code of the coupon.' }) }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      await removeCoupon(context, buyer, input.code)
      return { success: true as const, message: 'Taken off.' }
    }),
}
