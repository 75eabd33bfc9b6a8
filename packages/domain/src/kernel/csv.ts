import type { Sen } from './money'

/** Signs with which a spreadsheet takes a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A cell of a CSV file; what a spreadsheet would calculate is text with an apostrophe in front. */
function writeCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file, with its end. Numbers are written as they are. */
export const writeCsvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : writeCell(cell))).join(',')}\r\n`

/** An amount in ringgit as spreadsheets read it: 1234.50. */
export function writeCsvAmount(amount: Sen): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
