import { expect, it } from 'vitest'
import { readCommandLine } from './command-line'

const USAGE = 'Usage: npm run backup -- [--to FOLDER]'
const read = (...typed: string[]) =>
  readCommandLine(typed, USAGE, { allowPositionals: true, options: { to: { type: 'string' } } })

it('gives what was typed', () => {
  expect(read('check', '--to', 'a b')).toMatchObject({
    given: { values: { to: 'a b' }, positionals: ['check'] },
  })
  expect(read('--', '--help')).toMatchObject({ given: { positionals: ['--help'] } })
})

it('explains itself to whoever asks', () => {
  for (const help of ['--help', '-h']) expect(read('check', help)).toEqual({ print: USAGE, isWrong: false })
})

it('names an option that it has not got, and one without its value', () => {
  expect(read('--too')).toEqual({ print: `Unknown option '--too'.\n\n${USAGE}`, isWrong: true })
  expect(read('--to')).toEqual({
    print: `Option '--to <value>' argument missing.\n\n${USAGE}`,
    isWrong: true,
  })
})
