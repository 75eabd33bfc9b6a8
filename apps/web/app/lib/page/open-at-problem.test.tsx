import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FormProblem } from '../../features/platform/components/form-problem'
import { I18nProvider } from '../../i18n/provider'
import errors from '../../locales/en/kernel/errors'
import { TextArea, TextField } from '../../ui/forms/field'
import { FieldErrors } from '../../ui/forms/field-frame'
import { RadioCard, RadioCards } from '../../ui/forms/radio-card'
import { Select } from '../../ui/forms/select'
import { Notice } from '../../ui/notice'
import { writeReader } from '../session/reader'
import { openAtProblem, openWhereItSpeaks } from './open-at-problem.server'

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

describe('a document that was asked for', () => {
  const flash = { id: '1', tone: 'success', text: 'cart.removed' } as const
  const readerWith = (left: typeof flash | null) =>
    writeReader({ cartCount: 0, unreadCount: 0, flash: left, session: null })
  const pageWith = (message: ReactNode) =>
    Buffer.from(
      renderToString(
        <main id="main" tabIndex={-1}>
          <div role="status">{message}</div>
          <div role="status">Another</div>
        </main>,
      ),
    )
  const open = (page: Buffer, reader: string | undefined, method = 'GET') =>
    openedAt(openWhereItSpeaks(page, { method, reader }).toString())

  it('opens at the message that the last form has left, and only there', () => {
    const page = pageWith(<Notice tone="success" title="Removed" />)
    expect(open(page, readerWith(flash))).toEqual(['<div role="status" tabindex="-1" autofocus="">'])
  })

  it('stays as it is written without one, and where it is written for many', () => {
    const page = pageWith(null)
    expect(openWhereItSpeaks(page, { method: 'GET', reader: readerWith(null) })).toBe(page)
    expect(openWhereItSpeaks(page, { method: 'GET', reader: undefined })).toBe(page)
    expect(open(page, readerWith(flash))).toEqual([])
  })

  it('opens at the problem where it answers a form', () => {
    const page = Buffer.from(`<main>${renderToString(problem)}</main>`)
    expect(open(page, readerWith(null), 'POST')).toHaveLength(1)
  })
})
