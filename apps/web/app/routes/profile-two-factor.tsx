import { beginTwoFactor, needsTwoFactor, renewRecoveryCodes, turnOff, turnOn, twoFactorOf } from '@pasar/api'
import { codeSchema } from '@pasar/domain'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { leadTo, openProfile, recentMember } from '../features/profile/profile-door.server'
import { TwoFactorPage } from '../features/profile/two-factor-page'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { notFound } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = await openProfile(context, request)
  const member = recentMember(context, request, session)
  const head = await makeHead(context, request, (t) => ({
    title: t('security.twoFactor'),
    description: t('security.twoFactorLead'),
  }))
  const twoFactor = await twoFactorOf(context.ctx, member)
  return { head, twoFactor, isNeeded: needsTwoFactor(context.ctx, member) }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const { session, base } = await openProfile(context, request)
  const member = recentMember(context, request, session)
  const { ctx } = context
  const values = await readForm(request)
  return answerForm(values, async () => {
    // Recovery codes are shown on the answer itself: they are not kept anywhere to be shown later.
    if (values.intent === 'on')
      return data({ codes: await turnOn(ctx, member, parseForm(codeSchema, values).code) })
    if (values.intent === 'renew') return data({ codes: await renewRecoveryCodes(ctx, member) })
    if (values.intent === 'off') {
      await turnOff(ctx, member)
      throw await leadTo(`${base}/security`, {
        title: 'security.turnedOff',
        text: 'security.turnedOffText',
      })
    }
    if (values.intent !== 'begin') throw notFound()
    await beginTwoFactor(ctx, member)
    throw redirect(`${base}/security/two-factor`)
  })
}

export default TwoFactorPage
