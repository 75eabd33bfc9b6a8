import { staffOrdersPage } from '@pasar/api'
import { readStaffOrdersFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { viewTabs } from '../../platform/server/saved-views.server'

/** Orders by what an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin-orders', { context, request })
  const params = new URL(request.url).searchParams
  const filter = readStaffOrdersFilter(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'orders')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('orderWork.title'), description: t('orderWork.lead') })),
    orNotFound(staffOrdersPage(context.ctx, admin, filter, cursor)),
  ])
  return { head, saved, filter, isFirst: cursor === null, ...page }
}
