import { numberOfDay, readDay, writeDay } from '../analytics/calendar'
import { dayOf, startOfDay } from '../orders/appointments'
import { MAX_PLAN_YEARS } from './limits'

/** Whether a list may get this day now. */
export function isPlanDay(day: string, now: number): boolean {
  if (readDay(day) === null) return false
  const today = dayOf(now)
  const last = `${Number(today.slice(0, 4)) + MAX_PLAN_YEARS}${today.slice(4)}`
  return day >= today && day <= last
}

/** Whether an item may get this day now: from today to that of its list. */
export const isWantedDay = (day: string, listDay: string, now: number): boolean =>
  isPlanDay(day, now) && day <= listDay

/**
 * The day from which an owner sees who gives what: that of the list. Moved to an earlier day it does not break what givers
 * were told when they reserved something: none of their days is passed.
 * @param told the days of the list when its gifts were reserved
 */
export const giftsShownFrom = (day: string, told: readonly string[]): string =>
  [day, ...told].toSorted().at(-1) ?? day

/** Who gave what is a surprise until that day has come. */
export const areGiftsShown = (giftsFrom: string, now: number): boolean => startOfDay(giftsFrom) <= now

/** Days from today to a day; negative once it has passed. */
export const daysUntil = (day: string, now: number): number => numberOfDay(day) - numberOfDay(dayOf(now))

/** The month of "2027-02" and "2027-02-06". */
export const planMonthOf = (day: string): string => day.slice(0, 7)

/** A month as an address names it; null for anything else. */
export const readMonth = (typed: string | null): string | null =>
  typed !== null && /^\d{4}-\d{2}$/.test(typed) && readDay(`${typed}-01`) !== null ? typed : null

/** The month so many months later. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + by, 1)).toISOString().slice(0, 7)
}

const DAYS_A_WEEK = 7
/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (day + 3) % DAYS_A_WEEK

/** The weeks of a month, Monday first; days of the months beside it are left empty. */
export function weeksOf(month: string): (string | null)[][] {
  const first = numberOfDay(`${month}-01`)
  const count = numberOfDay(`${shiftMonth(month, 1)}-01`) - first
  const lead = weekdayOf(first)
  return Array.from({ length: Math.ceil((lead + count) / DAYS_A_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, weekday) => {
      const at = week * DAYS_A_WEEK + weekday - lead
      return at >= 0 && at < count ? writeDay(first + at) : null
    }),
  )
}
