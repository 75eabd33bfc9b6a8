import { applyCoupon, couponCentre } from '@pasar/api'
import { applyCouponSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { TextKey } from '../../../i18n/translate'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { readFlash } from '../../../lib/session/flash.server'
import { guardPage } from '../../../lib/session/guards.server'
import { leadTo } from '../../../lib/session/lead-to.server'
import { safePath } from '../../../lib/session/safe-path'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/user/coupons', { context, request })
  const [head, flash, { gift, coupons, failed }] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('coupons.title'), description: t('coupons.lead') })),
    readFlash(request),
    couponCentre(context.ctx, buyer),
  ])
  return { head, gift, coupons, failed: failed && wordsFor(failed, flash !== null) }
}

/** After a form it is the new status that is missing. */
const wordsFor = (failed: 'gift' | 'coupons', isAfterForm: boolean): TextKey =>
  isAfterForm ? 'coupons.refreshFailed' : failed === 'gift' ? 'coupons.infoFailed' : 'offers.loadFailed'

/** Puts a coupon on the cart. */
export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await guardPage('/user/coupons', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { couponCode } = parseForm(applyCouponSchema, values)
    await applyCoupon(context.ctx, buyer, couponCode)
    throw await leadTo(safePath(values.from, '/user/coupons'), {
      text: 'coupons.applied',
      values: { code: couponCode },
    })
  })
}
