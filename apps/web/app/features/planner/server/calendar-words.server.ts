import type { CalendarWords } from '@pasar/api'
import { formatRm, type Language } from '@pasar/domain'
import { translateFor } from '../../../i18n/language.server'

/** What a calendar says in a language. */
export function calendarWords(language: Language): CalendarWords {
  const t = translateFor(language)
  return {
    title: t('planner.title'),
    planText: ({ budget }) => t('planner.ofBudget', { amount: formatRm(budget) }),
    festival: ({ name, mayMove }) =>
      mayMove ? t('planner.mayMove', { name: t(`planner.festival_${name}`) }) : t(`planner.festival_${name}`),
  }
}
