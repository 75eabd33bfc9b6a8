import { runJobNow, storagePage } from '@pasar/api'
import { isBackupOld, isDiskFull } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage } from '../../../../lib/session/guards.server'
import { answerStaffForm } from '../../server/staff-form.server'

const PATH = '/admin/operations/storage'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('operations.storage'),
      description: t('operations.backupsLead'),
    })),
    storagePage(context.ctx, admin),
  ])
  return {
    head,
    ...page,
    isBackupOld: isBackupOld(page.lastBackup, context.ctx.now()),
    isDiskFull: page.disk !== null && isDiskFull(page.disk),
  }
}

/** Makes a backup now. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  return answerStaffForm(request, PATH, async () => {
    await runJobNow(context.ctx, admin, 'backup')
    return 'operations.backupStarted'
  })
}
