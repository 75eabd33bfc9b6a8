import { staffCouponPage, switchAnyCoupon } from '@pasar/api'
import { couponSwitchSchema, DomainError, staffCouponPath } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { parseForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { answerStaffForm } from '../server/staff-form.server'

const PATH = '/admin/coupons/:id'

/** A coupon with who used it and what was done to it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const cursor = new URL(request.url).searchParams.get('cursor')
  const page = await orNotFound(staffCouponPage(context.ctx, admin, params.id ?? '', cursor))
  const head = await makeHead(context, request, (t) => ({
    title: page.coupon.code,
    description: t('couponWork.lead'),
  }))
  return { head, isFirst: cursor === null, ...page }
}

/** Stops the coupon, or has it run again; its payer reads why. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const { ctx } = context
  const id = params.id ?? ''
  const cursor = new URL(request.url).searchParams.get('cursor')
  await orNotFound(staffCouponPage(ctx, admin, id, cursor))
  return answerStaffForm(request, staffCouponPath(id, cursor), async (values) => {
    const { intent } = values
    if (intent !== 'stop' && intent !== 'resume') throw new DomainError('VALIDATION')
    const isResumed = intent === 'resume'
    await switchAnyCoupon(ctx, admin, id, isResumed, parseForm(couponSwitchSchema, values))
    return isResumed ? 'ownCoupons.wasResumedText' : 'ownCoupons.wasStoppedText'
  })
}
