import { buyerProcedure } from '../platform/trpc'
import { activeCoupons, newUserEligibility } from './reads/cards'

export const couponCalls = {
  active: buyerProcedure.query(({ ctx }) => activeCoupons(ctx.context, ctx.buyer)),
  eligibility: buyerProcedure.query(({ ctx }) => newUserEligibility(ctx.context, ctx.buyer)),
}
