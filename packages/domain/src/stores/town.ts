import { hasContact } from '../support/contact'

const TOWN_BEHIND_POSTCODE = /(?<!\d)\d{5}[\s,]+(\p{L}[^,\d]*)/u
const MAX_TOWN = 100

/**
 * The town in a Malaysian address on one line: what stands behind the postcode, up to the next comma. Empty where an address
 * does not say it so.
 */
export function townIn(address: string): string {
  const town = TOWN_BEHIND_POSTCODE.exec(address)?.[1]?.trim() ?? ''
  return town.length > MAX_TOWN || hasContact(town) ? '' : town
}
