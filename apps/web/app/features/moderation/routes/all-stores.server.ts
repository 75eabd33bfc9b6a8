import { staffStoresPage } from '@pasar/api'
import { readStaffStoresFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { viewTabs } from '../../platform/server/saved-views.server'

/** Stores by what an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/all-stores', { context, request })
  const params = new URL(request.url).searchParams
  const filter = readStaffStoresFilter(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'stores')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('storeWork.title'), description: t('storeWork.lead') })),
    orNotFound(staffStoresPage(context.ctx, admin, filter, cursor)),
  ])
  return { head, saved, filter, isFirst: cursor === null, ...page }
}
