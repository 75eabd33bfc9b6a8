import { expect, it } from 'vitest'
import { MAX_MESSAGE_LENGTH } from '../support/schemas'
import {
  INBOX_COLUMNS,
  INBOX_STATES,
  INBOX_STEPS,
  type InboxStep,
  inboxAnswerSchema,
  inboxFile,
  inboxPath,
  mayStepInbox,
  readInboxFilter,
} from './inboxes'

const read = (query: string) => readInboxFilter(new URLSearchParams(query))

it('shows what waits, the longest first, until an address asks for something else', () => {
  expect(read('')).toEqual({
    inbox: null,
    state: 'open',
    isMine: false,
    isOldestFirst: true,
    words: '',
    columns: INBOX_COLUMNS.usual,
  })
  expect(read('state=closed')).toMatchObject({ state: 'closed', isOldestFirst: false })
  expect(read('state=all&sort=oldest')).toMatchObject({ state: 'all', isOldestFirst: true })
  expect(read('inbox=careers&mine=1&sort=newest')).toMatchObject({
    inbox: 'careers',
    state: 'open',
    isMine: true,
    isOldestFirst: false,
  })
  expect(read('q=%20mei%20')).toMatchObject({ words: 'mei', state: 'open' })
  expect(read('inbox=spam&state=gone&mine=yes&sort=up')).toEqual(read(''))
  expect(read(`q=${'x'.repeat(5_000)}`).words.length).toBeLessThan(500)
})

it('writes an address that is read as the same filter, without what is usual', () => {
  for (const query of [
    '',
    'inbox=contact',
    'state=all',
    'state=closed&sort=oldest',
    'q=mei',
    'q=mei&state=all',
    'mine=1&sort=newest',
    'cols=item.email.state',
  ]) {
    const filter = read(query)
    expect(read(inboxPath(filter).split('?')[1] ?? '')).toEqual(filter)
    expect(read(inboxFile(filter).split('?')[1] ?? '')).toEqual({ ...filter, columns: INBOX_COLUMNS.usual })
  }
  expect(inboxPath(read('state=open&sort=oldest'))).toBe('/admin/inboxes')
  expect(inboxPath(read('inbox=contact'), 'abc')).toBe('/admin/inboxes?inbox=contact&cursor=abc')
})

it('lets each step begin only where it makes sense', () => {
  const may = (step: InboxStep) => INBOX_STATES.filter((state) => mayStepInbox(state, step))
  expect(
    Object.fromEntries((Object.keys(INBOX_STEPS) as InboxStep[]).map((step) => [step, may(step)])),
  ).toEqual({
    take: ['open', 'answered'],
    release: ['open', 'answered'],
    unclose: ['closed'],
    answer: ['open', 'answered'],
    close: ['open', 'answered'],
    reopen: ['answered', 'closed'],
  })
})

it('takes an answer of some length with the version that was shown, and says at the field what is wrong', () => {
  const parse = (typed: unknown) => inboxAnswerSchema.safeParse(typed)
  expect(parse({ version: '3', answer: 'Yes.\r\nSoon.' }).data).toEqual({
    version: 3,
    answer: 'Yes.\nSoon.',
    close: false,
  })
  expect(parse({ version: '0', answer: 'Yes.', close: 'yes' }).data?.close).toBe(true)
  for (const [typed, message] of [
    [{ version: '0', answer: ' ' }, 'required'],
    [{ version: '0', answer: 'x'.repeat(MAX_MESSAGE_LENGTH + 1) }, 'tooLong'],
    [{ version: 'x', answer: 'Yes.' }, 'invalid'],
    [{ answer: 'Yes.' }, 'invalid'],
  ] as const)
    expect(parse(typed).error?.issues[0]?.message).toBe(message)
})
