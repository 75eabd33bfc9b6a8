import { exportReportQueue } from '@pasar/api'
import { readReportsView, reportsPath } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../platform/server/list-file.server'

/** The reports that wait, or those that are closed, as the list of `/admin/reports`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/reports.csv', { context, request })
  const view = readReportsView(new URL(request.url).searchParams)
  return sendListFile(request, {
    name: 'reports.csv',
    back: reportsPath(view),
    rows: exportReportQueue(context.ctx, admin, view),
    heads: [
      'reportWork.csv_id',
      'reportWork.reported',
      'reportWork.kind',
      'reportWork.item',
      'reportWork.body',
      'reportWork.reason',
      'reportWork.note',
      'reportWork.reporter',
      'reportWork.closedOn',
    ],
    cells: (report, t) => [
      report.id,
      writeTime(report.createdAt),
      t(`reportWork.kind_${report.kind}`),
      report.title ?? '',
      report.body ?? '',
      t(`reports.${report.reason}`),
      report.note,
      report.reporter ?? '',
      writeTime(report.closedAt),
    ],
  })
}
