import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { runBidForm, viewBids } from '../server/bids.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const view = await viewBids(context, request, params.slug ?? '')
  const { title } = view.item
  const head = await makeHead(context, request, (t) => ({
    title: t('auction.historyOf', { title }),
    description: t('auction.description', { title }),
  }))
  return { head, ...view }
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  runBidForm(context, request, params.slug ?? '')
