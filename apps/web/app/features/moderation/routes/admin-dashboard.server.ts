import { adminDashboard } from '@pasar/api'
import { days } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'

/** Older than this a backup is a worry, and with less of its disk free the market may stop. */
const OLD_BACKUP = days(2)
const LEAST_FREE = 0.1

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
    isBackupOld: lastBackup === null || lastBackup < context.ctx.now() - OLD_BACKUP,
    isDiskFull: disk !== null && disk.free < disk.size * LEAST_FREE,
  }
}
