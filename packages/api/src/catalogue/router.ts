import { searchSchema } from '@pasar/domain'
import { buyerProcedure, router } from '../trpc'
import { searchItems } from './search'

export const catalogueRouter = router({
  search: buyerProcedure.input(searchSchema).query(({ ctx, input }) => searchItems(ctx.context, input)),
})
