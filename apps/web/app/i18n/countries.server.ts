import { COUNTRY_CODES, LANGUAGE_TAG, type Language } from '@pasar/domain'
import type { OptionLines, SelectOption } from '../ui/forms/select'

const lists = new Map<Language, SelectOption[]>()

const namesIn = (language: Language): Intl.DisplayNames =>
  new Intl.DisplayNames([LANGUAGE_TAG[language]], { type: 'region' })

/** All countries in the reader's language, Malaysia first, the others as a dictionary has them. */
export function listCountries(language: Language): SelectOption[] {
  const known = lists.get(language)
  if (known) return known
  const names = namesIn(language)
  const [home, ...others] = COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value }))
  const collator = new Intl.Collator(LANGUAGE_TAG[language])
  others.sort((a, b) => collator.compare(a.label, b.label))
  const list = home ? [home, ...others] : others
  lists.set(language, list)
  return list
}

const lines = new Map<Language, OptionLines>()

/** All countries for a `Select`, as one text. */
export function writeCountries(language: Language): OptionLines {
  const known = lines.get(language)
  if (known !== undefined) return known
  const text = listCountries(language)
    .map(({ value, label }) => `${value} ${label}`)
    .join('\n')
  lines.set(language, text)
  return text
}

export const nameCountry = (language: Language, code: string): string =>
  listCountries(language).find(({ value }) => value === code)?.label ?? code
