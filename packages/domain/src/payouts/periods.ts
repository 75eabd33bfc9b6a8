import { MALAYSIA_OFFSET } from '../kernel/time'

/** A month or a year in Malaysia. */
export interface Period {
  /** "2026-11", or "2026". */
  name: string
  isYear: boolean
  from: number
  /** Where the next one begins. */
  to: number
}

const monthName = (year: number, month: number): string => `${year}-${String(month + 1).padStart(2, '0')}`
const startOf = (year: number, month: number): number => Date.UTC(year, month) - MALAYSIA_OFFSET

/** Where the month of a moment ends. */
export function monthEnd(at: number): number {
  const day = new Date(at + MALAYSIA_OFFSET)
  return startOf(day.getUTCFullYear(), day.getUTCMonth() + 1)
}

/** The last moments of the months from one time to another, the oldest first. */
export function monthEnds(first: number, last: number): number[] {
  const ends: number[] = []
  for (let next = monthEnd(first); ; next = monthEnd(next)) {
    ends.push(next - 1)
    if (next > last) return ends
  }
}

/** The period of a name; null for a text that names none. */
export function readPeriod(name: string): Period | null {
  const parts = /^(20\d{2})(?:-(0[1-9]|1[0-2]))?$/.exec(name)
  if (!parts) return null
  const year = Number(parts[1])
  if (parts[2] === undefined) return { name, isYear: true, from: startOf(year, 0), to: startOf(year + 1, 0) }
  const month = Number(parts[2]) - 1
  return { name, isYear: false, from: startOf(year, month), to: startOf(year, month + 1) }
}

/** The years from one time to another with their months, the newest first. */
export function listPeriods(first: number, now: number): { year: string; months: string[] }[] {
  const [begin, end] = [new Date(Math.min(first, now) + MALAYSIA_OFFSET), new Date(now + MALAYSIA_OFFSET)]
  const years: { year: string; months: string[] }[] = []
  for (let year = end.getUTCFullYear(); year >= begin.getUTCFullYear(); year--) {
    const last = year === end.getUTCFullYear() ? end.getUTCMonth() : 11
    const least = year === begin.getUTCFullYear() ? begin.getUTCMonth() : 0
    const months = Array.from({ length: last - least + 1 }, (_, at) => monthName(year, last - at))
    years.push({ year: String(year), months })
  }
  return years
}
