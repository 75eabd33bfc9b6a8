import { exportClaims } from '@pasar/api'
import { claimsPath, csvAmount, readClaimsFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../platform/server/list-file.server'
import { claimWords } from '../components/claim-words'

/** The claims of the list that `/admin/claims` shows. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/claims.csv', { context, request })
  const filter = readClaimsFilter(new URL(request.url).searchParams)
  return sendListFile(request, {
    name: 'claims.csv',
    back: claimsPath(filter),
    rows: exportClaims(context.ctx, admin, filter),
    heads: [
      'claimWork.csv_id',
      'claimWork.csv_order',
      'claimWork.csv_kind',
      'claimWork.csv_store',
      'claimWork.csv_claimed',
      'claimWork.csv_refunded',
      'claimWork.csv_opened',
      'claimWork.decideBy',
      'claimWork.decidedOn',
      'claimWork.nextBy',
    ],
    cells: (claim, t) => [
      claim.id,
      claim.number,
      t(claimWords(claim.kind, claim.isOfService)),
      claim.storeName,
      csvAmount(claim.claimed),
      csvAmount(claim.refunded),
      writeTime(claim.createdAt),
      writeTime(claim.decideBy),
      writeTime(claim.closedAt),
      writeTime(claim.dueAt),
    ],
  })
}
