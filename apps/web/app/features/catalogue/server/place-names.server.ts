import { byTag, LANGUAGE_TAG, type Language } from '@pasar/domain'
import { translateFor } from '../../../i18n/language.server'

const countryNames = byTag((tag) => new Intl.DisplayNames(tag, { type: 'region' }))

/** A country's name in the reader's language. Made on the server: browsers know other names for some. */
export const nameCountry = (language: Language, code: string): string =>
  countryNames(LANGUAGE_TAG[language]).of(code) ?? code

/** "Ipoh, Malaysia"; only the country when the town is missing. */
export const describePlace = (language: Language, city: string, country: string): string =>
  city === ''
    ? nameCountry(language, country)
    : translateFor(language)('info.place', { city, country: nameCountry(language, country) })
