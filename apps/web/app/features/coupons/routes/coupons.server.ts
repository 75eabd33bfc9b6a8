import { activeCoupons, applyCoupon, newUserEligibility } from '@pasar/api'
import { applyCouponSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { setFlash } from '../../../lib/session/flash.server'
import { guardPage } from '../../../lib/session/guards.server'
import { safePath } from '../../../lib/session/safe-path'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/user/coupons', { context, request })
  const [head, welcome, active] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('coupons.title'), description: t('coupons.lead') })),
    newUserEligibility(context.ctx, buyer),
    activeCoupons(context.ctx, buyer),
  ])
  const gift = welcome.isEligible ? welcome.coupon : null
  return { head, gift, coupons: active.filter(({ code }) => code !== gift?.code) }
}

/** Puts a coupon on the cart. */
export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await guardPage('/user/coupons', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { couponCode } = parseForm(applyCouponSchema, values)
    await applyCoupon(context.ctx, buyer, couponCode)
    const flash = { tone: 'success', text: 'coupons.applied', values: { code: couponCode } } as const
    throw redirect(safePath(values.from, '/user/coupons'), {
      headers: { 'Set-Cookie': await setFlash(flash) },
    })
  })
}
