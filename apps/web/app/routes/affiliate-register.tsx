import { affiliateApplicationOf, applyAsAffiliate } from '@pasar/api'
import { affiliateSchema, ROLE } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { AffiliateForm } from '../features/inbox/affiliate-form'
import { thank } from '../features/inbox/inbox-door.server'
import { loadInfo } from '../features/info/info.server'
import { InfoPage, infoMeta } from '../features/info/info-page'
import { sayIn } from '../features/info/say.server'
import { languageOf } from '../i18n/language.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { guardPage } from '../lib/guards.server'

const HOURS_AHEAD = 8 * 3_600_000
/** The day in Malaysia. */
const dayOf = (at: number): string => new Date(at + HOURS_AHEAD).toISOString().slice(0, 10)

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const member = await guardPage('/affiliate-register', { context, request })
  const [info, application] = await Promise.all([
    loadInfo(args, 'affiliate-register'),
    affiliateApplicationOf(context.ctx, member),
  ])
  const say = sayIn(await languageOf(request))
  const isStaff = member.role === ROLE.ADMIN || member.role === ROLE.MANAGER
  const standing =
    member.role === ROLE.RESELLER ? 'reseller' : isStaff ? 'staff' : (application?.state ?? 'none')
  return {
    ...info,
    standing,
    email: member.email,
    createdOn: application ? say.day(dayOf(application.createdAt)) : '',
    decidedOn: application?.decidedAt ? say.day(dayOf(application.decidedAt)) : '',
    reason: application?.reason ?? '',
  }
}

export const meta = infoMeta

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await guardPage('/affiliate-register', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    await applyAsAffiliate(context.ctx, member, parseForm(affiliateSchema, values))
    throw await thank('/affiliate-register', 'inbox.affiliateApplied', 'inbox.affiliateAppliedText')
  })
}

export default function AffiliateRegister() {
  return (
    <InfoPage>
      <AffiliateForm />
    </InfoPage>
  )
}
