import { beginTwoFactor, needsTwoFactor, renewRecoveryCodes, turnOff, turnOn, twoFactorOf } from '@pasar/api'
import { codeSchema, linkTo } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { notFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { openRecentProfile } from '../server/profile.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = await openRecentProfile(context, request)
  const head = await makeHead(context, request, (t) => ({
    title: t('security.twoFactor'),
    description: t('security.twoFactorLead'),
  }))
  const twoFactor = await twoFactorOf(context.ctx, member)
  return { head, twoFactor, isNeeded: needsTwoFactor(context.ctx, member) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { member, base } = await openRecentProfile(context, request)
  const { ctx } = context
  const values = await readForm(request)
  return answerForm(values, async () => {
    // Recovery codes are shown on the answer itself: they are not stored to be shown later.
    if (values.intent === 'on')
      return data({ codes: await turnOn(ctx, member, parseForm(codeSchema, values).code) })
    if (values.intent === 'renew') return data({ codes: await renewRecoveryCodes(ctx, member) })
    if (values.intent === 'off') {
      await turnOff(ctx, member)
      throw await redirectWithSuccess(linkTo(`${base}/security`), {
        title: 'security.turnedOff',
        text: 'security.turnedOffText',
      })
    }
    if (values.intent !== 'begin') throw notFound()
    await beginTwoFactor(ctx, member)
    throw redirect(linkTo(`${base}/security/two-factor`))
  })
}
