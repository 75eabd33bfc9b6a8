import { subscribe } from '@pasar/api'
import { newsletterSchema } from '@pasar/domain'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
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

/** Scripts get the answer as data; a plain form, which asks for a page, is sent home with the message. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  const isPlain = request.headers.get('accept')?.includes('text/html') ?? false
  return answerForm(values, async () => {
    const { email } = parseForm(newsletterSchema, values)
    await subscribe(context.ctx, email, await languageOf(request))
    if (!isPlain) return data({ ok: true as const }, { status: 201 })
    throw redirect('/', {
      headers: { 'Set-Cookie': await setFlash({ tone: 'success', text: 'site.subscribed' }) },
    })
  })
}

export default NewsletterPage
