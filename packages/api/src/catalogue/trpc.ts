import { searchSchema } from '@pasar/domain'
import { buyerProcedure, router } from '../platform/trpc'
import { searchItems } from './reads/search'

export const catalogueRouter = router({
  search: buyerProcedure.input(searchSchema).query(({ ctx, input }) => searchItems(ctx.context, input)),
})
