import { type Sen, sen, ZERO } from '../kernel/money'
import { type CsvRow, readCsvCell } from '../platform/read-csv'
import { readBankAmount, readBankBalance, readBankDay } from './bank-cells'
import type { BankColumn, BankMapping } from './bank-columns'

/** Why a row is no line that could be matched. */
const LINE_PROBLEMS = ['date', 'amount', 'both'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/** A line of a statement. */
export interface BankLine {
  /** Of the file, as a spreadsheet counts. */
  row: number
  /** "2026-11-23"; empty where it could not be read. */
  day: string
  /** What the bank says of it: description and references. */
  words: string
  /** By how much the balance of the account changed: below 0 for what left it. */
  amount: Sen
  /** The balance after it, where the statement says it. */
  balance: Sen | null
  problem: LineProblem | null
}

export interface BankTable {
  /** In the order of time; what left before what came back on the same day. */
  lines: BankLine[]
  /** Rows that are no lines: empty ones, opening balances, totals. */
  skipped: number
}

/** As much of a line's text as is kept. */
const MAX_LINE_WORDS = 500

const NO_LINE =
  /^(?:total|sub ?total|grand total|jumlah|opening|closing|beginning|ending|brought forward|carried forward|balance|baki|bal [bc]\/f|end of|tamat|page|muka)/i

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g

/** A text as one line, without invisible characters. */
const normalize = (cell: string): string =>
  readCsvCell(cell.slice(0, 4 * MAX_LINE_WORDS))
    .replace(CONTROLS, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function makeReader({ columns }: BankMapping) {
  const at = (column: BankColumn): number => columns.indexOf(column)
  const places = columns.flatMap((column, place) =>
    column === 'words' || column === 'reference' ? [place] : [],
  )
  const where = { date: at('date'), debit: at('debit'), credit: at('credit'), amount: at('amount') }
  const more = { way: at('way'), balance: at('balance') }
  return (cells: readonly string[]) => {
    const cell = (place: number): string => (place < 0 ? '' : (cells[place] ?? ''))
    return {
      date: cell(where.date),
      words: places
        .map((place) => normalize(cell(place)))
        .filter((text) => text !== '')
        .join(' ')
        .slice(0, MAX_LINE_WORDS),
      debit: cell(where.debit),
      credit: cell(where.credit),
      amount: cell(where.amount),
      way: cell(more.way),
      balance: cell(more.balance),
    }
  }
}
type Cells = ReturnType<ReturnType<typeof makeReader>>

/** "DR", "Debit", "D", "Keluar" and the other way round. */
function wayOf(cell: string): 'out' | 'in' | null {
  const typed = cell.trim().toLowerCase().slice(0, 20)
  if (/^(?:d|dr|debit|db|keluar|out|-)$/.test(typed)) return 'out'
  return /^(?:c|cr|credit|kredit|masuk|in|\+)$/.test(typed) ? 'in' : null
}

/** By how much a row changes the balance; a problem where it does not say so. */
function readChange(cells: Cells): { amount: Sen } | { problem: LineProblem } {
  const [debit, credit, single] = [cells.debit, cells.credit, cells.amount].map(readBankAmount)
  if (!debit || !credit || !single) return { problem: 'amount' }
  // Of two columns each says the way by itself, whichever sign the bank adds.
  if (debit.amount > 0 && credit.amount > 0) return { problem: 'both' }
  if (debit.amount > 0) return { amount: sen(0 - debit.amount) }
  if (credit.amount > 0) return { amount: credit.amount }
  const isOut = (wayOf(cells.way) ?? single.sign) === 'out'
  return { amount: isOut ? sen(0 - single.amount) : single.amount }
}

const compareLines = (a: BankLine, b: BankLine): number => {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  const [first, second] = [Math.sign(a.amount), Math.sign(b.amount)]
  return first === second ? a.row - b.row : first - second
}

/**
 * The lines of a statement. A row without a date and an amount goes on with the text of the line above it. Rows that cannot be read
 * are kept with what is wrong, so that nothing gets lost unseen.
 */
export function readBankLines(rows: readonly CsvRow[], mapping: BankMapping, now: number): BankTable {
  const read = makeReader(mapping)
  const lines: BankLine[] = []
  let skipped = 0
  let open: BankLine | null = null
  for (const { row, cells } of rows) {
    if (row < mapping.firstRow) continue
    const found = read(cells)
    const change = readChange(found)
    const isZero = 'amount' in change && change.amount === 0
    const date = found.date.trim()
    if (date === '' && isZero) {
      if (open && found.words !== '' && !NO_LINE.test(found.words))
        open.words = `${open.words} ${found.words}`.trim().slice(0, MAX_LINE_WORDS)
      else skipped += 1
      continue
    }
    const day = readBankDay(date, now)
    if (isZero || NO_LINE.test(date) || (day === null && NO_LINE.test(found.words))) {
      skipped += 1
      open = null
      continue
    }
    const amount = 'amount' in change ? change.amount : ZERO
    const problem = 'problem' in change ? change.problem : day === null ? 'date' : null
    open = {
      row,
      day: day ?? '',
      words: found.words,
      amount,
      balance: readBankBalance(found.balance),
      problem,
    }
    if (problem !== null) open.words = `${date} ${open.words}`.trim().slice(0, MAX_LINE_WORDS)
    lines.push(open)
  }
  return { lines: lines.sort(compareLines), skipped }
}

/** What makes a line the same in two statements of an account; without its account. */
const lineText = ({ day, words, amount, balance, problem, row }: BankLine): string =>
  JSON.stringify([
    day,
    words.toUpperCase().replace(/[^A-Z0-9]+/g, ''),
    amount,
    balance,
    problem === null ? '' : `${problem} ${row}`,
  ])

/**
 * The key of each line: day, text, amount and running balance. Statements without balances count what is otherwise the same, so that two
 * fees of a day are two lines, and the same two in another file of that account.
 */
export function lineKeys(lines: readonly BankLine[]): string[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const text = lineText(line)
    if (line.balance !== null) return text
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    return `${text} ${count}`
  })
}

const REFERENCE_LENGTH = 13
const REFERENCE = /PAY[0-9A-HJKMNP-TV-Z]{10}/g

/** What may be references of payouts in a line's text, however the bank has set blanks and hyphens. */
export function payoutReferencesIn(words: string): string[] {
  const plain = words.toUpperCase().replace(/[^A-Z0-9]+/g, '')
  const found = new Set<string>()
  for (let at = plain.indexOf('PAY'); at >= 0; at = plain.indexOf('PAY', at + 1)) {
    const part = plain.slice(at, at + REFERENCE_LENGTH)
    if (part.match(REFERENCE)?.[0] === part) found.add(part)
  }
  return [...found]
}
