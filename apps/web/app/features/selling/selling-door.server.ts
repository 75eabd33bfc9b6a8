import { type Actor, type Selling, sellingOf } from '@pasar/api'
import type { SellerStatus } from '@pasar/domain'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { languageOf } from '../../i18n/language.server'
import type { TextKey } from '../../i18n/translate'
import type { FormValues } from '../../lib/forms.server'
import { actorOf } from '../../lib/guards.server'
import { makeHead } from '../../lib/head.server'
import { sayIn } from '../info/say.server'

const APPLY = '/become-seller'

/** The page that tells how someone stands. Sellers who are accepted need none. */
const PAGE_OF: Partial<Record<string, string>> = {
  pending: '/seller-pending',
  rejected: '/seller-rejected',
  suspended: '/seller-suspended',
}

/** What was told with the last application, so that it need not be typed again; of others what the account tells. */
export function toldBefore(application: Selling['application'], member: Actor): FormValues {
  if (application === null) return { legalName: member?.name ?? '' }
  const { kind, legalName, sstNumber, address, phone, storeName, body, bank, accountHolder } = application
  return { kind, legalName, sstNumber, address, phone, storeName, message: body, bank, accountHolder }
}

export type Standing = Exclude<SellerStatus, 'approved'>

/**
 * A page that tells how a member stands as a seller. Who stands otherwise is led to where that is told; visitors are
 * asked to sign in.
 */
export async function loadStanding({ request, context }: LoaderFunctionArgs, standing: Standing) {
  const member = await actorOf(context)
  const { state, application } = await sellingOf(context.ctx, member)
  if (state !== 'visitor' && state !== standing) throw redirect(PAGE_OF[state] ?? APPLY)
  const say = sayIn(await languageOf(request))
  const dayOf = (at: number | null | undefined): string => (at ? say.dayAt(at) : '')
  const title: TextKey = state === 'visitor' ? 'selling.signInFirst' : `selling.${standing}Title`
  return {
    head: await makeHead(context, request, (t) => ({
      title: t(title),
      description: t('selling.signInText'),
    })),
    isVisitor: state === 'visitor',
    email: member?.email ?? '',
    store: application?.storeName ?? '',
    createdOn: dayOf(application?.createdAt),
    decidedOn: dayOf(application?.decidedAt),
    reason: application?.reason ?? '',
  }
}

export type StandingData = Awaited<ReturnType<typeof loadStanding>>
