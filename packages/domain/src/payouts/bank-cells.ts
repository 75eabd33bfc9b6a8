import { parseRinggit, type Sen, sen, ZERO } from '../kernel/money'
import { days, MALAYSIA_OFFSET } from '../kernel/time'

/** No cell that says a date or an amount is longer; what is longer is not looked into. */
const MAX_CELL = 40

/** By the first three letters, in English and Malay. */
const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mac: 3,
  apr: 4,
  may: 5,
  mei: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  ogo: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dis: 12,
}

/** No statement that is read in begins earlier. */
const FIRST_YEAR = 2000
/** When Excel's days begin to count, its leap year 1900 and all. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30)

function makeDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? at.toISOString().slice(0, 10) : null
}

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year))

const FORMS: readonly [RegExp, (parts: readonly string[]) => string | null][] = [
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/,
    ([, y = '', m = '', d = '']) => makeDay(Number(y), Number(m), Number(d)),
  ],
  // The day comes first in Malaysia.
  [
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[, ].*)?$/,
    ([, d = '', m = '', y = '']) => makeDay(fullYear(y), Number(m), Number(d)),
  ],
  [
    /^(\d{1,2})[-/. ]?([a-z]{3})[a-z]*\.?[-/. ,]*(\d{4}|\d{2})(?:[, ].*)?$/,
    ([, d = '', m = '', y = '']) => makeDay(fullYear(y), MONTHS[m] ?? 0, Number(d)),
  ],
  [/^(\d{4})(\d{2})(\d{2})$/, ([, y = '', m = '', d = '']) => makeDay(Number(y), Number(m), Number(d))],
  [
    /^(\d{5})(?:\.\d+)?$/,
    ([, serial = '']) => new Date(EXCEL_EPOCH + days(Number(serial))).toISOString().slice(0, 10),
  ],
]

/**
 * A calendar day as banks and Excel write it, e.g. "23/11/2026", "23 Nov 2026", "23-Ogos-26", "20261123", as
 * "2026-11-23". Null for what is no day, lies before 2000 or is still to come.
 */
export function readBankDay(cell: string, now: number): string | null {
  const typed = cell.trim().replace(/^'/, '').toLowerCase()
  if (typed === '' || typed.length > MAX_CELL) return null
  for (const [form, make] of FORMS) {
    const parts = form.exec(typed)
    if (!parts) continue
    const day = make(parts)
    const today = new Date(now + MALAYSIA_OFFSET).toISOString().slice(0, 10)
    return day !== null && day >= `${FIRST_YEAR}-01-01` && day <= today ? day : null
  }
  return null
}

export interface BankAmount {
  /** Without its sign. */
  amount: Sen
  /** What stood at the amount: nothing, or that it left or reached the account. */
  sign: 'out' | 'in' | null
}

/**
 * An amount as banks write it: "1,234.50", "RM 5.00", "(1,234.50)", "-5", "5.00-", "5.00 DR", "5.00CR". An empty cell and a
 * dash are 0; null for anything else, formulas and a third decimal among them.
 */
export function readBankAmount(cell: string): BankAmount | null {
  if (cell.length > MAX_CELL) return null
  let typed = cell.replace(/[\s\u00a0]+/g, '').toUpperCase()
  // Excel's mark of a text, with which a file keeps a sign from being calculated.
  typed = typed.replace(/^'/, '')
  if (typed === '' || /^-+$/.test(typed)) return { amount: ZERO, sign: null }
  let sign: BankAmount['sign'] = null
  const parts =
    /^(\()?([-+])?(?:RM|MYR)?([-+])?([\d.,]+)([-+])?(\))?(DR|CR|D|C)?$/.exec(typed) ??
    /^(\()?([-+])?(?:RM|MYR)?([-+])?([\d.,]+)(DR|CR|D|C)?(\))?$/.exec(typed)
  if (!parts) return null
  if (typed.includes('(') !== typed.includes(')')) return null
  const signs = typed.replace(/[^-+(]/g, '')
  if (signs.length > 1) return null
  const letters = /(DR|CR|D|C)\)?$/.exec(typed)?.[1] ?? ''
  if (letters !== '') sign = letters.startsWith('D') ? 'out' : 'in'
  else if (signs !== '') sign = signs === '+' ? 'in' : 'out'
  const amount = parseRinggit((parts[4] ?? '').replace(/^\./, '0.').replace(/\.$/, ''))
  return amount === null ? null : { amount, sign }
}

/** A balance: below 0 for an overdraft. Null where the cell says none. */
export function readBankBalance(cell: string): Sen | null {
  const read = cell.trim() === '' ? null : readBankAmount(cell)
  if (read === null) return null
  return read.sign === 'out' ? sen(0 - read.amount) : read.amount
}
