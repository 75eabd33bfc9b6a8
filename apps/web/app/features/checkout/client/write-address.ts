import type { SavedAddress } from '@pasar/api'
import { MALAYSIAN_STATES } from '@pasar/domain/shipping/places'
import type { SelectOption } from '../../../ui/forms/select'

/** An address in a line, without whose it is. */
export function writeAddress(address: SavedAddress, countries: readonly SelectOption[]): string {
  const state = MALAYSIAN_STATES.find(({ code }) => code === address.state)?.name ?? address.state
  const country = countries.find(({ value }) => value === address.country)?.label ?? address.country
  const town = [address.postcode, address.city].filter(Boolean).join(' ')
  return [address.line1, address.line2, town, state === address.city ? '' : state, country]
    .filter(Boolean)
    .join(', ')
}
