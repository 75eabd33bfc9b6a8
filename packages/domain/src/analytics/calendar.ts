/** Malaysian calendar days as numbers since 1970-01-01, as forms write them, and their months. */

const DAY_MS = 86_400_000

/** A day as forms and files write it: "2026-08-31". */
export const writeDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** @param text a calendar day that is one */
export const numberOfDay = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS

/** The calendar month of a day, counted from the year 0. */
export function monthOf(day: number): number {
  const date = new Date(day * DAY_MS)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** The first day of a month. */
export const firstDayOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS

/** The date a year before; the 28th for the 29th of February. */
export function yearBefore(day: number): number {
  const date = new Date(day * DAY_MS)
  const [year, month] = [date.getUTCFullYear() - 1, date.getUTCMonth()]
  return Math.min(Date.UTC(year, month, date.getUTCDate()), Date.UTC(year, month + 1, 0)) / DAY_MS
}

/** A calendar day as a form sends it; null for anything else. */
export function readDay(typed: string | null): string | null {
  if (typed === null || !/^\d{4}-\d{2}-\d{2}$/.test(typed)) return null
  const at = Date.parse(`${typed}T00:00:00Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== typed ? null : typed
}
