import { logIn } from '@pasar/api'
import { loginSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { LoginPage } from '../features/auth/login-page'
import { continueLogin } from '../features/auth/sign-in.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { homeOf, memberOf } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { fromOf } from '../lib/safe-path'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await memberOf(context)
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
    throw await continueLogin(context, request, await logIn(context.ctx, parseForm(loginSchema, values)))
  })
}

export default LoginPage
