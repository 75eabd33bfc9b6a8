/** No id: none of the saved addresses is chosen, a new one is typed. */
export const NEW_ADDRESS = ''

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
