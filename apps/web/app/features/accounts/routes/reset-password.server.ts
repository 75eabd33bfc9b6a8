import { resetPassword, viewResetLink } from '@pasar/api'
import { linkTo, resetPasswordSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { setFlash } from '../../../lib/session/flash.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const head = await makeHead(context, request, (t) => ({
    title: t('accounts.resetTitle'),
    description: t('accounts.resetLead'),
  }))
  return { head, ended: await viewResetLink(context.ctx, params.token ?? '') }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    await resetPassword(context.ctx, params.token ?? '', parseForm(resetPasswordSchema, values))
    const headers = {
      'Set-Cookie': await setFlash({
        tone: 'success',
        title: 'accounts.passwordSet',
        text: 'accounts.passwordSetText',
      }),
    }
    throw redirect(`${linkTo('/login')}${new URL(request.url).search}`, { headers })
  })
}
