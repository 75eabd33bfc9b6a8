import { DomainError } from '../kernel/errors'
import { FORMULA } from './csv'

export interface CsvRow {
  /** As a spreadsheet counts: from 1, a quoted cell of several lines being one row. */
  row: number
  cells: string[]
}

const SEPARATORS = [',', ';', '\t', '|'] as const
/** So much of a file is looked through for its separator. */
const HEAD_LENGTH = 20_000

/** What many a file begins with: the mark of its encoding, and the line by which Excel gets the separator. */
const PREAMBLE = /^\ufeff?(?:"?sep=(.)"?(?:\r\n|\n|\r))?/i

/** The character that parts the most cells of the first row. */
function findSeparator(text: string): string {
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const character of text.slice(0, HEAD_LENGTH)) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) break
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const count = (character: string): number => counts.get(character) ?? 0
  return SEPARATORS.reduce<string>(
    (best, character) => (count(character) > count(best) ? character : best),
    ',',
  )
}

const brokenQuotes = (row: number, column: number) => new DomainError('IMPORT_QUOTES', { row, column })

/** The cell that begins with the quote at `from`, and where it ends; null when its quote is never closed. */
function readQuoted(text: string, from: number): { value: string; end: number } | null {
  let value = ''
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return null
    if (text[quote + 1] !== '"') return { value: value + text.slice(at, quote), end: quote + 1 }
    value += text.slice(at, quote + 1)
    at = quote + 2
  }
}

/**
 * The rows of a CSV file (RFC 4180), whichever character parts its cells and whichever ends its lines.
 * @throws DomainError IMPORT_QUOTES with row and column
 */
export function* readCsv(file: string): Generator<CsvRow, void, undefined> {
  const preamble = PREAMBLE.exec(file)
  const text = file.slice(preamble?.[0].length ?? 0)
  const separator = preamble?.[1] ?? findSeparator(text)
  const ends = new RegExp(`[\\r\\n\\u{${separator.codePointAt(0)?.toString(16) ?? '2c'}}]`, 'gu')
  for (let at = 0, row = 1; at < text.length; row++) {
    const cells: string[] = []
    for (;;) {
      if (text[at] === '"') {
        const quoted = readQuoted(text, at)
        if (quoted === null) throw brokenQuotes(row, cells.length + 1)
        cells.push(quoted.value)
        at = quoted.end
      } else {
        ends.lastIndex = at
        const stop = ends.exec(text)?.index ?? text.length
        cells.push(text.slice(at, stop))
        at = stop
      }
      if (text[at] !== separator) break
      at += 1
    }
    if (text.startsWith('\r\n', at)) at += 2
    else if (text[at] === '\n' || text[at] === '\r') at += 1
    else if (at < text.length) throw brokenQuotes(row, cells.length)
    yield { row, cells }
  }
}

/** A cell as it was before `csvLine` kept a spreadsheet from calculating it. */
export const readCsvCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

/**
 * A number as it stands in cells, written plainly: "RM 1,234.50", "1.234,50" and "1 234,5" → "1234.50", "1234.50",
 * "1234.5". What is no number comes out as it is.
 */
export function plainNumber(cell: string): string {
  const typed = cell
    .replace(/^'/, '')
    .replace(/^\s*(?:RM|MYR)/i, '')
    .replace(/[\s\u00a0]+/g, '')
  if (typed.length > 30 || !/^-?[\d.,]*\d[\d.,]*$/.test(typed)) return cell.trim()
  const [comma, dot] = [typed.lastIndexOf(','), typed.lastIndexOf('.')]
  const isDecimalComma =
    comma > dot && typed.indexOf(',') === comma && (dot >= 0 || !/^-?[1-9]\d{0,2},\d{3}$/.test(typed))
  const isDecimalDot = dot > comma && typed.indexOf('.') === dot
  const plain = isDecimalComma
    ? typed.replaceAll('.', '').replace(',', '.')
    : typed.replaceAll(',', '').replaceAll('.', isDecimalDot ? '.' : '')
  return plain.replace(/^(-?\d*\.\d{2})0+$/, '$1').replace(/^(-?)\./, '$10.')
}

/** A whole number as it stands in cells: "5.0" and "1,200" → "5" and "1200". */
export const plainWhole = (cell: string): string => plainNumber(cell).replace(/\.0*$/, '')
