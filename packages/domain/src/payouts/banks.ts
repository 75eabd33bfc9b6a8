/** Banks that payouts go to, with their SWIFT codes (ISO 9362). */
export const BANKS = [
  { name: 'Maybank', swiftCode: 'MBBEMYKL' },
  { name: 'CIMB Bank', swiftCode: 'CIBBMYKL' },
  { name: 'Public Bank', swiftCode: 'PBBEMYKL' },
  { name: 'RHB Bank', swiftCode: 'RHBBMYKL' },
  { name: 'Hong Leong Bank', swiftCode: 'HLBBMYKL' },
  { name: 'AmBank', swiftCode: 'ARBKMYKL' },
  { name: 'Bank Islam', swiftCode: 'BIMBMYKL' },
  { name: 'OCBC Bank', swiftCode: 'OCBCMYKL' },
  { name: 'HSBC Malaysia', swiftCode: 'HBMBMYKL' },
  { name: 'Standard Chartered', swiftCode: 'SCBLMYKX' },
] as const

export type SwiftCode = (typeof BANKS)[number]['swiftCode']
export const SWIFT_CODES: readonly SwiftCode[] = BANKS.map(({ swiftCode }) => swiftCode)
