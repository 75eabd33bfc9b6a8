import { ownCouponsPage, switchCoupon } from '@pasar/api'
import { DomainError, ownCouponsPath, readOwnCouponsFilter } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/seller/settings/coupons'

/** A seller's coupons by what an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const filter = readOwnCouponsFilter(params)
  const cursor = params.get('cursor')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('ownCoupons.title'), description: t('ownCoupons.lead') })),
    orNotFound(ownCouponsPage(context.ctx, seller, filter, cursor)),
  ])
  return { head, filter, isFirst: cursor === null, ...page }
}

/** Stops a coupon, or has it run again; the list stays as it was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { intent } = values
    if (intent !== 'stop' && intent !== 'resume') throw new DomainError('VALIDATION')
    const isResumed = intent === 'resume'
    await switchCoupon(context.ctx, seller, values.id ?? '', isResumed)
    throw await redirectWithSuccess(
      ownCouponsPath(readOwnCouponsFilter(params), params.get('cursor')),
      isResumed
        ? { title: 'ownCoupons.wasResumed', text: 'ownCoupons.wasResumedText' }
        : { title: 'ownCoupons.wasStopped', text: 'ownCoupons.wasStoppedText' },
    )
  })
}
