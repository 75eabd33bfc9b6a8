import { couponGoods, makeOwnCoupon } from '@pasar/api'
import { COUPON_CHOICES, MAX_COUPON_ITEMS, ownCouponSchema, toOwnCoupon } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/seller/settings/coupons/new'
const ITEM = 'item-'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const [head, goods] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('ownCoupons.newTitle'),
      description: t('ownCoupons.newLead'),
    })),
    couponGoods(context.ctx, seller),
  ])
  return { head, ...goods, limit: MAX_COUPON_ITEMS, kinds: COUPON_CHOICES }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const itemIds = Object.keys(values).flatMap((name) =>
      name.startsWith(ITEM) ? [name.slice(ITEM.length)] : [],
    )
    const coupon = toOwnCoupon(parseForm(ownCouponSchema, { ...values, itemIds }), context.ctx.now())
    await makeOwnCoupon(context.ctx, seller, coupon)
    throw await redirectWithSuccess('/seller/settings/coupons', {
      title: 'ownCoupons.made',
      text: 'ownCoupons.madeText',
      values: { code: coupon.code },
    })
  })
}
