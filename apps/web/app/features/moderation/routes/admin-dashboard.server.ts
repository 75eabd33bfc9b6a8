import { adminDashboard } from '@pasar/api'
import { isBackupOld, isDiskFull } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin-dashboard', { context, request })
  const [head, dashboard] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('backOffice.title'), description: t('backOffice.lead') })),
    adminDashboard(context.ctx, admin),
  ])
  const { lastBackup, disk } = dashboard.machine
  return {
    head,
    ...dashboard,
    isBackupOld: isBackupOld(lastBackup, context.ctx.now()),
    isDiskFull: disk !== null && isDiskFull(disk),
  }
}
