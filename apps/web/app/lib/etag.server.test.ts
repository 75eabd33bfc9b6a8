import { expect, it } from 'vitest'
import { matchesEtag } from './etag.server'

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
  expect(matchesEtag(sent, 'W/"a"')).toBe(isKnown)
  expect(matchesEtag(sent, undefined)).toBe(false)
})
