import { register } from '@pasar/api'
import { registerSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect, redirectDocument } from '@remix-run/node'
import { keepLanguage, languageOf } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { setFlash } from '../../../lib/session/flash.server'
import { homeOf, memberOf } from '../../../lib/session/guards.server'
import { fromOf } from '../../../lib/session/safe-path'
import { beginSession } from '../server/sign-in.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await memberOf(context)
  if (actor !== null) throw redirect(fromOf(request) ?? homeOf(actor.role))
  const head = await makeHead(
    context,
    request,
    (t) => ({
      title: t('auth.signUp'),
      description: t('auth.registerDescription'),
    }),
    { path: '/register' },
  )
  return { head, language: await languageOf(request) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const input = parseForm(registerSchema, { language: await languageOf(request), ...values })
    const from = fromOf(request)
    const { userId, role } = await register(context.ctx, input, from)
    const welcome = await setFlash({
      tone: 'success',
      title: 'auth.welcome',
      text: 'auth.welcomeText',
      values: { email: input.email },
    })
    const { headers } = await beginSession(context, request, userId)
    headers.append('Set-Cookie', welcome)
    headers.append('Set-Cookie', await keepLanguage(request, input.language))
    // Another language needs another document.
    throw redirectDocument(from ?? homeOf(role), { headers })
  })
}
