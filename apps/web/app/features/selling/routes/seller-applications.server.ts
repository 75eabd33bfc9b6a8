import { applicationsPage } from '@pasar/api'
import { readApplicationsFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { viewTabs } from '../../platform/server/saved-views.server'
import { openReview } from '../server/review.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { reviewer, base, area } = await openReview(context, request)
  const params = new URL(request.url).searchParams
  const filter = readApplicationsFilter(params)
  const cursor = params.get('cursor')
  const list = base === '/seller-requests' ? 'applications' : 'reviews'
  const saved = await viewTabs({ context, request }, reviewer, list)
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('approvals.title'), description: t('approvals.lead') })),
    orNotFound(applicationsPage(context.ctx, reviewer, { ...filter, state: filter.list, cursor })),
  ])
  return { head, saved, base, area, filter, isFirst: cursor === null, ...page }
}
