/** What the address radio says when a new address is typed. */
export const NEW_ADDRESS = 'new'

/** The fields of a new address. Malaysian states are chosen, regions elsewhere are typed. */
export const ADDRESS_FIELDS = [
  'fullName',
  'phone',
  'line1',
  'line2',
  'city',
  'postcode',
  'stateCode',
  'region',
  'country',
] as const
