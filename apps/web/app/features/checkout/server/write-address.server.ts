import type { SavedAddress } from '@pasar/api'
import { addressLines } from '@pasar/domain/shipping/places'
import type { SelectOption } from '../../../ui/forms/select'

/** An address in a line, without whose it is. */
export function writeAddress(address: SavedAddress, countries: readonly SelectOption[]): string {
  const country = countries.find(({ value }) => value === address.country)?.label ?? address.country
  return addressLines(address, country).join(', ')
}
