import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after, days, endOfMalaysianDay, hours, millis, minutes, seconds } from './time'

it('durations agree with each other', () => {
  expect(seconds(60)).toBe(minutes(1))
  expect(minutes(60)).toBe(hours(1))
  expect(hours(24)).toBe(days(1))
  expect(after(millis(1_000), seconds(2))).toBe(3_000)
})

describe('endOfMalaysianDay', () => {
  it('is one millisecond before midnight in Kuala Lumpur', () => {
    expect(new Date(endOfMalaysianDay('2026-08-31')).toISOString()).toBe('2026-08-31T15:59:59.999Z')
    expect(new Date(endOfMalaysianDay('2028-02-29')).toISOString()).toBe('2028-02-29T15:59:59.999Z')
  })

  it('the clocks there still show that day, and the next one a millisecond later', () => {
    const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' })
    const anyDay = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(anyDay, (moment) => {
        const day = moment.toISOString().slice(0, 10)
        const end = endOfMalaysianDay(day)
        expect(clock.format(end)).toBe(day)
        expect(clock.format(end + 1)).not.toBe(day)
      }),
    )
  })

  it.each([
    '',
    'tomorrow',
    '2026-13-01',
    '2026-02-30',
    '2026-2-3',
    '31/08/2026',
    '2026-08-31T00:00:00Z',
    '2026',
  ])('refuses "%s"', (date) => {
    expect(() => endOfMalaysianDay(date)).toThrow(RangeError)
  })
})
