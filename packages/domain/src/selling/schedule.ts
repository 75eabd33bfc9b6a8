import { days, hours, type Millis, millis, minutes } from '../kernel/time'

/** Malaysia is eight hours ahead of UTC, all year. */
const AHEAD = hours(8)

/** How far ahead an item can be put on sale. */
export const MAX_AHEAD = days(365)

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00)?$/

/** A moment in Malaysia as a date field of a form sends it ("2026-12-01T10:00"); null for what is none. */
export function parseMalaysianMoment(typed: string): Millis | null {
  const [, day, time] = MOMENT.exec(typed.trim()) ?? []
  if (day === undefined || time === undefined) return null
  const at = Date.parse(`${day}T${time}:00Z`)
  // A day that does not exist is taken for one that does.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 16) !== `${day}T${time}`) return null
  return millis(at - AHEAD)
}

/** The same moment as such a field shows it. */
export const formatMalaysianMoment = (at: number): string => new Date(at + AHEAD).toISOString().slice(0, 16)

/** When an item goes on sale, as it is typed; null for what is no moment, past, or too far ahead. */
export function readSaleStart(typed: string, now: number): Millis | null {
  const at = parseMalaysianMoment(typed)
  return at === null || at < now + minutes(1) || at > now + MAX_AHEAD ? null : at
}
