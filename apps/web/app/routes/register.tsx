import { register } from '@pasar/api'
import { registerSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { RegisterPage } from '../features/auth/register-page'
import { finishAdd } from '../features/cart/pending-add.server'
import { languageOf } from '../i18n/language.server'
import { setFlash } from '../lib/flash.server'
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
    title: t('auth.signUp'),
    description: t('auth.registerDescription'),
  }))
  return { head }
}

export const meta = headMeta

export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const language = await languageOf(request)
    const input = parseForm(registerSchema, { ...values, language })
    const { userId, role } = await register(context.ctx, input)
    const cookie = await context.services.sessions.begin(userId, context.userAgent)
    const headers = new Headers({ 'Set-Cookie': cookie })
    const flash = {
      tone: 'success',
      title: 'auth.welcome',
      text: 'auth.welcomeText',
      values: { name: input.name },
    } as const
    headers.append('Set-Cookie', await setFlash(flash))
    for (const more of await finishAdd(context, request, cookie)) headers.append('Set-Cookie', more)
    const from = new URL(request.url).searchParams.get('from')
    throw redirect(safePath(from, homeOf(role)), { headers })
  })
}

export default RegisterPage
