import { exportApplications } from '@pasar/api'
import { APPLICATION_LISTS, linkTo } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendListFile, writeTime } from '../../../platform/server/list-file.server'
import { openReview } from '../../server/review.server'

/** The applications of one list; no number and nothing of the proof is in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { reviewer, base } = await openReview(context, request)
  const { searchParams } = new URL(request.url)
  const state = APPLICATION_LISTS.find((known) => known === searchParams.get('state')) ?? 'pending'
  return sendListFile(request, {
    name: 'seller-applications.csv',
    back: linkTo(base, { state: state === 'pending' ? undefined : state }),
    rows: exportApplications(context.ctx, reviewer, state),
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
      t(state === 'asked' ? 'approvals.asked' : `approvals.${row.state}`),
      writeTime(createdAt),
      writeTime(decidedAt),
    ],
  })
}
