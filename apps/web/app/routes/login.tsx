import { logIn } from '@pasar/api'
import { loginSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { keepChallenge } from '../features/auth/challenge-cookie.server'
import { LoginPage } from '../features/auth/login-page'
import { signInHeaders } from '../features/auth/sign-in.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { actorOf, homeOf } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { fromOf } from '../lib/safe-path'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await actorOf(context)
  if (actor !== null) throw redirect(fromOf(request) ?? homeOf(actor.role))
  const head = await makeHead(
    context,
    request,
    (t) => ({
      title: t('auth.signIn'),
      description: t('auth.loginDescription'),
    }),
    { path: '/login' },
  )
  return { head }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const outcome = await logIn(context.ctx, parseForm(loginSchema, values))
    if (outcome.step === 'code') {
      const cookie = await keepChallenge(context.ctx.config.appUrl, outcome.challenge)
      throw redirect(`/login/code${new URL(request.url).search}`, { headers: { 'Set-Cookie': cookie } })
    }
    throw redirect(fromOf(request) ?? homeOf(outcome.role), {
      headers: await signInHeaders(context, request, outcome.userId),
    })
  })
}

export default LoginPage
