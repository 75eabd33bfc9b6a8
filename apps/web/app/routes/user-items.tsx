import type { LoaderFunctionArgs } from '@remix-run/node'
import { readTab, viewUserItems } from '../features/purchases/user-items-door.server'
import { UserItemsPage } from '../features/purchases/user-items-page'
import { guardPage, orNotFound } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/user-items', { context, request })
  const params = new URL(request.url).searchParams
  const q = (params.get('q') ?? '').trim()
  const cursor = params.get('cursor')
  const [head, view] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('purchases.title'),
      description: t('purchases.description'),
    })),
    orNotFound(viewUserItems(context.ctx, buyer, { tab: readTab(params.get('tab')), q, cursor })),
  ])
  return { head, view, q, cursor }
}

export const meta = headMeta

export default UserItemsPage
