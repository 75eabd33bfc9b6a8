import { decodeTimeCursor, encodeTimeCursor } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import { expect, it } from 'vitest'
import { readCursor } from './read-cursor'

const place = { at: 1_700_000_000_000, id: 'ord_1' }

it('reads a place, and the beginning where an address names none', () => {
  expect(readCursor(encodeTimeCursor(place), decodeTimeCursor)).toEqual(place)
  expect(readCursor(null, decodeTimeCursor)).toBeNull()
  expect(readCursor(undefined, decodeTimeCursor)).toBeNull()
})

it.each(['', '1', 'nonsense', 'a'.repeat(5_000)])('refuses what is no place: %.20s', (text) => {
  expect(() => readCursor(text, decodeTimeCursor)).toThrow(new DomainError('NOT_FOUND'))
})
