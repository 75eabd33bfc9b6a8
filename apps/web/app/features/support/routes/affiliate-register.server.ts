import type { Member } from '@pasar/api'
import { affiliateApplicationOf, applyAsAffiliate, openPurchases } from '@pasar/api'
import { affiliateSchema, ROLE } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { memberOf, writerOf } from '../../../lib/session/guards.server'
import { thank } from '../server/inbox.server'
import { loadInfo } from '../server/info.server'
import { sayIn } from '../server/say.server'

const PATH = '/affiliate-register'

/** The reader, and the status of their application. */
function statusOf<S extends string>(member: Member | null, state: S) {
  if (member === null) return 'visitor'
  if (member.role === ROLE.RESELLER) return 'reseller'
  if (member.role === ROLE.ADMIN || member.role === ROLE.MANAGER) return 'staff'
  return member.isVerified ? state : 'unverified'
}

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const member = await memberOf(context)
  const [info, application, purchases] = await Promise.all([
    loadInfo(args, 'affiliate-register'),
    member && affiliateApplicationOf(context.ctx, member),
    openPurchases(context.ctx, member),
  ])
  const say = sayIn(await languageOf(request))
  return {
    ...info,
    purchases,
    status: statusOf(member, application?.state ?? 'none'),
    email: member?.email ?? '',
    createdOn: application ? say.dayAt(application.createdAt) : '',
    decidedOn: application?.decidedAt ? say.dayAt(application.decidedAt) : '',
    reason: application?.reason ?? '',
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const input = parseForm(affiliateSchema, values)
    await applyAsAffiliate(context.ctx, await writerOf(context), input)
    throw await thank(PATH, 'inbox.affiliateApplied', 'inbox.affiliateAppliedText')
  })
}
