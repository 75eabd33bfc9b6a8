import { makeMarketCoupon } from '@pasar/api'
import { CATEGORIES, COUPON_CHOICES, marketCouponSchema, toMarketCoupon } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/admin/coupons/new'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardPage(PATH, { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('couponWork.newTitle'),
    description: t('couponWork.newLead'),
  }))
  return { head, kinds: COUPON_CHOICES, categories: CATEGORIES.map(({ slug }) => slug) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const coupon = toMarketCoupon(parseForm(marketCouponSchema, values), context.ctx.now())
    await makeMarketCoupon(context.ctx, admin, coupon)
    throw await redirectWithSuccess('/admin/coupons', {
      title: 'ownCoupons.made',
      text: 'ownCoupons.madeText',
      values: { code: coupon.code },
    })
  })
}
