import { DISPLAY_CURRENCIES, LANGUAGE_TAG, type Language } from '@pasar/domain'
import type { SelectOption } from '../../../ui/forms/select'

/** The currencies prices can be shown in, named in the reader's language. */
export function listCurrencies(language: Language): SelectOption[] {
  const names = new Intl.DisplayNames([LANGUAGE_TAG[language]], { type: 'currency' })
  return DISPLAY_CURRENCIES.map((value) => ({
    value,
    label: `${value === 'MYR' ? 'RM' : value} · ${names.of(value) ?? value}`,
  }))
}
