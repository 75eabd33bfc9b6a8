import { RECENT_DAYS, recruitedPage } from '@pasar/api'
import { readRecruitedFilter, recruitedPath } from '@pasar/domain'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reseller = await guardPage('/reseller/recruited-sellers', { context, request })
  const params = new URL(request.url).searchParams
  const cursor = params.get('cursor')
  const filter = readRecruitedFilter(params)
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('recruiting.sellers'),
      description: t('recruiting.sellersLead'),
    })),
    orNotFound(recruitedPage(context.ctx, reseller, cursor, filter)),
  ])
  // Another state may end before the cursor of an old link.
  if (cursor !== null && page.sellers.length === 0) throw redirect(recruitedPath(filter))
  return { head, filter, isFirst: cursor === null, days: RECENT_DAYS, ...page }
}
