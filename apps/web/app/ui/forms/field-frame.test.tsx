import { LANGUAGES } from '@pasar/domain/kernel/languages'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { translateFor } from '../../i18n/language.server'
import { fieldError, fieldMaker } from '../../lib/forms/failure'
import { Checkbox } from './checkbox'
import { TextArea, TextField } from './field'
import { RadioCards } from './radio-card'
import { Select } from './select'

const failure = { code: 'VALIDATION', details: {}, fields: { colour: 'required' }, values: {} } as const

describe.each(LANGUAGES)('a field without a sentence of its own that is left empty, in %s', (language) => {
  const t = translateFor(language)
  const field = fieldMaker(t, failure)('colour')
  const controls: [string, ReactElement][] = [
    ['TextField', <TextField key="a" label="Colour of the box" {...field} />],
    ['TextArea', <TextArea key="a" label="Colour of the box" {...field} />],
    ['Select', <Select key="a" label="Colour of the box" options={[]} {...field} />],
    ['Checkbox', <Checkbox key="a" label="Colour of the box" error={field.error} />],
    [
      'RadioCards',
      <RadioCards key="a" legend="Colour of the box" error={fieldError(t, failure, 'colour')}>
        {null}
      </RadioCards>,
    ],
  ]

  it.each(controls)('is named by its label: %s', (_name, control) => {
    const said = renderToStaticMarkup(control)
    expect(said).toContain('“Colour of the box”')
    expect(said).not.toContain('{{')
  })
})

it('names a field by its label, whatever characters sellers put into that', () => {
  const said = renderToStaticMarkup(<TextField label="Price of S$' and $1" error="“{{field}}”" />)
  expect(said).toContain('“Price of S$&#x27; and $1”')
})
