import { type ErrorEntry, entry } from './entry'

export const shipping = {
  ADDRESS_BOOK_FULL: entry(
    400,
    'Your address book can hold up to {{rule.savedAddresses}} addresses. Remove one to add another.',
  ),
  ADDRESS_OTHER_ZONE: entry(400, 'The address must stay in the same shipping zone.', 'country'),
  ADDRESS_MISSING: entry(400, 'Please enter a delivery address.', 'address'),
  ADDRESS_UNFIT: entry(
    400,
    'The postcode of this address cannot be in its state. Correct it in your address book, or enter another address.',
    'address',
  ),
} as const satisfies Record<string, ErrorEntry>
