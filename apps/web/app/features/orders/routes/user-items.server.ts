import { readListSort } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { readTab, viewUserItems } from '../server/user-items.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/user-items', { context, request })
  const params = new URL(request.url).searchParams
  const q = (params.get('q') ?? '').trim()
  const cursor = params.get('cursor')
  const sort = readListSort(params)
  const [head, view] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('purchases.title'),
      description: t('purchases.description'),
    })),
    orNotFound(viewUserItems(context.ctx, buyer, { tab: readTab(params.get('tab')), q, sort, cursor })),
  ])
  return { head, view, q, sort, cursor }
}
