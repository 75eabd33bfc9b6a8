import { ownCoupons, switchCoupon } from '@pasar/api'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { leadTo } from '../../../lib/session/lead-to.server'

const PATH = '/seller/settings/coupons'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const [head, coupons] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('ownCoupons.title'), description: t('ownCoupons.lead') })),
    ownCoupons(context.ctx, seller),
  ])
  return { head, coupons }
}

/** Stops a coupon, or has it run again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const isResumed = values.intent === 'resume'
    await switchCoupon(context.ctx, seller, values.id ?? '', isResumed)
    throw await leadTo(
      PATH,
      isResumed
        ? { title: 'ownCoupons.wasResumed', text: 'ownCoupons.wasResumedText' }
        : { title: 'ownCoupons.wasStopped', text: 'ownCoupons.wasStoppedText' },
    )
  })
}
