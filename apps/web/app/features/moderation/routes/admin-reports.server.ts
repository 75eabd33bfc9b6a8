import { closeReport, removeReported, reportQueue } from '@pasar/api'
import { DomainError, readReportsView, reportRemovalSchema, reportsPath, toWhole } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { parseForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { viewTabs } from '../../platform/server/saved-views.server'
import { answerStaffForm } from '../server/staff-form.server'

const PATH = '/admin/reports'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const view = readReportsView(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'reports')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('reportWork.title'), description: t('reportWork.lead') })),
    orNotFound(reportQueue(context.ctx, admin, cursor, view)),
  ])
  return { head, saved, view, isFirst: cursor === null, ...page }
}

/** Closes a report, or removes what it is about. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const back = toWhole(reportsPath(readReportsView(new URL(request.url).searchParams)))
  return answerStaffForm(request, back, async ({ intent, id = '', ...values }) => {
    if (intent === 'remove') {
      await orNotFound(removeReported(context.ctx, admin, id, parseForm(reportRemovalSchema, values)))
      return 'reportWork.removed'
    }
    if (intent !== 'close') throw new DomainError('VALIDATION')
    await orNotFound(closeReport(context.ctx, admin, id))
    return 'reportWork.closed'
  })
}
