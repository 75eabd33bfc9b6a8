import { LANGUAGE_TAG, type Language, shipsAgainAt } from '@pasar/domain'

/** The day on which a store on holiday ships again, in words; null for one on none. */
export function describeHoliday(language: Language, holidayUntil: string | null, now: number): string | null {
  const at = shipsAgainAt(holidayUntil, now)
  if (at === null) return null
  const format = new Intl.DateTimeFormat(LANGUAGE_TAG[language], {
    dateStyle: 'long',
    timeZone: 'Asia/Kuala_Lumpur',
  })
  return format.format(at)
}
