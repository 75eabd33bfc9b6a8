import { buyerDashboard } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { viewDashboard } from '../features/dashboard/dashboard-door.server'
import { DashboardPage } from '../features/dashboard/dashboard-page'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/buyer-dashboard', { context, request })
  const [head, dashboard] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('dashboard.title'),
      description: t('dashboard.description'),
    })),
    buyerDashboard(context.ctx, buyer),
  ])
  return { head, name: buyer.name, ...viewDashboard(dashboard, context.ctx.now()) }
}

export const meta = headMeta

export default DashboardPage
