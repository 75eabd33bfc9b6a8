import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../kernel/time'
import {
  isClosing,
  measureReplies,
  medianOf,
  NO_REPLIES,
  REPLY_DAYS,
  REPLY_IN_TIME,
  REPLY_MINIMUM,
  replySpeed,
} from './reply-times'

const NOW = days(20_000)

describe('a median', () => {
  it('has as many numbers below as above', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e9), { minLength: 1 }), (numbers) => {
        const median = medianOf(numbers)
        const half = numbers.length / 2
        expect(numbers.filter((one) => one < median).length).toBeLessThanOrEqual(half)
        expect(numbers.filter((one) => one > median + 1).length).toBeLessThanOrEqual(half)
        expect(medianOf([...numbers].reverse())).toBe(median)
      }),
    )
  })

  it.each([
    [[], 0],
    [[7], 7],
    [[9, 1, 5], 5],
    [[10, 1, 2, 5], 3],
  ])('of %j is %i', (numbers, median) => expect(medianOf(numbers)).toBe(median))
})

describe('replies', () => {
  const wait = fc.record({
    askedAt: fc.integer({ min: NOW - days(120), max: NOW }),
    took: fc.option(fc.integer({ min: 0, max: days(10) })),
  })
  const toWait = ({ askedAt, took }: { askedAt: number; took: number | null }) => ({
    askedAt,
    answeredAt: took === null ? null : askedAt + took,
  })

  it('are counted once each, in time or not, of the last days only', () => {
    fc.assert(
      fc.property(fc.array(wait), (list) => {
        const measured = measureReplies(list.map(toWait), NOW)
        const recent = list.filter(({ askedAt }) => askedAt > NOW - days(REPLY_DAYS))
        const answered = recent.filter(({ took }) => took !== null)
        const open = recent.filter(({ took, askedAt }) => took === null && NOW - askedAt > REPLY_IN_TIME)
        expect(measured.waits).toBe(answered.length + open.length)
        expect(measured.inTime).toBe(answered.filter(({ took }) => (took ?? 0) <= REPLY_IN_TIME).length)
        expect(measured.median).toBe(
          medianOf([...answered.map(({ took }) => took ?? 0), ...open.map(({ askedAt }) => NOW - askedAt)]),
        )
      }),
    )
  })

  it('add up over stores: a seller has as many as all their stores', () => {
    fc.assert(
      fc.property(fc.array(wait), fc.array(wait), (one, other) => {
        const [a, b, both] = [one, other, [...one, ...other]].map((list) =>
          measureReplies(list.map(toWait), NOW),
        )
        expect([both?.waits, both?.inTime]).toEqual([
          (a?.waits ?? 0) + (b?.waits ?? 0),
          (a?.inTime ?? 0) + (b?.inTime ?? 0),
        ])
      }),
    )
  })

  it('that are not there count once a day has passed', () => {
    const asked = (ago: number) => [{ askedAt: NOW - ago, answeredAt: null }]
    expect(measureReplies(asked(REPLY_IN_TIME), NOW)).toEqual(NO_REPLIES)
    expect(measureReplies(asked(REPLY_IN_TIME + 1), NOW)).toMatchObject({ waits: 1, inTime: 0 })
  })

  it.each([
    [REPLY_MINIMUM - 1, minutes(1), null],
    [REPLY_MINIMUM, 0, 'hour'],
    [REPLY_MINIMUM, hours(1), 'hour'],
    [REPLY_MINIMUM, hours(1) + 1, 'hours'],
    [REPLY_MINIMUM, hours(24), 'day'],
    [REPLY_MINIMUM, hours(24) + 1, 'longer'],
  ])('of %i with a median of %i ms are said to come: %s', (waits, median, speed) =>
    expect(replySpeed({ waits, inTime: 0, median })).toBe(speed),
  )
})

describe('a message that only says thanks', () => {
  it.each([
    'Thanks!',
    'ok, thank you so much',
    'Noted 👍',
    '👍🏽',
    'TQ',
    'Baik, terima kasih banyak.',
    '好的，谢谢您！',
    '收到',
  ])('%s', (text) => expect(isClosing(text)).toBe(true))

  it.each([
    '',
    'Thanks, and when does it arrive',
    'ok?',
    '好的？',
    '❓❓',
    'Okayama',
    'Is it fresh',
    '谢谢，什么时候到',
    'thanks '.repeat(20),
    `${'谢谢你'.repeat(19)}x`,
  ])('is not: %s', (text) => expect(isClosing(text)).toBe(false))
})
