import { bidSchema } from '@pasar/domain'
import { buyerProcedure, router } from '../platform/trpc'
import { bid } from './commands'

export const auctionRouter = router({
  bid: buyerProcedure.input(bidSchema).mutation(({ ctx, input }) => bid(ctx.context, ctx.buyer, input)),
})
