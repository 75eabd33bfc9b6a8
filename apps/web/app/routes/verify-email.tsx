import { confirmEmail, viewVerifyLink } from '@pasar/api'
import { confirmEmailSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import { continueLogin } from '../features/auth/sign-in.server'
import { VerifyPage } from '../features/auth/verify-page'
import { setFlash } from '../lib/flash.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { actorOf, homeOf } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { clientAction, FAILED_STATUS } from '../lib/keep-page'
import { headMeta } from '../lib/meta'
import { fromOf } from '../lib/safe-path'

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

export const meta = headMeta
export { clientAction }

/** Also after a refusal: a link that ends while its page is open leads to a new one. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus !== FAILED_STATUS

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

export default VerifyPage
