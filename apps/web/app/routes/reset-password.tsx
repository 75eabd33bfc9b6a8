import { resetPassword, viewResetLink } from '@pasar/api'
import { resetPasswordSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import { ResetPage } from '../features/auth/reset-page'
import { setFlash } from '../lib/flash.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { makeHead } from '../lib/head.server'
import { clientAction, FAILED_STATUS } from '../lib/keep-page'
import { headMeta } from '../lib/meta'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const head = await makeHead(context, request, (t) => ({
    title: t('accounts.resetTitle'),
    description: t('accounts.resetLead'),
  }))
  return { head, ended: await viewResetLink(context.ctx, params.token ?? '') }
}

export const meta = headMeta
export { clientAction }

/** Also after a refusal: a link that ends while its page is open leads to a new one. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus !== FAILED_STATUS

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
    throw redirect(`/login${new URL(request.url).search}`, { headers })
  })
}

export default ResetPage
