import { LANGUAGES } from '@pasar/domain/kernel/languages'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { writeCountries } from '../../i18n/countries.server'
import * as browser from './select-control'
import * as server from './select-control.server'

describe.each(LANGUAGES)('a long list of options in %s', (language) => {
  const options = writeCountries(language)
  it.each(['MY', 'SG', '', 'XX', 'M', '"><b>', undefined])(
    'is on the server what it is in the browser, with %s chosen',
    (defaultValue) => {
      const props = { name: 'country', id: 'a', defaultValue, options }
      const [first, second] = [browser, server].map(({ SelectControl }) =>
        renderToString(<SelectControl {...props} />),
      )
      expect(second).toBe(first)
      expect(first).toContain('<option value="MY" class="bg-surface text-ink"')
    },
  )
})

it('with a choice before it is written like a short one', () => {
  const props = { options: 'MY Malaysia', placeholder: 'Choose', defaultValue: '' }
  const written = renderToString(<server.SelectControl {...props} />)
  expect(written).toBe(renderToString(<browser.SelectControl {...props} />))
  expect(written).toContain('>Choose</option>')
})
