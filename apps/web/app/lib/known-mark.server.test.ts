import { expect, it } from 'vitest'
import { isKnownMark } from './known-mark.server'

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['"b,c","a"', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [null, false],
  [undefined, false],
])('knows W/"a" by %s: %s', (sent, isKnown) => {
  expect(isKnownMark(sent, 'W/"a"')).toBe(isKnown)
  expect(isKnownMark(sent, undefined)).toBe(false)
})
