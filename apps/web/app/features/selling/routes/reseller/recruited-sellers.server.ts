import { RECENT_DAYS, recruitedPage } from '@pasar/api'
import { readListSort } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reseller = await guardPage('/reseller/recruited-sellers', { context, request })
  const params = new URL(request.url).searchParams
  const cursor = params.get('cursor')
  const sort = readListSort(params)
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('recruiting.sellers'),
      description: t('recruiting.sellersLead'),
    })),
    orNotFound(recruitedPage(context.ctx, reseller, cursor, sort)),
  ])
  return { head, sort, isFirst: cursor === null, days: RECENT_DAYS, ...page }
}
