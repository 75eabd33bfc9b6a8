import { requestReset } from '@pasar/api'
import { forgotPasswordSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { ForgotPage } from '../features/auth/forgot-page'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { fromOf } from '../lib/safe-path'

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  head: await makeHead(context, request, (t) => ({
    title: t('accounts.forgotTitle'),
    description: t('accounts.forgotLead'),
  })),
})

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

/** Members and strangers get the same answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { email } = parseForm(forgotPasswordSchema, values)
    await requestReset(context.ctx, email, fromOf(request))
    return { sentTo: email }
  })
}

export default ForgotPage
