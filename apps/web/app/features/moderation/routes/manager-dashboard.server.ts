import { managerDashboard } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const manager = await guardPage('/manager-dashboard', { context, request })
  const [head, dashboard] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('backOffice.title'),
      description: t('backOffice.managerLead'),
    })),
    managerDashboard(context.ctx, manager),
  ])
  return { head, dashboard }
}
