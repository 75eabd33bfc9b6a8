import { slugOf } from '../kernel/slugs'
import { days, endOfMalaysianDay, type Millis, millis } from '../kernel/time'

/** More would be a market of one's own; whoever needs them can write to us. */
export const MAX_STORES = 10

/** A holiday ends within a year: a store that stays closed for longer would only mislead. */
const LONGEST_HOLIDAY = days(366)

/** What becomes of a store's items while it is on holiday: they are sold and shipped later, or hidden. */
export const HOLIDAY_ITEMS = ['sell', 'hide'] as const
export type HolidayItems = (typeof HOLIDAY_ITEMS)[number]

const STORE_SLUG = { longest: 60, leastLetters: 3 }

/** The name of a store as its address; empty when too little of it can be written so. */
export const slugOfStore = (name: string): string => slugOf(name, STORE_SLUG)

/** The first moment of a Malaysian calendar day. @throws RangeError when there is no such day */
const startOfDay = (date: string): Millis => millis(endOfMalaysianDay(date) + 1 - days(1))

/** When a store on holiday ships again; null when it is on none. */
export function shipsAgainAt(holidayUntil: string | null, now: number): Millis | null {
  if (holidayUntil === null) return null
  const day = startOfDay(holidayUntil)
  return day > now ? day : null
}

/** Whether a holiday may last until that day: it is in the future, and not too far. */
export function mayEndHoliday(date: string, now: number): boolean {
  const day = shipsAgainAt(date, now)
  return day !== null && day <= now + LONGEST_HOLIDAY
}
