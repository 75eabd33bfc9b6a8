import { hasContact } from '../support/contact'

/** Five digits with words behind them; those of a lot or a house ("Lot 12345", "No. 10250") are no postcode. */
const TOWN_BEHIND_POSTCODE = /(?<!\d|\b(?:lot|no|pt|unit|blok|block)[\s.,:#]*)\d{5}[\s,]+(\p{L}[^,\d]*)/giu
const MAX_TOWN = 100

/**
 * The town in a Malaysian address on one line: what stands behind the postcode, up to the next comma. Empty where an address
 * does not say it so: everybody sees the town, and nothing else of the address.
 */
export function townIn(address: string): string {
  const town = [...address.matchAll(TOWN_BEHIND_POSTCODE)].at(-1)?.[1]?.trim() ?? ''
  return town.length > MAX_TOWN || hasContact(town) ? '' : town
}
