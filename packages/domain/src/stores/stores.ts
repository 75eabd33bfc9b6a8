import { days, endOfMalaysianDay, type Millis, millis } from '../kernel/time'

/** More would be a market of one's own; whoever needs them can write to us. */
export const MAX_STORES = 10

/** A holiday ends within a year: a store that stays closed for longer would only mislead. */
const LONGEST_HOLIDAY = days(366)

const MAX_SLUG_LENGTH = 60
/** Fewer letters say nothing: "3 合 1" would become "3-1". */
const MIN_LETTERS = 3

/** A store's name in plain ASCII for its address; empty when too little of it can be written so. */
export function slugOfStore(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '')
  return plain.replace(/[^a-z]/g, '').length < MIN_LETTERS ? '' : plain
}

/** The first moment of a Malaysian calendar day. @throws RangeError when there is no such day */
const startOfDay = (date: string): Millis => millis(endOfMalaysianDay(date) + 1 - days(1))

/** When a store on holiday ships again; null when it is on none. */
export function shipsAgainAt(holidayUntil: string | null, now: number): Millis | null {
  if (holidayUntil === null) return null
  const day = startOfDay(holidayUntil)
  return day > now ? day : null
}

/** Whether a holiday may last until that day: it lies ahead, and not too far. */
export function mayEndHoliday(date: string, now: number): boolean {
  const day = shipsAgainAt(date, now)
  return day !== null && day <= now + LONGEST_HOLIDAY
}
