import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { runClaimForm, viewClaim } from '../server/claim.server'

const PATH = '/orders/user/:orderId/claim/:parcelId'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const { orderId = '', parcelId = '' } = params
  const page = await viewClaim({ context, request, buyer, orderId, parcelId })
  const head = await makeHead(context, request, (t) => ({
    title: t(page.isNew ? 'claims.title' : 'claims.viewTitle', { store: page.parcel.storeName }),
    description: t('claims.lead', { days: page.answerDays }),
  }))
  return { head, page }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const { orderId = '', parcelId = '' } = params
  return runClaimForm({ context, request, buyer, orderId, parcelId })
}
