import { salesQuerySchema } from '@pasar/domain'
import { router, sellerProcedure } from '../platform/trpc'
import { salesPage } from './reads/sales'

export const orderRouter = router({
  sales: sellerProcedure('ship')
    .input(salesQuerySchema)
    .query(({ ctx, input }) => salesPage(ctx.context, ctx.seller, input)),
})
