import { RECENT_DAYS, recruitedPage } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reseller = await guardPage('/reseller/recruited-sellers', { context, request })
  const cursor = new URL(request.url).searchParams.get('cursor')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('recruiting.sellers'),
      description: t('recruiting.sellersLead'),
    })),
    orNotFound(recruitedPage(context.ctx, reseller, cursor)),
  ])
  return { head, isFirst: cursor === null, days: RECENT_DAYS, ...page }
}
