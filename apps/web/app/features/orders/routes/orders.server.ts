import { ordersPage } from '@pasar/api'
import { readListSort } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/orders/user', { context, request })
  const params = new URL(request.url).searchParams
  const query = {
    state: params.get('state'),
    cursor: params.get('cursor'),
    search: (params.get('q') ?? '').trim(),
    sort: readListSort(params),
  }
  const head = await makeHead(context, request, (t) => ({
    title: t('orders.title'),
    description: t('orders.description'),
  }))
  return { head, ...(await orNotFound(ordersPage(context.ctx, buyer, query))), query }
}
