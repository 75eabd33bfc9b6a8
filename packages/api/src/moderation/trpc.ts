import { staffSearchSchema } from '@pasar/domain'
import { adminProcedure, managerProcedure, router } from '../platform/trpc'
import { adminDashboard, managerDashboard } from './reads/dashboard'
import { searchBackOffice } from './reads/search'

export const moderationRouter = router({
  search: adminProcedure
    .input(staffSearchSchema)
    .query(({ ctx, input }) => searchBackOffice(ctx.context, ctx.admin, input.q)),
  dashboard: adminProcedure.query(({ ctx }) => adminDashboard(ctx.context, ctx.admin)),
  applications: managerProcedure.query(({ ctx }) => managerDashboard(ctx.context, ctx.manager)),
})
