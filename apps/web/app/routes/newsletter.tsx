import { subscribe } from '@pasar/api'
import { newsletterSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { NewsletterPage } from '../features/site/newsletter-page'
import { languageOf } from '../i18n/language.server'
import { setFlash } from '../lib/flash.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  head: await makeHead(context, request, (t) => ({
    title: t('site.newsletter'),
    description: t('site.newsletterLead'),
  })),
})

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

/** The form of this page, and where no scripts run that of every footer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const { email } = parseForm(newsletterSchema, values)
    await subscribe(context.ctx, email, await languageOf(request))
    throw redirect('/', {
      headers: { 'Set-Cookie': await setFlash({ tone: 'success', text: 'site.subscribed' }) },
    })
  })
}

export default NewsletterPage
