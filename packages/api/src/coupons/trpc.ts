import { idText } from '@pasar/domain'
import { z } from 'zod'
import { adminProcedure, buyerProcedure } from '../platform/trpc'
import { activeCoupons, newUserEligibility } from './reads/cards'
import { couponUsage } from './reads/staff'

export const couponCalls = {
  active: buyerProcedure.query(({ ctx }) => activeCoupons(ctx.context, ctx.buyer)),
  eligibility: buyerProcedure.query(({ ctx }) => newUserEligibility(ctx.context, ctx.buyer)),
  usage: adminProcedure
    .input(z.object({ id: idText }))
    .query(({ ctx, input }) => couponUsage(ctx.context, ctx.admin, input.id)),
}
