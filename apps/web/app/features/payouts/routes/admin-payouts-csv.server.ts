import { exportPayoutRuns } from '@pasar/api'
import { csvAmount, readRunsView, runsPath } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../platform/server/list-file.server'
import { runStatus } from '../client/run-tones'

/** All runs of payouts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/payouts.csv', { context, request })
  const view = readRunsView(new URL(request.url).searchParams)
  return sendListFile(request, {
    name: 'payout-runs.csv',
    back: runsPath(view),
    rows: exportPayoutRuns(context.ctx, admin, view.sort),
    heads: [
      'payoutRuns.csv_id',
      'payoutRuns.csv_state',
      'payoutRuns.csv_proposedAt',
      'payoutRuns.csv_proposedBy',
      'payoutRuns.csv_decidedAt',
      'payoutRuns.csv_decidedBy',
      'payoutRuns.csv_count',
      'payoutRuns.csv_total',
      'payoutRuns.state-in_transit',
      'payoutRuns.state-unknown',
      'payoutRuns.state-paid',
      'payoutRuns.state-failed',
      'payoutRuns.state-dropped',
    ],
    cells: (run, t) => [
      run.id,
      t(runStatus(run).text),
      writeTime(run.proposedAt),
      run.proposedByName,
      writeTime(run.decidedAt),
      run.decidedByName ?? '',
      run.count,
      csvAmount(run.total),
      run.inTransit,
      run.unknown,
      run.paid,
      run.failed,
      run.dropped,
    ],
  })
}
