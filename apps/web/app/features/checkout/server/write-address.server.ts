import type { SavedAddress } from '@pasar/api'
import { addressLines, type Language } from '@pasar/domain'
import { nameCountry } from '../../../i18n/countries.server'

/** An address in a line, without whose it is. */
export const writeAddress = (language: Language, address: SavedAddress): string =>
  addressLines(address, nameCountry(language, address.country)).join(', ')
