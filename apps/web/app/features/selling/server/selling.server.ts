import { type Actor, openPurchases, type Selling, type SellingState, sellingOf } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { makeHead } from '../../../lib/page/head.server'
import { memberOf } from '../../../lib/session/guards.server'
import { sayIn } from '../../support/server/say.server'
import { STATUS_WORDS } from '../client/status'

/** The details of the last application, so that they need not be typed again; for others those of the account. */
export function prefillOf(application: Selling['application'], member: Actor): FormValues {
  if (application === null) return { legalName: member?.name ?? '' }
  const { kind, legalName, sstNumber, address, phone, storeName, body, bank, accountHolder } = application
  return { kind, legalName, sstNumber, address, phone, storeName, message: body, bank, accountHolder }
}

/** The seller status of the current member, for the pages that show it. */
export async function loadStatus({ request, context }: LoaderFunctionArgs) {
  const member = await memberOf(context)
  const url = new URL(request.url)
  const { state: sellingState, application, suspension, questions } = await sellingOf(context.ctx, member)
  const isAsked = questions.some(({ answeredAt }) => answeredAt === null)
  const state: SellingState | 'asked' = sellingState === 'pending' && isAsked ? 'asked' : sellingState
  const say = sayIn(await languageOf(request))
  const dayOf = (at: number | null | undefined): string => (at ? say.dayAt(at) : '')
  return {
    head: await makeHead(context, request, (t) => ({
      title: t(`selling.${STATUS_WORDS[state].words}Title`),
      description: t('selling.signInText'),
    })),
    from: url.pathname,
    state,
    questions,
    email: member?.email ?? '',
    purchases: sellingState === 'pending' ? await openPurchases(context.ctx, member) : null,
    store: application?.storeName ?? '',
    date: dayOf(sellingState === 'pending' ? application?.createdAt : application?.decidedAt),
    reason: (suspension ?? application)?.reason ?? '',
  }
}

export type StatusData = Awaited<ReturnType<typeof loadStatus>>
