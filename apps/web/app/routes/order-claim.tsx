import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runClaimForm, viewClaim } from '../features/claims/claim-door.server'
import { ClaimPage } from '../features/claims/claim-page'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

const PATH = '/orders/user/:orderId/claim/:parcelId'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const { orderId = '', parcelId = '' } = params
  const page = await viewClaim({ context, request, buyer, orderId, parcelId })
  const head = await makeHead(context, request, (t) => ({
    title: t(page.isNew ? 'claims.title' : 'claims.viewTitle', { store: page.parcel.storeName }),
    description: t('claims.lead'),
  }))
  return { head, page }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const { orderId = '', parcelId = '' } = params
  return runClaimForm({ context, request, buyer, orderId, parcelId })
}

export default ClaimPage
