import type { Address } from './schemas'

/** More than anyone sends parcels to, and few enough to choose from at a glance. */
export const MAX_SAVED_ADDRESSES = 20

const readAlike = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

const FIELDS = [
  'fullName',
  'phone',
  'line1',
  'line2',
  'city',
  'postcode',
  'state',
  'country',
] as const satisfies readonly (keyof Address)[]

/** Whether two addresses say the same; capitals and spaces do not count. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  FIELDS.every((field) => readAlike(one[field]) === readAlike(other[field]))
