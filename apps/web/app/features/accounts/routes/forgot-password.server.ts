import { requestReset } from '@pasar/api'
import { forgotPasswordSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { fromOf } from '../../../lib/session/safe-path'

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  head: await makeHead(context, request, (t) => ({
    title: t('accounts.forgotTitle'),
    description: t('accounts.forgotLead'),
  })),
})

/** Members and strangers get the same answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { email } = parseForm(forgotPasswordSchema, values)
    await requestReset(context.ctx, email, fromOf(request))
    return { sentTo: email }
  })
}
