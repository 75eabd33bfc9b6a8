import { activeCoupons, applyCoupon, newUserEligibility } from '@pasar/api'
import { applyCouponSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CouponsPage } from '../features/coupons/coupons-page'
import { setFlash } from '../lib/flash.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { safePath } from '../lib/safe-path'

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

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

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

export default function Coupons() {
  const { gift, coupons } = useLoaderData<typeof loader>()
  return <CouponsPage gift={gift} coupons={coupons} />
}
