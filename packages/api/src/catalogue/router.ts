import { searchSchema } from '@pasar/domain'
import { buyerProcedure, router } from '../trpc'
import { searchItems } from './search'

export const catalogueRouter = router({
  search: buyerProcedure.input(searchSchema).query(async ({ ctx, input }) => {
    const view = await searchItems(ctx.context, input)
    ctx.keepAnswer?.({ items: view.items.map(({ id }) => id), lists: true, catalogue: true })
    return view
  }),
})
