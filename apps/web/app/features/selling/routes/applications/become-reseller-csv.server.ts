import { exportAffiliates } from '@pasar/api'
import { AFFILIATE_LISTS, linkTo } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../../platform/server/list-file.server'

/** The applications of resellers in one state. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reviewer = await guardPage('/become-reseller.csv', { context, request })
  const { searchParams } = new URL(request.url)
  const state = AFFILIATE_LISTS.find((known) => known === searchParams.get('state')) ?? 'pending'
  return sendListFile(request, {
    name: 'reseller-applications.csv',
    back: linkTo('/become-reseller', { state: state === 'pending' ? undefined : state }),
    rows: exportAffiliates(context.ctx, reviewer, state),
    heads: [
      'approvals.csv_id',
      'approvals.applicant',
      'inbox.channel',
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
