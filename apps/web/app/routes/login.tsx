import { logIn } from '@pasar/api'
import { loginSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { LoginPage } from '../features/auth/login-page'
import { finishAdd } from '../features/cart/pending-add.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { actorOf, homeOf } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { safePath } from '../lib/safe-path'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get('from')
  const actor = await actorOf(context)
  if (actor !== null) throw redirect(safePath(from, homeOf(actor.role)))
  const head = await makeHead(context, request, (t) => ({
    title: t('auth.signIn'),
    description: t('auth.loginDescription'),
  }))
  return { head }
}

export const meta = headMeta

export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { userId, role } = await logIn(context.ctx, parseForm(loginSchema, values))
    const cookie = await context.services.sessions.begin(userId, context.userAgent)
    const from = new URL(request.url).searchParams.get('from') ?? values.from
    const headers = new Headers({ 'Set-Cookie': cookie })
    for (const more of await finishAdd(context, request, cookie)) headers.append('Set-Cookie', more)
    throw redirect(safePath(from, homeOf(role)), { headers })
  })
}

export default LoginPage
