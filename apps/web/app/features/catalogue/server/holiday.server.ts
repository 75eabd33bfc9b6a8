import { LANGUAGE_TAG, type Language, malaysianFormat, shipsAgainAt } from '@pasar/domain'

const dayFormat = malaysianFormat({ dateStyle: 'long' })

/** The day on which a store on holiday ships again, in words; null for one on none. */
export function describeHoliday(language: Language, holidayUntil: string | null, now: number): string | null {
  const at = shipsAgainAt(holidayUntil, now)
  if (at === null) return null
  return dayFormat(LANGUAGE_TAG[language]).format(at)
}
