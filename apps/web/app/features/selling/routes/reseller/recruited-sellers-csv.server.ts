import { exportRecruited, RECENT_DAYS } from '@pasar/api'
import { csvAmount, readRecruitedFilter, recruitedPath } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../../platform/server/list-file.server'

/** All whom a reseller recruited, with what they sold lately. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const reseller = await guardPage('/reseller/recruited-sellers.csv', { context, request })
  const filter = readRecruitedFilter(new URL(request.url).searchParams)
  return sendListFile(request, {
    name: 'recruited-sellers.csv',
    back: recruitedPath(filter),
    rows: exportRecruited(context.ctx, reseller, filter),
    heads: [
      'recruiting.csv_seller',
      'recruiting.csv_state',
      'recruiting.joined',
      ['recruiting.csv_recentParcels', { days: RECENT_DAYS }],
      ['recruiting.csv_recentAmount', { days: RECENT_DAYS }],
    ],
    cells: ({ name, sellerStatus, isActive, createdAt, parcels, amount }, t) => [
      name || t('recruiting.gone'),
      t(isActive && sellerStatus !== null ? `recruiting.state_${sellerStatus}` : 'recruiting.state_gone'),
      writeTime(createdAt),
      parcels,
      csvAmount(amount),
    ],
  })
}
