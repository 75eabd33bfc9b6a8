import { buyerDashboard } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { viewDashboard } from '../server/dashboard.server'

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
