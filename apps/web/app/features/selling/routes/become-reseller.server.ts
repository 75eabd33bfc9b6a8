import { affiliatesPage } from '@pasar/api'
import { readAffiliatesFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { viewTabs } from '../../platform/server/saved-views.server'
import { openAffiliateReview } from '../server/review.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { reviewer, base, area } = await openAffiliateReview(context, request)
  const params = new URL(request.url).searchParams
  const filter = readAffiliatesFilter(params)
  const cursor = params.get('cursor')
  const list = base === '/admin/affiliates' ? 'affiliates' : 'recruiters'
  const saved = await viewTabs({ context, request }, reviewer, list)
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('affiliates.title'), description: t('affiliates.lead') })),
    orNotFound(affiliatesPage(context.ctx, reviewer, { ...filter, state: filter.list, cursor })),
  ])
  return { head, saved, base, area, filter, isFirst: cursor === null, ...page }
}
