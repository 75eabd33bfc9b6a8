/**
 * Banks that payouts go to, with their SWIFT codes (ISO 9362) and how many digits their current and savings accounts have.
 * CIMB's older accounts have 14.
 */
export const BANKS = [
  { name: 'Maybank', swiftCode: 'MBBEMYKL', digits: [12] },
  { name: 'CIMB Bank', swiftCode: 'CIBBMYKL', digits: [10, 14] },
  { name: 'Public Bank', swiftCode: 'PBBEMYKL', digits: [10] },
  { name: 'RHB Bank', swiftCode: 'RHBBMYKL', digits: [14] },
  { name: 'Hong Leong Bank', swiftCode: 'HLBBMYKL', digits: [11] },
  { name: 'AmBank', swiftCode: 'ARBKMYKL', digits: [13] },
  { name: 'Bank Islam', swiftCode: 'BIMBMYKL', digits: [14] },
  { name: 'OCBC Bank', swiftCode: 'OCBCMYKL', digits: [10] },
  { name: 'HSBC Malaysia', swiftCode: 'HBMBMYKL', digits: [12] },
  { name: 'Standard Chartered', swiftCode: 'SCBLMYKX', digits: [12] },
] as const satisfies readonly { name: string; swiftCode: string; digits: readonly number[] }[]

export type SwiftCode = (typeof BANKS)[number]['swiftCode']
export const SWIFT_CODES: readonly SwiftCode[] = BANKS.map(({ swiftCode }) => swiftCode)

/** How many digits the account numbers of a bank have. */
export const digitsOf = (bank: SwiftCode): readonly number[] =>
  BANKS.find(({ swiftCode }) => swiftCode === bank)?.digits ?? []

/** All banks with their digits, for the form: "Maybank 12 · CIMB Bank 10/14". */
export const BANK_DIGITS = BANKS.map(({ name, digits }) => `${name} ${digits.join('/')}`).join(' · ')
