import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { I18nProvider } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import errors from '../../../locales/en/kernel/errors'
import { FormProblem } from '../components/form-problem'

const render = (failure: Failure): string =>
  renderToStaticMarkup(
    <I18nProvider language="en" find={() => errors}>
      <FormProblem failure={failure} />
    </I18nProvider>,
  )

it('says what was wrong, where the focus can be led', () => {
  const html = render({ code: 'VALIDATION', details: {}, fields: { email: 'email' }, values: {} })
  expect(html).toMatch(/^<div tabindex="-1">.*role="alert"/i)
})

it('says nothing where a field does, or nothing is wrong', () => {
  expect(render({ code: 'EMAIL_TAKEN', details: {}, fields: { email: 'EMAIL_TAKEN' }, values: {} })).toBe('')
  expect(render(undefined)).toBe('')
})
