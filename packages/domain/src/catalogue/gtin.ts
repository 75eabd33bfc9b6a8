import { boundedString } from '../kernel/bounded-text'

/**
 * The number below the barcode of a product (GTIN: EAN, UPC, ISBN, ITF-14). GS1 General Specifications, sections 1.4 and
 * 7.9: https://ref.gs1.org/standards/genspecs/
 */

const LENGTHS = /^(?:\d{8}|\d{12}|\d{13}|\d{14})$/

/** With zeros in front, which change no check digit. */
const LONGEST = 14

/** The last digit, which checks those before it: from the right they count three times and once by turns. */
export function gtinCheckDigit(others: string): number {
  const sum = [...others]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/**
 * Numbers that name no product in the world: those that shops and countries give for themselves (02, 04 and 2 of 13 digits,
 * 0 and 2 of 8), coupons and refunds (05, 98 and 99), and nothing but zeros.
 */
function isRestricted(number: string): boolean {
  if (number.length === 8) return /^[02]/.test(number)
  const digits = number.padStart(LONGEST, '0').slice(1)
  return /^(?:0[245]|2|98|99|0{7})/.test(digits)
}

/** Whether a string of digits is a GTIN that may name a product: length, range and check digit. */
export const isGtin = (number: string): boolean =>
  LENGTHS.test(number) &&
  !isRestricted(number) &&
  gtinCheckDigit(number.slice(0, -1)) === Number(number.at(-1))

/** The number as it is stored, without blanks and hyphens. */
export const normalizeGtin = (typed: string): string => typed.replace(/[\s\u00a0-]/g, '')

/** The GTIN of a form field; empty for none. */
export const gtinSchema = boundedString(24, { error: 'gtin', tooLong: 'gtin' })
  .transform(normalizeGtin)
  .refine((number) => number === '' || isGtin(number), 'gtin')
  .default('')

/** As `normalizeGtin`, for a cell of a spreadsheet, which drops leading zeros or adds an apostrophe. */
export function normalizeGtinCell(cell: string): string {
  const number = normalizeGtin(cell).replace(/^'/, '')
  return /^\d{9,11}$/.test(number) ? number.padStart(12, '0') : number
}

/** The GTIN of an ISBN of 10 or 13 digits; null for another length. */
export function gtinOfIsbn(isbn: string): string | null {
  if (isbn.length === 13) return isbn
  if (isbn.length !== 10) return null
  const others = `978${isbn.slice(0, 9)}`
  return `${others}${gtinCheckDigit(others)}`
}
