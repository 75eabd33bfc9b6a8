/** Spreadsheets run cells that begin so. */
const FORMULA = /^[=+\-@\t\r]/
const AMOUNT = /^-?\d+(?:\.\d+)?$/

function csvCell(value: string): string {
  const plain = FORMULA.test(value) && !AMOUNT.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** A line of a CSV file (RFC 4180). A cell that a spreadsheet would run as a formula is written as text. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Excel reads UTF-8 only behind this mark. */
export const CSV_MARK = '\ufeff'
