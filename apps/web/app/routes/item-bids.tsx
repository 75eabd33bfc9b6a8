import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runBidForm, viewBids } from '../features/auctions/bids-door.server'
import { BidsPage } from '../features/auctions/bids-page'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const view = await viewBids(context, request, params.slug ?? '')
  const { title } = view.item
  const head = await makeHead(context, request, (t) => ({
    title: t('auction.historyOf', { title }),
    description: t('auction.description', { title }),
  }))
  return { head, ...view }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  runBidForm(context, request, params.slug ?? '')

export default BidsPage
