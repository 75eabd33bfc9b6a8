import { days, endOfMalaysianDay, MALAYSIA_OFFSET, minutes } from '../kernel/time'
import { shipsAgainAt } from '../stores/stores'

export const MAX_AWAY_LENGTH = 1_000

/** When the away message is sent. While the store is on holiday, it is sent whatever was chosen. */
export const AWAY_TIMES = ['always', 'dates', 'hours'] as const
export type AwayTimes = (typeof AWAY_TIMES)[number]

export interface AwayAnswer {
  isOn: boolean
  body: string
  times: AwayTimes
  /** Malaysian calendar days ("2026-12-31"), both included; null unless sent between dates. */
  fromDay: string | null
  toDay: string | null
  /** Minutes of the Malaysian day, the end excluded; null unless sent by hours. It may begin later than it ends. */
  fromMinute: number | null
  toMinute: number | null
}

export const NO_AWAY_ANSWER: AwayAnswer = {
  isOn: false,
  body: '',
  times: 'always',
  fromDay: null,
  toDay: null,
  fromMinute: null,
  toMinute: null,
}

/** Days since 1970-01-01 in Malaysia: a conversation gets one away message on each. */
export const awayDay = (now: number): number => Math.floor((now + MALAYSIA_OFFSET) / days(1))

const minuteOfDay = (now: number): number => Math.floor(((now + MALAYSIA_OFFSET) % days(1)) / minutes(1))

function isWithin({ times, fromDay, toDay, fromMinute, toMinute }: AwayAnswer, now: number): boolean {
  if (times === 'always') return true
  if (times === 'dates') {
    if (fromDay === null || toDay === null) return false
    return now > endOfMalaysianDay(fromDay) - days(1) && now <= endOfMalaysianDay(toDay)
  }
  if (fromMinute === null || toMinute === null) return false
  const minute = minuteOfDay(now)
  return fromMinute < toMinute
    ? minute >= fromMinute && minute < toMinute
    : minute >= fromMinute || minute < toMinute
}

/**
 * Whether a message that comes now gets the away message.
 * @param holidayUntil the day on which the store ships again; null where it is on no holiday
 */
export const isAway = (answer: AwayAnswer, holidayUntil: string | null, now: number): boolean =>
  answer.isOn && (isWithin(answer, now) || shipsAgainAt(holidayUntil, now) !== null)

/** A minute of the day as a field for times has it: 540 is "09:00". */
export const writeMinute = (minute: number | null): string =>
  minute === null
    ? ''
    : `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
