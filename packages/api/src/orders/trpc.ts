import { router, sellerProcedure } from '../platform/trpc'
import { countSaleTabs } from './reads/sales'

export const orderRouter = router({
  saleCounts: sellerProcedure('ship').query(({ ctx }) => countSaleTabs(ctx.context, ctx.seller)),
})
