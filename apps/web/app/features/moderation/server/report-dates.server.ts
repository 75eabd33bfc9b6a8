import {
  firstDayOf,
  LANGUAGE_TAG,
  type Language,
  malaysianFormat,
  type ReportPeriod,
  startOfMalaysianDay,
} from '@pasar/domain'

const dayFormat = malaysianFormat({ day: 'numeric', month: 'short', year: 'numeric' })
/** Within a period, whose first and last day are named with their years. */
const shortFormat = malaysianFormat({ day: 'numeric', month: 'short' })
const monthFormat = malaysianFormat({ month: 'short', year: 'numeric' })

/** How a report writes its days and months. */
export function reportDates(language: Language) {
  const tag = LANGUAGE_TAG[language]
  const writeDay = (day: number): string => dayFormat(tag).format(startOfMalaysianDay(day))
  const writeMonthOf = (day: number): string => monthFormat(tag).format(startOfMalaysianDay(day))
  return {
    writeDay,
    /** @param month counted from the year 0 */
    writeMonth: (month: number): string => writeMonthOf(firstDayOf(month)),
    writeStep: (day: number, { step }: Pick<ReportPeriod, 'step'>): string =>
      step === 'day' ? shortFormat(tag).format(startOfMalaysianDay(day)) : writeMonthOf(day),
  }
}
