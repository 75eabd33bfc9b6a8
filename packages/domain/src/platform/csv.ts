import type { Sen } from '../kernel/money'

/** Characters with which a spreadsheet takes a cell for a formula, those of full width in Chinese ones; behind apostrophes, so that one more can be taken off again. */
export const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/
const AMOUNT = /^-?\d+(?:\.\d+)?$/

/** A cell of a file for spreadsheets; what one would calculate is text with an apostrophe in front. */
export const guardCell = (value: string): string =>
  FORMULA.test(value) && !AMOUNT.test(value) ? `'${value}` : value

function csvCell(value: string): string {
  const safe = guardCell(value)
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file (RFC 4180), with its end. Numbers and amounts are written as they are. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`

/** An amount in ringgit as spreadsheets read it: 123450 → "1234.50", -5 → "-0.05". */
export function csvAmount(amount: Sen): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Excel reads UTF-8 only behind this mark. */
export const CSV_MARK = '\ufeff'
