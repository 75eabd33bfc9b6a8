import { staffSearchSchema } from '@pasar/domain'
import { adminProcedure, router } from '../platform/trpc'
import { searchBackOffice } from './reads/search'

export const moderationRouter = router({
  search: adminProcedure
    .input(staffSearchSchema)
    .query(({ ctx, input }) => searchBackOffice(ctx.context, ctx.admin, input.q)),
})
