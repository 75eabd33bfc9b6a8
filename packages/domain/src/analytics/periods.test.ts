import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { firstDayOf, monthOf, numberOfDay, writeDay } from './calendar'
import { countedWords } from './empty-searches'
import {
  averageBasket,
  countSteps,
  countStepsBefore,
  type DayFigures,
  sumFigures,
  toSteps,
  toStepsBefore,
} from './figures'
import {
  type Compared,
  longerPeriod,
  PERIODS,
  periodOf,
  type ReportFilter,
  readReportFilter,
  spansOf,
} from './periods'

const TODAY = numberOfDay('2026-08-31')
const read = (query: string) => readReportFilter(new URLSearchParams(query))
const days = (query: string) => {
  const { first, last, before, step } = periodOf(read(query), TODAY)
  return [writeDay(first), writeDay(last), writeDay(before.first), writeDay(before.last), step]
}

describe('a period', () => {
  it.each([
    ['period=7', '2026-08-25', '2026-08-31', '2026-08-18', '2026-08-24', 'day'],
    ['period=365', '2025-09-01', '2026-08-31', '2024-09-01', '2025-08-31', 'month'],
    ['period=month', '2026-08-01', '2026-08-31', '2026-07-01', '2026-07-31', 'day'],
    [
      'period=own&from=2026-02-01&to=2026-02-28',
      '2026-02-01',
      '2026-02-28',
      '2026-01-04',
      '2026-01-31',
      'day',
    ],
    [
      'period=own&from=2026-02-28&to=2026-02-01',
      '2026-02-01',
      '2026-02-28',
      '2026-01-04',
      '2026-01-31',
      'day',
    ],
    [
      'period=own&from=2026-08-30&to=2027-01-01',
      '2026-08-30',
      '2026-08-31',
      '2026-08-28',
      '2026-08-29',
      'day',
    ],
    ['period=own&from=2026-02-30&to=x', '2026-08-02', '2026-08-31', '2026-07-03', '2026-08-01', 'day'],
    ['period=7&compared=year', '2026-08-25', '2026-08-31', '2025-08-25', '2025-08-31', 'day'],
    [
      'period=own&from=2024-02-29&to=2024-03-01&compared=year',
      '2024-02-29',
      '2024-03-01',
      '2023-02-28',
      '2023-03-01',
      'day',
    ],
    ['period=365&compared=x', '2025-09-01', '2026-08-31', '2024-09-01', '2025-08-31', 'month'],
    ['period=9', '2026-08-02', '2026-08-31', '2026-07-03', '2026-08-01', 'day'],
  ])('%s', (query, ...expected) => {
    expect(days(query)).toEqual(expected)
  })

  it('never ends after today, and is as long as the time it is compared with', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map(writeDay)
    const filter: fc.Arbitrary<ReportFilter> = fc.record({
      period: fc.constantFrom(...PERIODS),
      from: day,
      to: day,
      compared: fc.constantFrom<Compared>('before', 'year'),
    })
    fc.assert(
      fc.property(filter, fc.integer({ min: 10_000, max: 30_000 }), (asked, today) => {
        const period = periodOf(asked, today)
        const { first, last, before } = period
        expect(first).toBeLessThanOrEqual(last)
        expect(last).toBeLessThanOrEqual(today)
        expect(last - first).toBeLessThanOrEqual(365)
        expect(before.last).toBeLessThan(first)
        // Of 366 days, one has no day a year before it that is not among them.
        const missing = last - first - (before.last - before.first)
        expect(last - first === 365 && asked.compared === 'year' ? [0, 1] : [0]).toContain(missing)
        const spans = spansOf(period)
        const length = spans.reduce((sum, span) => sum + span.last - span.first + 1, 0)
        expect(length).toBe(last - first + 1 + before.last - before.first + 1)
      }),
    )
  })

  it('knows the months of its days', () => {
    expect(writeDay(firstDayOf(monthOf(TODAY)))).toBe('2026-08-01')
    expect(monthOf(TODAY + 1)).toBe(monthOf(TODAY) + 1)
  })
})

describe('a period without anything', () => {
  it.each([
    ['7', ['30', '90', '365']],
    ['month', ['90', '365']],
    ['own', ['365']],
    ['365', []],
  ] as const)('of %s leads to longer ones', (period, expected) => {
    const found = []
    for (let next = longerPeriod({ period }); next !== null; next = longerPeriod({ period: next }))
      found.push(next)
    expect(found).toEqual(expected)
  })
})

describe('figures', () => {
  const compareds = fc.constantFrom<Compared>('before', 'year')
  const figures: fc.Arbitrary<DayFigures> = fc.record({
    day: fc.integer({ min: TODAY - 800, max: TODAY }),
    sales: fc.nat(1_000_000).map(sen),
    refunds: fc.nat(1_000_000).map(sen),
    promotions: fc.integer({ min: -1_000, max: 1_000 }).map(sen),
    fees: fc.nat(10_000).map(sen),
    orders: fc.nat(100),
    members: fc.nat(100),
  })
  it('of steps sum to those of the period', () => {
    fc.assert(
      fc.property(fc.array(figures), fc.constantFrom(...PERIODS), compareds, (known, name, compared) => {
        const asked = { period: name, from: '2026-01-01', to: '2026-08-31', compared }
        const period = periodOf(asked, TODAY)
        const steps = toSteps(known, period)
        expect(sumFigures(steps, period)).toEqual(sumFigures(known, period))
        const before = toStepsBefore(known, period)
        expect(before.map(({ day }) => day)).toEqual(steps.map(({ day }) => day))
        expect(sumFigures(before, period)).toEqual(sumFigures(known, period.before))
      }),
    )
  })

  it('of each step are compared with those of as many days', () => {
    const period = periodOf(read('period=own&from=2026-01-20&to=2026-05-31'), TODAY)
    const every = Array.from({ length: 900 }, (_, ago) => ({ day: TODAY - ago, count: 1 }))
    expect(countSteps(every, period)).toEqual([12, 28, 31, 30, 31])
    expect(countStepsBefore(every, period)).toEqual([12, 28, 31, 30, 31])
    expect(countSteps([], period)).toEqual([0, 0, 0, 0, 0])
  })

  it('of a basket are rounded half up', () => {
    expect(averageBasket({ sales: sen(101), orders: 2 })).toBe(51)
    expect(averageBasket({ sales: sen(100), orders: 3 })).toBe(33)
    expect(averageBasket({ sales: sen(0), orders: 0 })).toBeNull()
  })
})

describe('a search that found nothing', () => {
  it.each([
    ['  Kopi   LUWAK ', 'kopi luwak'],
    ['猫砂', '猫砂'],
    ['x', null],
    ['ali@pasar.test', null],
    ['0123456789', null],
    ['call 012-34 567', null],
    ['www.elsewhere.test', null],
    ['k'.repeat(61), null],
    ['iphone 15', 'iphone 15'],
  ])('%s is counted as %s', (query, words) => {
    expect(countedWords(query)).toBe(words)
  })
})
