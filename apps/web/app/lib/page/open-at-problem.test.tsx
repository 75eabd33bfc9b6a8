import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormProblem } from '../../features/platform/components/form-problem'
import { I18nProvider } from '../../i18n/provider'
import errors from '../../locales/en/kernel/errors'
import { TextArea, TextField } from '../../ui/forms/field'
import { FieldErrors } from '../../ui/forms/field-frame'
import { RadioCard, RadioCards } from '../../ui/forms/radio-card'
import { Select } from '../../ui/forms/select'
import { Notice } from '../../ui/notice'
import { openAtMessage, openAtProblem } from './open-at-problem.server'

const AS_TEXT = '<input aria-invalid="true">'

const problem = (
  <I18nProvider language="en" find={() => errors}>
    <FormProblem failure={{ code: 'VALIDATION', details: {}, fields: { name: 'name' }, values: {} }} />
  </I18nProvider>
)
const pageOf = (parts: ReactNode): string =>
  openAtProblem(
    renderToString(
      <>
        <Notice tone="error" title="S" live />
        <main id="main" tabIndex={-1}>
          {parts}
        </main>
      </>,
    ),
  )
/** The tags the page opens at. */
const openedAt = (page: string): string[] => page.match(/<[a-z]+[^<>]* autofocus=""[^<>]*>/g) ?? []

it.each([
  ['text', <TextField key="a" label="A" id="a" error="No." />, 'input'],
  ['long text', <TextArea key="b" label="A" id="a" error="No." />, 'textarea'],
  ['choice', <Select key="c" label="A" id="a" options={[]} error="No." />, 'select'],
])('opens at the first field that is wrong: a %s', (_name, field, tag) => {
  const page = pageOf(
    <>
      {problem}
      <TextField label="R" />
      {field}
      <TextField label="W" error="No." />
    </>,
  )
  expect(openedAt(page)).toEqual([expect.stringMatching(new RegExp(`^<${tag} .*id="a"`))])
})

it('opens at the choices of which none was made', () => {
  const page = pageOf(
    <RadioCards legend="Q" error="No.">
      <RadioCard name="where" title="H" />
    </RadioCards>,
  )
  expect(openedAt(page)).toEqual([
    expect.stringMatching(/^<fieldset role="radiogroup" aria-invalid="true" .*tabindex="-1"/i),
  ])
})

it('opens at what is said of several fields', () => {
  const page = pageOf(<FieldErrors id="days-error" errors={['No.']} />)
  expect(openedAt(page)).toEqual([expect.stringMatching(/^<div id="days-error" .*tabindex="-1"/)])
})

it('opens at the message of the form, before any other message', () => {
  const page = pageOf(
    <>
      <Notice tone="success" title="T" live />
      {problem}
      <TextField label="R" />
    </>,
  )
  expect(openedAt(page)).toEqual([expect.stringMatching(/^<div role="alert" tabindex="-1"/)])
  expect(openedAt(pageOf(<Notice tone="warning" title="C" live id="a" />))).toHaveLength(1)
})

it('leaves a page alone that has nothing to say, or says it as a text', () => {
  expect(openedAt(pageOf(<p>{AS_TEXT}</p>))).toEqual([])
  expect(openedAt(pageOf(<TextField label="A" defaultValue={AS_TEXT} />))).toEqual([])
  expect(openAtProblem('<p role="alert">No main</p>')).toBe('<p role="alert">No main</p>')
})

it('opens at the message that the last form has left, and only there', () => {
  const shown = (message: ReactNode) =>
    openAtMessage(
      renderToString(
        <main id="main" tabIndex={-1}>
          <div role="status">{message}</div>
          <div role="status">Another</div>
        </main>,
      ),
    )
  expect(openedAt(shown(<Notice tone="success" title="Saved" />))).toEqual([
    '<div role="status" tabindex="-1" autofocus="">',
  ])
  expect(openedAt(shown(null))).toEqual([])
})
