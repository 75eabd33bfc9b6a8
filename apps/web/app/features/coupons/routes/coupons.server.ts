import { applyCoupon, couponCentre, removeCoupon } from '@pasar/api'
import { applyCouponSchema, couponCentrePath, readCentreView } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { TextKey } from '../../../i18n/translate'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { readFlash } from '../../../lib/session/flash.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { safePath } from '../../../lib/session/safe-path'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/user/coupons', { context, request })
  const params = new URL(request.url).searchParams
  const view = readCentreView(params)
  const cursor = params.get('cursor')
  const [head, flash, { failed, ...centre }] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('coupons.title'), description: t('coupons.lead') })),
    readFlash(request),
    orNotFound(couponCentre(context.ctx, buyer, view, cursor)),
  ])
  const shown = { view, isFirst: cursor === null, ...centre }
  return { head, ...shown, failed: failed && wordsFor(failed, flash !== null) }
}

/** After a form it is the new status that is missing. */
const wordsFor = (failed: 'gift' | 'coupons', isAfterForm: boolean): TextKey =>
  isAfterForm ? 'coupons.refreshFailed' : failed === 'gift' ? 'coupons.infoFailed' : 'offers.loadFailed'

/** Puts a coupon on the cart, or takes it off; the list stays as it was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await guardPage('/user/coupons', { context, request })
  const params = new URL(request.url).searchParams
  const back = couponCentrePath(readCentreView(params), params.get('cursor'))
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { couponCode } = parseForm(applyCouponSchema, values)
    const said = { values: { code: couponCode } }
    // A card says itself what it is by then, and is far below the top of the page.
    if (values.intent === 'remove') {
      await removeCoupon(context.ctx, buyer, couponCode)
      throw await redirectWithSuccess(safePath(values.from, back), {
        text: 'coupons.removed',
        isBrief: true,
        ...said,
      })
    }
    await applyCoupon(context.ctx, buyer, couponCode)
    throw await redirectWithSuccess(
      safePath(values.from, back),
      values.intent === 'card'
        ? { text: 'coupons.added', isBrief: true, ...said }
        : { text: 'coupons.applied', ...said },
    )
  })
}
