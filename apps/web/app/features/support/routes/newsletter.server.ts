import { subscribe } from '@pasar/api'
import { newsletterSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  head: await makeHead(context, request, (t) => ({
    title: t('site.newsletter'),
    description: t('site.newsletterLead'),
  })),
})

/** The form of this page, and where no scripts run that of every footer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { email } = parseForm(newsletterSchema, values)
    await subscribe(context.ctx, email, await languageOf(request))
    throw await redirectWithSuccess('/', { text: 'site.subscribed' })
  })
}
