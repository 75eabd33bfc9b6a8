import { exportCommission } from '@pasar/api'
import { csvAmount } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../../lib/session/guards.server'
import { sendListFile } from '../../../platform/server/list-file.server'

/** A reseller's commission by month and seller. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reseller = await guardPage('/reseller/commission.csv', { context, request })
  return sendListFile(request, {
    name: 'commission.csv',
    back: '/reseller/commission',
    rows: exportCommission(context.ctx, reseller),
    heads: [
      'recruiting.csv_month',
      'recruiting.csv_seller',
      'recruiting.csv_earned',
      'recruiting.csv_corrected',
      'recruiting.csv_paid',
      'recruiting.csv_move',
    ],
    cells: ({ month, name, sums, move }) => [
      month,
      name ?? '',
      ...[sums.earned, sums.corrected, sums.paid, move].map(csvAmount),
    ],
  })
}
