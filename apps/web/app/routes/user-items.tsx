import { purchasesPage } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { UserItemsPage } from '../features/purchases/user-items-page'
import { guardPage, orNotFound } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/user-items', { context, request })
  const params = new URL(request.url).searchParams
  const q = (params.get('q') ?? '').trim()
  const tab = params.get('tab') === 'downloads' ? ('downloads' as const) : ('bought' as const)
  const query = { q, isDigital: tab === 'downloads', cursor: params.get('cursor') }
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('purchases.title'),
      description: t('purchases.description'),
    })),
    orNotFound(purchasesPage(context.ctx, buyer, query)),
  ])
  return { head, ...page, q, tab, cursor: query.cursor }
}

export const meta = headMeta

export default UserItemsPage
