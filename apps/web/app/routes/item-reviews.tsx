import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runReviewsForm, viewReviews } from '../features/reviews/reviews-door.server'
import { ReviewsPage } from '../features/reviews/reviews-page'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const view = await viewReviews(context, request, params.slug ?? '')
  const { title } = view.item
  const head = await makeHead(context, request, (t) => ({
    title: t('reviews.titleOf', { title }),
    description: t('reviews.description', { title }),
  }))
  return { head, ...view }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export const action = ({ request, context }: ActionFunctionArgs) => runReviewsForm(context, request)

export default ReviewsPage
