import { describe, expect, it } from 'vitest'
import { type AwayAnswer, awayDay, isAway, NO_AWAY_ANSWER, writeMinute } from './away'
import { awaySchema } from './schemas'

const at = (text: string): number => Date.parse(`${text}+08:00`)
const on = (more: Partial<AwayAnswer>): AwayAnswer => ({
  ...NO_AWAY_ANSWER,
  isOn: true,
  body: 'Back soon.',
  ...more,
})
const dates = on({ times: 'dates', fromDay: '2026-12-24', toDay: '2026-12-26' })
const night = on({ times: 'hours', fromMinute: 18 * 60, toMinute: 9 * 60 })
const noon = on({ times: 'hours', fromMinute: 12 * 60, toMinute: 13 * 60 })

describe('the away message is sent', () => {
  it.each([
    [on({}), '2026-12-24T10:00', true],
    [{ ...on({}), isOn: false }, '2026-12-24T10:00', false],
    [dates, '2026-12-23T23:59:59.999', false],
    [dates, '2026-12-24T00:00', true],
    [dates, '2026-12-26T23:59:59.999', true],
    [dates, '2026-12-27T00:00', false],
    [night, '2026-12-24T17:59', false],
    [night, '2026-12-24T18:00', true],
    [night, '2026-12-25T08:59', true],
    [night, '2026-12-25T09:00', false],
    [noon, '2026-12-24T11:59', false],
    [noon, '2026-12-24T12:00', true],
    [noon, '2026-12-24T13:00', false],
  ])('%o at %s: %s', (answer, time, wanted) => expect(isAway(answer, null, at(time))).toBe(wanted))

  it('while the store is on holiday, if it is on', () => {
    const now = at('2026-12-30T10:00')
    expect(isAway(dates, '2027-01-02', now)).toBe(true)
    expect(isAway(dates, '2026-12-30', now)).toBe(false)
    expect(isAway({ ...dates, isOn: false }, '2027-01-02', now)).toBe(false)
  })

  it('once a Malaysian day', () => {
    expect(awayDay(at('2026-12-24T00:00'))).toBe(awayDay(at('2026-12-24T23:59:59.999')))
    expect(awayDay(at('2026-12-25T00:00'))).toBe(awayDay(at('2026-12-24T23:59:59.999')) + 1)
  })
})

it('writes minutes as fields have them', () => {
  expect([writeMinute(null), writeMinute(0), writeMinute(545), writeMinute(1_439)]).toEqual([
    '',
    '00:00',
    '09:05',
    '23:59',
  ])
})

describe('its form', () => {
  const form = {
    isOn: 'on',
    away: 'Back soon.',
    times: 'always',
    fromDay: '',
    toDay: '',
    fromTime: '',
    toTime: '',
  }
  const problems = (more: object) =>
    Object.fromEntries(
      (awaySchema.safeParse({ ...form, ...more }).error?.issues ?? []).map(({ path, message }) => [
        path[0],
        message,
      ]),
    )
  it.each<[object, object]>([
    [{}, {}],
    [{ away: ' ' }, { away: 'required' }],
    [{ isOn: undefined, away: '' }, {}],
    [
      { away: '', times: 'hours', fromTime: '24:00' },
      { away: 'required', fromTime: 'time' },
    ],
    [
      { away: '', times: 'dates', fromDay: '2026-02-30' },
      { away: 'required', fromDay: 'day' },
    ],
    [{ times: 'sometimes' }, { times: 'choose' }],
    [{ times: 'dates' }, { fromDay: 'day', toDay: 'day' }],
    [{ times: 'dates', fromDay: '2026-12-26', toDay: '2026-12-24' }, { toDay: 'dayOrder' }],
    [{ times: 'dates', fromDay: '2026-02-30', toDay: '2026-12-24' }, { fromDay: 'day' }],
    [{ times: 'hours' }, { fromTime: 'time', toTime: 'time' }],
    [
      { times: 'hours', fromTime: '24:00', toTime: '7pm' },
      { fromTime: 'time', toTime: 'time' },
    ],
    [{ times: 'hours', fromTime: '09:00', toTime: '09:00' }, { toTime: 'timeSame' }],
  ])('%j is refused with %j', (typed, wanted) => expect(problems(typed)).toEqual(wanted))

  it('comes out as the answer', () => {
    expect(awaySchema.parse({ ...form, times: 'hours', fromTime: '18:30', toTime: '09:00' })).toEqual(
      on({ times: 'hours', fromMinute: 1_110, toMinute: 540 }),
    )
  })
})
