import { logIn } from '@pasar/api'
import { loginSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { homeOf, memberOf } from '../../../lib/session/guards.server'
import { fromOf } from '../../../lib/session/safe-path'
import { teaserOf } from '../../catalogue/server/teaser.server'
import { continueLogin } from '../server/sign-in.server'

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
  return { head, teaser: await teaserOf(context, fromOf(request)) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    throw await continueLogin(context, request, await logIn(context.ctx, parseForm(loginSchema, values)))
  })
}
