import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen, sumSen } from '../kernel/money'
import { hours } from '../kernel/time'
import { NO_REPLIES } from '../messaging/reply-times'
import { anySen } from '../testing/helpers'
import {
  fillDays,
  HEALTH_LIMITS,
  HEALTH_MINIMUM,
  malaysianDay,
  rateHealth,
  startOfMalaysianDay,
  sumPeriods,
} from './desk'

const at = (text: string) => Date.parse(text)
const TODAY = malaysianDay(at('2026-08-31T12:00:00+08:00'))
const sold = (ago: number, amount: number, parcels = 1) => ({
  day: TODAY - ago,
  amount: sen(amount),
  parcels,
})

describe('a Malaysian day', () => {
  it('begins at midnight in Malaysia', () => {
    expect(startOfMalaysianDay(TODAY)).toBe(at('2026-08-31T00:00:00+08:00'))
    expect(malaysianDay(startOfMalaysianDay(TODAY))).toBe(TODAY)
    expect(malaysianDay(startOfMalaysianDay(TODAY) - 1)).toBe(TODAY - 1)
  })
})

describe('sales', () => {
  it('of today, 7 and 30 days stand against as many days before', () => {
    const periods = sumPeriods(
      [sold(0, 300), sold(1, 200), sold(6, 100), sold(7, 50), sold(59, 9), sold(60, 1)],
      TODAY,
    )
    expect(periods).toEqual([
      { days: 1, amount: 300, parcels: 1, before: 200, change: 50 },
      { days: 7, amount: 600, parcels: 3, before: 50, change: 1_100 },
      { days: 30, amount: 650, parcels: 4, before: 9, change: 7_122 },
    ])
  })

  it('have no trend where nothing was sold before', () => {
    expect(sumPeriods([sold(0, 300)], TODAY).map(({ change }) => change)).toEqual([null, null, null])
    expect(sumPeriods([sold(1, 300)], TODAY)[0]).toMatchObject({ amount: 0, change: -100 })
  })

  it('of the periods sum to those of their days, to the sen', () => {
    const anyDays = fc.uniqueArray(
      fc.record({ day: fc.integer({ min: TODAY - 70, max: TODAY }), parcels: fc.nat(9), amount: anySen() }),
      { selector: ({ day }) => day },
    )
    fc.assert(
      fc.property(anyDays, (list) => {
        for (const { days, amount, before } of sumPeriods(list, TODAY)) {
          const twice = fillDays(list, TODAY, 2 * days).map((one) => one.amount)
          expect([before, amount]).toEqual([sumSen(twice.slice(0, days)), sumSen(twice.slice(days))])
        }
      }),
    )
  })
})

describe('health', () => {
  const NONE = {
    parcels: 0,
    shipped: 0,
    late: 0,
    cancelled: 0,
    claims: 0,
    answers: 0,
    answerTime: 0,
    replies: NO_REPLIES,
  }
  const replied = (waits: number, inTime: number) => ({ replies: { waits, inTime, median: 0 } })
  const gradeOf = (counts: Partial<typeof NONE>) =>
    Object.fromEntries(rateHealth({ ...NONE, ...counts }).map(({ measure, grade }) => [measure, grade]))

  it('is unknown while there is too little to judge by', () => {
    const few = HEALTH_MINIMUM - 1
    expect(
      gradeOf({ parcels: few, shipped: few, late: few, cancelled: few, claims: few, answers: few }),
    ).toEqual({
      late: 'unknown',
      cancelled: 'unknown',
      claims: 'unknown',
      answers: 'unknown',
      messages: 'unknown',
    })
  })

  it.each([
    [{ shipped: 100, late: HEALTH_LIMITS.late.watch - 1 }, 'late', 'good'],
    [{ shipped: 100, late: HEALTH_LIMITS.late.watch }, 'late', 'watch'],
    [{ shipped: 100, late: HEALTH_LIMITS.late.bad }, 'late', 'bad'],
    [{ parcels: 100, cancelled: 1 }, 'cancelled', 'good'],
    [{ parcels: 100, cancelled: HEALTH_LIMITS.cancelled.bad }, 'cancelled', 'bad'],
    [{ parcels: 100, claims: HEALTH_LIMITS.claims.watch }, 'claims', 'watch'],
    [{ answers: 10, answerTime: hours(10 * 23) }, 'answers', 'good'],
    [{ answers: 10, answerTime: hours(10 * 24) }, 'answers', 'watch'],
    [{ answers: 10, answerTime: hours(10 * 72) }, 'answers', 'bad'],
    [replied(4, 0), 'messages', 'unknown'],
    [replied(100, 81), 'messages', 'good'],
    [replied(100, 80), 'messages', 'watch'],
    [replied(100, 60), 'messages', 'bad'],
  ])('of %j: %s is %s', (counts, measure, grade) => {
    expect(gradeOf(counts)[measure]).toBe(grade)
  })
})
