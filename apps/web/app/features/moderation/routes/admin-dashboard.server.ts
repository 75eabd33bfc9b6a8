import { adminDashboard } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin-dashboard', { context, request })
  const [head, dashboard] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('backOffice.title'), description: t('backOffice.lead') })),
    adminDashboard(context.ctx, admin),
  ])
  return { head, dashboard }
}
