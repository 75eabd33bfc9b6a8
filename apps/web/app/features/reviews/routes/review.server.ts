import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { runReviewForm, viewReview } from '../server/review.server'

const PATH = '/orders/user/:orderId/review/:lineId'

const addressOf = ({ orderId = '', lineId = '' }: LoaderFunctionArgs['params']) => ({ orderId, lineId })

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const view = await viewReview(context, buyer, addressOf(params))
  const head = await makeHead(context, request, (t) => ({
    title: t(view.review ? 'reviews.changeTitle' : 'reviews.writeTitle'),
    description: t('reviews.writeDescription'),
  }))
  return { head, ...view }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  return runReviewForm(context, request, buyer, addressOf(params))
}
