import { exportApplications } from '@pasar/api'
import { queuePath, readApplicationsFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendListFile, writeTime } from '../../../platform/server/list-file.server'
import { openReview } from '../../server/review.server'

/** The applications of one list; no number and nothing of the proof is in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { reviewer, base } = await openReview(context, request)
  const filter = readApplicationsFilter(new URL(request.url).searchParams)
  const { list } = filter
  return sendListFile(request, {
    name: 'seller-applications.csv',
    back: queuePath(base, filter),
    rows: exportApplications(context.ctx, reviewer, list, filter),
    heads: [
      'approvals.csv_id',
      'approvals.store',
      'approvals.legalName',
      'approvals.kind',
      'approvals.csv_state',
      'approvals.applied',
      'approvals.decided',
    ],
    cells: ({ id, storeName, legalName, kind, createdAt, decidedAt, ...row }, t) => [
      id,
      storeName,
      legalName,
      t(`selling.kind-${kind}`),
      t(list === 'asked' ? 'approvals.asked' : `approvals.${row.state}`),
      writeTime(createdAt),
      writeTime(decidedAt),
    ],
  })
}
