import { applicationsPage } from '@pasar/api'
import { APPLICATION_LISTS } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { openReview } from '../server/review.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { reviewer, base, area } = await openReview(context, request)
  const params = new URL(request.url).searchParams
  const state = APPLICATION_LISTS.find((known) => known === params.get('state')) ?? 'pending'
  const cursor = params.get('cursor')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('approvals.title'), description: t('approvals.lead') })),
    orNotFound(applicationsPage(context.ctx, reviewer, { state, cursor })),
  ])
  return { head, base, area, state, isFirst: cursor === null, ...page }
}
