import { type CardInput, DomainError } from '@pasar/domain'

/** The usual test numbers. */
export const TEST_CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  asksForCode: '4000002500003155',
} as const

/** The one-time code the demonstration page shows and asks for. */
export const TEST_CODE = '123456'

/** The check digit of ISO/IEC 7812 (Luhn). */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    let digit = Number(digits[digits.length - 1 - i])
    if (i % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2
    sum += digit
  }
  return sum % 10 === 0
}

export interface Card {
  digits: string
  last4: string
}

/**
 * Checks what was typed on the card page.
 * @throws DomainError CARD_NUMBER_INVALID, CARD_EXPIRY_INVALID, CARD_EXPIRED, CARD_CVC_INVALID
 */
export function readCard(input: CardInput, now: number): Card {
  const digits = input.cardNumber.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits) || !hasCheckDigit(digits)) throw new DomainError('CARD_NUMBER_INVALID')
  const parts = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(input.expiry)
  const month = Number(parts?.[1])
  if (!parts || month < 1 || month > 12) throw new DomainError('CARD_EXPIRY_INVALID')
  const year = Number(parts[2]) % 100
  // A card is good to the last day of its month.
  if (Date.UTC(2000 + year, month) <= now) throw new DomainError('CARD_EXPIRED')
  if (!/^\d{3,4}$/.test(input.cvc)) throw new DomainError('CARD_CVC_INVALID')
  return { digits, last4: digits.slice(-4) }
}
