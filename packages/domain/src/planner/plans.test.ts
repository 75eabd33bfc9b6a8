import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { FESTIVALS, festivalsBetween, nextFestival } from './festivals'
import { MAX_PLAN_PIECES } from './limits'
import {
  areGiftsShown,
  daysUntil,
  giftsShownFrom,
  isPlanDay,
  isWantedDay,
  readMonth,
  shiftMonth,
  weeksOf,
} from './plans'
import { changePlanLineSchema, changePlanSchema, reserveGiftSchema } from './schemas'
import { PLAN_TEMPLATES, proposePlan } from './templates'

const NOW = Date.parse('2026-11-23T23:30:00+08:00')

describe('the day of a list', () => {
  it.each([
    ['2026-11-23', true],
    ['2031-11-23', true],
    ['2026-11-22', false],
    ['2031-11-24', false],
    ['1800-01-01', false],
    ['2027-02-30', false],
    ['tomorrow', false],
  ])('%s may be chosen: %s', (day, expected) => expect(isPlanDay(day, NOW)).toBe(expected))

  it('bounds the days of its items, which are not before today', () => {
    const isWanted = (day: string) => isWantedDay(day, '2026-12-24', NOW)
    expect(['2026-11-22', '2026-11-23', '2026-12-24', '2026-12-25', ''].map(isWanted)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  it('is counted and shown by Malaysian time', () => {
    expect(daysUntil('2026-11-24', NOW)).toBe(1)
    expect(areGiftsShown('2026-11-24', NOW)).toBe(false)
    expect(areGiftsShown('2026-11-24', NOW + 1_800_000)).toBe(true)
  })
})

describe('the day from which gifts are shown', () => {
  it.each([
    ['that of the list', '2027-03-10', [], '2027-03-10'],
    ['no earlier than givers were told', '2027-01-01', ['2027-03-10'], '2027-03-10'],
    [
      'the latest of what they were told',
      '2027-01-01',
      ['2027-03-10', '2027-04-02', '2027-02-01'],
      '2027-04-02',
    ],
    ['that of the list, when it comes later', '2027-05-01', ['2027-03-10'], '2027-05-01'],
  ])('is %s', (_, day, told, expected) => expect(giftsShownFrom(day, told)).toBe(expected))
})

describe('the form of a list', () => {
  const typed = { title: 'Raya', day: '2027-03-10', budget: '1,500.50' }
  it('reads a budget in ringgit', () => {
    expect(changePlanSchema.parse(typed)).toEqual({ ...typed, budget: sen(150_050) })
  })
  it.each([
    ['budget', '-1', 'price'],
    ['budget', '0', 'price'],
    ['budget', '1e9', 'price'],
    ['budget', '', 'price'],
    ['day', '2027-13-01', 'day'],
    ['day', '', 'day'],
    ['title', 'a\u202E', 'hiddenSigns'],
    ['title', ' ', 'required'],
    ['title', 'x'.repeat(61), 'tooLong'],
  ])('refuses a %s of %j', (field, value, message) => {
    const result = changePlanSchema.safeParse({ ...typed, [field]: value })
    expect(result.error?.issues.map((issue) => [issue.path.join(), issue.message])).toEqual([
      [field, message],
    ])
  })
})

describe('templates', () => {
  it('propose a day that may be chosen, and a budget', () => {
    for (const template of PLAN_TEMPLATES) {
      const { day, budget } = proposePlan(template, NOW)
      expect([template, isPlanDay(day, NOW)]).toEqual([template, true])
      expect(budget).toBeGreaterThan(0)
    }
    expect(proposePlan('raya', NOW).day).toBe('2027-03-10')
    expect(proposePlan('raya', Date.parse('2031-01-01')).day).toBe('2031-04-01')
  })
})

/** Day and month of a moment in another calendar. */
function inCalendar(calendar: string, day: string, shift: number): string {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const at = new Date(Date.parse(`${day}T00:00:00Z`) + shift * 86_400_000)
  return format
    .formatToParts(at)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join('/')
}

describe('festivals', () => {
  it('are in the order of their days, and found by a span', () => {
    const days = FESTIVALS.map(({ day }) => day)
    expect(days).toEqual([...days].sort())
    expect(festivalsBetween('2027-02-01', '2027-03-31').map(({ name }) => name)).toEqual([
      'chineseNewYear',
      'raya',
    ])
    expect(nextFestival('deepavali', '2027-01-01')).toBe('2027-10-28')
    expect(nextFestival('deepavali', '2031-01-01')).toBeNull()
  })

  it.each([
    ['chineseNewYear', 'chinese', '1/1'],
    ['raya', 'islamic-umalqura', '10/1'],
    ['hajj', 'islamic-umalqura', '12/10'],
  ])('%s is within a day of the %s calendar', (name, calendar, expected) => {
    for (const { day } of FESTIVALS.filter((one) => one.name === name))
      expect([-1, 0, 1].map((shift) => inCalendar(calendar, day, shift))).toContain(expected)
  })
})

describe('months', () => {
  it('are read and shifted', () => {
    expect(readMonth('2027-02')).toBe('2027-02')
    for (const bad of ['2027-13', '2027-2', '1800', null, '2027-02-01']) expect(readMonth(bad)).toBeNull()
    expect(shiftMonth('2026-12', 1)).toBe('2027-01')
    expect(shiftMonth('2027-01', -1)).toBe('2026-12')
  })

  it('have weeks from Monday to Sunday with each day once', () => {
    const weeks = weeksOf('2027-02')
    expect(weeks[0]).toEqual([
      '2027-02-01',
      '2027-02-02',
      '2027-02-03',
      '2027-02-04',
      '2027-02-05',
      '2027-02-06',
      '2027-02-07',
    ])
    for (const month of ['2026-02', '2026-11', '2028-02']) {
      const days = weeksOf(month)
        .flat()
        .filter((day) => day !== null)
      expect(days).toEqual([...new Set(days)].sort())
      expect(new Date(`${days.at(-1)}T00:00:00Z`).getTime() + 86_400_000).toBe(
        Date.parse(`${shiftMonth(month, 1)}-01T00:00:00Z`),
      )
    }
  })
})

describe('the pieces of a line', () => {
  it.each([changePlanLineSchema, reserveGiftSchema])('are bounded, as each may become a row', (schema) => {
    const line = (quantity: number) => schema.safeParse({ lineId: 'pll_1', quantity })
    expect(line(MAX_PLAN_PIECES).success).toBe(true)
    expect(line(MAX_PLAN_PIECES + 1).error?.issues).toMatchObject([{ message: 'planPieces' }])
  })
})
