import { exportGroupSales } from '@pasar/api'
import { csvAmount } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../../lib/session/guards.server'
import { sendListFile } from '../../../platform/server/list-file.server'

/** What a reseller's sellers sold, by month and seller. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reseller = await guardPage('/reseller/group-sales.csv', { context, request })
  return sendListFile(request, {
    name: 'group-sales.csv',
    back: '/reseller/group-sales',
    rows: exportGroupSales(context.ctx, reseller),
    heads: [
      'recruiting.csv_month',
      'recruiting.csv_seller',
      'recruiting.parcelHead',
      'recruiting.csv_amount',
    ],
    cells: ({ month, name, parcels, amount }, t) => [
      month,
      name || t('recruiting.gone'),
      parcels,
      csvAmount(amount),
    ],
  })
}
