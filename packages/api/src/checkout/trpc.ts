import { applyCouponSchema } from '@pasar/domain'
import { buyerProcedure } from '../platform/trpc'
import { applyCoupon, removeCoupon } from './commands/cart-coupons'
import { cartPage, cartQuote } from './reads'

/** What checkout says of a cart, among the calls of the cart. */
export const cartCheckoutCalls = {
  atCheckout: buyerProcedure.query(async ({ ctx }) => (await cartPage(ctx.context, ctx.buyer)).atCheckout),
}

/** Coupons on the cart, among the calls of coupons. */
export const cartCouponCalls = {
  use: buyerProcedure.input(applyCouponSchema).mutation(async ({ ctx, input }) => {
    await applyCoupon(ctx.context, ctx.buyer, input.couponCode)
    return cartQuote(ctx.context, ctx.buyer)
  }),
  remove: buyerProcedure.input(applyCouponSchema).mutation(async ({ ctx, input }) => {
    await removeCoupon(ctx.context, ctx.buyer, input.couponCode)
    return cartQuote(ctx.context, ctx.buyer)
  }),
}
