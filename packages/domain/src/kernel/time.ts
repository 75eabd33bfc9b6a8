declare const millisBrand: unique symbol

/** Milliseconds since the epoch, UTC. */
export type Millis = number & { readonly [millisBrand]: true }

export const millis = (value: number): Millis => value as Millis
export const seconds = (count: number): number => count * 1_000
export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => count * 3_600_000
export const days = (count: number): number => count * 86_400_000
export const after = (time: Millis, duration: number): Millis => (time + duration) as Millis

/** Malaysia has had UTC+8 without daylight saving since 1982. */
export const MALAYSIA_OFFSET = hours(8)

/**
 * The last millisecond of the Malaysian calendar day `date` ("2026-08-31"): end dates are inclusive.
 * @throws RangeError when there is no such day; an end that is not a number would never be reached
 */
export function endOfMalaysianDay(date: string): Millis {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date)
    throw new RangeError(`Not a calendar day: ${date}`)
  return millis(midnight - MALAYSIA_OFFSET + days(1) - 1)
}
