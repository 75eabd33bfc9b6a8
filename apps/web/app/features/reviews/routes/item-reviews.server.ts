import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { runReviewsForm, viewReviews } from '../server/reviews.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const view = await viewReviews(context, request, params.slug ?? '')
  const { title } = view.item
  const head = await makeHead(context, request, (t) => ({
    title: t('reviews.titleOf', { title }),
    description: t('reviews.description', { title }),
  }))
  return { head, ...view }
}

export const action = ({ request, context }: ActionFunctionArgs) => runReviewsForm(context, request)
