import { exportAffiliates } from '@pasar/api'
import { queuePath, readAffiliatesFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendListFile, writeTime } from '../../../platform/server/list-file.server'
import { openAffiliateReview } from '../../server/review.server'

/** The applications of resellers in one state. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { reviewer, base } = await openAffiliateReview(context, request)
  const filter = readAffiliatesFilter(new URL(request.url).searchParams)
  return sendListFile(request, {
    name: 'reseller-applications.csv',
    back: queuePath(base, filter),
    rows: exportAffiliates(context.ctx, reviewer, filter.list, filter),
    heads: [
      'approvals.csv_id',
      'approvals.applicant',
      'affiliates.channel',
      'approvals.csv_state',
      'approvals.applied',
      'approvals.decided',
    ],
    cells: ({ id, memberName, channel, createdAt, decidedAt, ...row }, t) => [
      id,
      memberName,
      t(`inbox.channel-${channel}`),
      t(`approvals.${row.state}`),
      writeTime(createdAt),
      writeTime(decidedAt),
    ],
  })
}
