import { searchSchema } from '@pasar/domain'
import { cachedCall } from '../platform/cached-call'
import { buyerProcedure, router } from '../platform/trpc'
import { searchItems, shownBySearch } from './reads/search'

/** Every buyer finds the same. */
export const cachedSearch = cachedCall(searchSchema, searchItems, shownBySearch)

export const catalogueRouter = router({
  search: buyerProcedure.input(searchSchema).query(({ ctx, input }) => searchItems(ctx.context, input)),
})
