import fc from 'fast-check'
import { expect, it } from 'vitest'
import { days, minutes } from '../kernel/time'
import { formatMalaysianMoment, MAX_AHEAD, parseMalaysianMoment, readSaleStart } from './schedule'

it('reads a moment in Malaysia', () => {
  expect(parseMalaysianMoment('2026-12-01T10:00')).toBe(Date.parse('2026-12-01T02:00:00Z'))
  expect(parseMalaysianMoment(' 2026-01-01T00:30:00 ')).toBe(Date.parse('2025-12-31T16:30:00Z'))
})

it.each(['', '2026-02-30T10:00', '2026-12-01', '2026-12-01T24:00', '2026-12-01T10:00Z', 'soon'])(
  'takes "%s" for none',
  (typed) => {
    expect(parseMalaysianMoment(typed)).toBeNull()
  },
)

it('shows it as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000_000 }), (minute) => {
      const at = minutes(minute)
      expect(parseMalaysianMoment(formatMalaysianMoment(at))).toBe(at)
    }),
  )
})

it('starts a sale neither in the past nor after more than a year', () => {
  const now = Date.parse('2026-06-01T00:00:00Z')
  const start = (at: number) => readSaleStart(formatMalaysianMoment(at), now)
  expect(start(now)).toBeNull()
  expect(start(now - days(1))).toBeNull()
  expect(start(now + minutes(1))).toBe(now + minutes(1))
  expect(start(now + MAX_AHEAD)).toBe(now + MAX_AHEAD)
  expect(start(now + MAX_AHEAD + minutes(1))).toBeNull()
})
