import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { I18nProvider } from '../../../i18n/provider'
import site from '../../../locales/en/platform/site'
import { NewsletterPage } from '../pages/newsletter-page'
import { NewsletterForm } from './newsletter-form'

vi.mock('@remix-run/react', async () => ({
  ...(await import('../../../testing/remix-parts')).remixParts,
  useActionData: () => undefined,
}))

it.each([NewsletterForm, NewsletterPage])('asks for an email, which is required: %o', (Part) => {
  const html = renderToStaticMarkup(
    <I18nProvider language="en" find={() => site}>
      <Part />
    </I18nProvider>,
  )
  const fields = html.match(/<input[^>]*>/g)
  expect(fields).toHaveLength(1)
  expect(fields?.[0]).toMatch(/ type="email".* required=""/)
})
