import { expect, it } from 'vitest'
import { beginningOf, MAX_CHAT_LENGTH } from './messages'
import { messageSchema } from './schemas'

const key = 'key-00000001'
const problemOf = (body: string) => messageSchema.safeParse({ body, key }).error?.issues[0]?.message ?? null

it('a toast shows the first 30 characters, and splits no character', () => {
  expect(beginningOf('a'.repeat(31))).toBe('a'.repeat(30))
  expect(beginningOf('😀'.repeat(31))).toBe('😀'.repeat(30))
  expect(beginningOf('short')).toBe('short')
})

it.each([
  ['', 'required'],
  ['  \n\t ', 'required'],
  ['\u200b\u200d\u2060', 'required'],
  ['\u3164\u2800', 'required'],
  ['a'.repeat(MAX_CHAT_LENGTH + 1), 'tooLong'],
  ['a'.repeat(10_000), 'tooLong'],
  ['abc\u202edef', 'hiddenSigns'],
  [`a${'\u0301'.repeat(31)}`, 'stackedMarks'],
])('%j is refused: %s', (body, problem) => expect(problemOf(body)).toBe(problem))

it.each([
  'Hello',
  ` ${'a'.repeat(MAX_CHAT_LENGTH)} `,
  Array.from({ length: 50 }, () => '👩').join('\u200d'),
  'مرحبا',
  'two\r\nlines',
])('%j is taken', (body) => expect(problemOf(body)).toBeNull())
