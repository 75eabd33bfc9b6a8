import { applyCouponSchema } from '@pasar/domain'
import { cartQuote } from '../checkout/reads'
import { buyerProcedure, router } from '../platform/trpc'
import { applyCoupon, removeCoupon } from './commands'
import { activeCoupons, newUserEligibility } from './reads'

export const couponRouter = router({
  active: buyerProcedure.query(({ ctx }) => activeCoupons(ctx.context, ctx.buyer)),
  eligibility: buyerProcedure.query(({ ctx }) => newUserEligibility(ctx.context, ctx.buyer)),
  use: buyerProcedure.input(applyCouponSchema).mutation(async ({ ctx, input }) => {
    await applyCoupon(ctx.context, ctx.buyer, input.couponCode)
    return cartQuote(ctx.context, ctx.buyer)
  }),
  remove: buyerProcedure.input(applyCouponSchema).mutation(async ({ ctx, input }) => {
    await removeCoupon(ctx.context, ctx.buyer, input.couponCode)
    return cartQuote(ctx.context, ctx.buyer)
  }),
})
