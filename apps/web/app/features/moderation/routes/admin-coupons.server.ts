import { staffCouponsPage } from '@pasar/api'
import { readStaffCouponsFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { viewTabs } from '../../platform/server/saved-views.server'

/** Coupons by what an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/coupons', { context, request })
  const params = new URL(request.url).searchParams
  const filter = readStaffCouponsFilter(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'coupons')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('couponWork.title'), description: t('couponWork.lead') })),
    orNotFound(staffCouponsPage(context.ctx, admin, filter, cursor)),
  ])
  return { head, saved, filter, cursor, isFirst: cursor === null, ...page }
}
