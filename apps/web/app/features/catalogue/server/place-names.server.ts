import { LANGUAGE_TAG, type Language } from '@pasar/domain'
import { translateFor } from '../../../i18n/language.server'

/** Making one takes longer than a hundred names. */
const namesIn = new Map<Language, Intl.DisplayNames>()

/** A country's name in the reader's language. Made on the server: browsers know other names for some. */
export function nameCountry(language: Language, code: string): string {
  const names = namesIn.get(language) ?? new Intl.DisplayNames(LANGUAGE_TAG[language], { type: 'region' })
  namesIn.set(language, names)
  return names.of(code) ?? code
}

/** "Ipoh, Malaysia"; only the country when the town is not told. */
export const describePlace = (language: Language, city: string, country: string): string =>
  city === ''
    ? nameCountry(language, country)
    : translateFor(language)('info.place', { city, country: nameCountry(language, country) })
