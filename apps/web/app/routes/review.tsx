import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runReviewForm, viewReview } from '../features/reviews/review-door.server'
import { ReviewPage } from '../features/reviews/review-page'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

const PATH = '/orders/user/:orderId/review/:lineId'

const addressOf = ({ orderId = '', lineId = '' }: LoaderFunctionArgs['params']) => ({ orderId, lineId })

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const view = await viewReview(context, request, buyer, addressOf(params))
  const head = await makeHead(context, request, (t) => ({
    title: t(view.review ? 'reviews.changeTitle' : 'reviews.writeTitle'),
    description: t('reviews.writeDescription'),
  }))
  return { head, ...view }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  return runReviewForm(context, request, buyer, addressOf(params))
}

export default ReviewPage
