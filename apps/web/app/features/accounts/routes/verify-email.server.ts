import { confirmEmail, viewVerifyLink } from '@pasar/api'
import { confirmEmailSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { setFlash } from '../../../lib/session/flash.server'
import { actorOf, homeOf } from '../../../lib/session/guards.server'
import { fromOf } from '../../../lib/session/safe-path'
import { continueLogin } from '../server/sign-in.server'

/** Only shows: programs that look through mails open links, too. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const actor = await actorOf(context)
  const head = await makeHead(context, request, (t) => ({
    title: t('accounts.verifyTitle'),
    description: t('accounts.promptDescription'),
  }))
  const link = await viewVerifyLink(context.ctx, actor, params.token ?? '')
  return { head, link, isMember: actor !== null, isVerified: actor?.isVerified ?? false }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const values = await readForm(request)
  const actor = await actorOf(context)
  return answerForm(values, async () => {
    const password = actor === null ? parseForm(confirmEmailSchema, values).password : ''
    const outcome = await confirmEmail(context.ctx, actor, params.token ?? '', password)
    const flash = await setFlash({
      tone: 'success',
      title: 'accounts.confirmed',
      text: 'accounts.confirmedText',
    })
    if (actor === null) throw await continueLogin(context, request, outcome, flash)
    throw redirect(fromOf(request) ?? homeOf(actor.role), { headers: { 'Set-Cookie': flash } })
  })
}
