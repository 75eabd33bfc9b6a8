import { staffCouponsPage, switchAnyCoupon } from '@pasar/api'
import { DomainError, readStaffCouponsFilter, staffCouponsPath, toWhole } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { viewTabs } from '../../platform/server/saved-views.server'
import { answerStaffForm } from '../server/staff-form.server'

const PATH = '/admin/coupons'

/** Coupons by what an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const filter = readStaffCouponsFilter(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'coupons')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('couponWork.title'), description: t('couponWork.lead') })),
    orNotFound(staffCouponsPage(context.ctx, admin, filter, cursor)),
  ])
  return { head, saved, filter, isFirst: cursor === null, ...page }
}

/** Stops a coupon, or has it run again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const back = toWhole(staffCouponsPath(readStaffCouponsFilter(params), params.get('cursor')))
  return answerStaffForm(request, back, async (values) => {
    const { intent } = values
    if (intent !== 'stop' && intent !== 'resume') throw new DomainError('VALIDATION')
    const isResumed = intent === 'resume'
    await switchAnyCoupon(context.ctx, admin, values.id ?? '', isResumed)
    return isResumed ? 'ownCoupons.wasResumedText' : 'ownCoupons.wasStoppedText'
  })
}
