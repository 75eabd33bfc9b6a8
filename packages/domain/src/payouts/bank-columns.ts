import type { CsvRow } from '../platform/read-csv'

/** What a column of a bank's statement can say. Words may stand in several columns, all others in one. */
export const BANK_COLUMNS = [
  'date',
  'words',
  'reference',
  'debit',
  'credit',
  'amount',
  'way',
  'balance',
] as const
export type BankColumn = (typeof BANK_COLUMNS)[number]

/** Of which a statement may have several: their texts are joined. */
const JOINED: readonly BankColumn[] = ['words', 'reference']

export const MAX_STATEMENT_LINES = 20_000
export const MAX_STATEMENT_BYTES = 8 * 1024 * 1024
/** Columns beyond that are not offered. */
export const MAX_STATEMENT_COLUMNS = 30

/** Where a statement has what. */
export interface BankMapping {
  /** The first row of the file that is a line, as the file counts. */
  firstRow: number
  /** What each column of the file says; null for what nobody needs. */
  columns: readonly (BankColumn | null)[]
}

/** How banks in Malaysia call their columns, in English and Malay, as `fold` leaves it. */
const NAMES: Readonly<Record<BankColumn, readonly string[]>> = {
  date: [
    'date',
    'transaction date',
    'trx date',
    'txn date',
    'trans date',
    'tran date',
    'posting date',
    'posted date',
    'entry date',
    'value date',
    'effective date',
    'date time',
    'transaction date time',
    'tarikh',
    'tarikh transaksi',
    'tarikh urus niaga',
    'tarikh urusniaga',
    'tarikh catatan',
    'tarikh kemasukan',
    'tarikh pos',
  ],
  words: [
    'description',
    'transaction description',
    'description 1',
    'description 2',
    'detail',
    'details',
    'transaction details',
    'transaction detail',
    'particulars',
    'narrative',
    'narration',
    'remarks',
    'remark',
    'beneficiary',
    'beneficiary name',
    'sender recipient name',
    'recipient name',
    'payee',
    'keterangan',
    'keterangan transaksi',
    'butiran',
    'butiran transaksi',
    'butir butir',
    'butir urus niaga',
    'huraian',
    'perihal',
    'catatan',
    'penerangan',
    'nama penerima',
  ],
  reference: [
    'reference',
    'reference 1',
    'reference 2',
    'ref',
    'ref no',
    'reference no',
    'reference number',
    'transaction reference',
    'transaction ref',
    'transaction ref no',
    'recipient reference',
    'customer reference',
    'your reference',
    'cheque no',
    'cheque number',
    'cheque no ref no',
    'payment reference',
    'payment details',
    'other payment details',
    'rujukan',
    'no rujukan',
    'nombor rujukan',
    'rujukan transaksi',
    'rujukan penerima',
    'rujukan pelanggan',
    'no cek',
  ],
  debit: [
    'debit',
    'debit amount',
    'debits',
    'dr',
    'dr amount',
    'withdrawal',
    'withdrawals',
    'withdrawal amount',
    'money out',
    'paid out',
    'payment out',
    'amaun debit',
    'jumlah debit',
    'pengeluaran',
    'keluar',
    'wang keluar',
    'duit keluar',
  ],
  credit: [
    'credit',
    'credit amount',
    'credits',
    'cr',
    'cr amount',
    'deposit',
    'deposits',
    'deposit amount',
    'money in',
    'paid in',
    'payment in',
    'kredit',
    'amaun kredit',
    'jumlah kredit',
    'simpanan',
    'masuk',
    'wang masuk',
    'duit masuk',
  ],
  amount: ['amount', 'transaction amount', 'amaun', 'amaun transaksi', 'jumlah', 'jumlah transaksi'],
  way: [
    'dr cr',
    'cr dr',
    'd c',
    'c d',
    'debit credit',
    'credit debit',
    'debit credit indicator',
    'dr cr indicator',
    'sign',
    'debit kredit',
  ],
  balance: [
    'balance',
    'running balance',
    'account balance',
    'ledger balance',
    'closing balance',
    'statement balance',
    'available balance',
    'baki',
    'baki akaun',
    'baki akhir',
    'baki lejar',
    'baki semasa',
    'baki penyata',
  ],
}

const BY_NAME = new Map(BANK_COLUMNS.flatMap((column) => NAMES[column].map((name) => [name, column])))

/** "Debit (RM)" and "DEBIT AMOUNT_MYR" as the list above has them. Cells may be long: only their beginning is a name. */
const fold = (cell: string): string =>
  cell
    .slice(0, 80)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:rm|myr)\b/g, '')
    .replace(/ +/g, ' ')
    .trim()

/** Names of several columns stand in most heads; the first is taken, so that a value date does not replace the date. */
function nameColumns(cells: readonly string[]): (BankColumn | null)[] {
  const taken = new Set<BankColumn>()
  return cells.slice(0, MAX_STATEMENT_COLUMNS).map((cell) => {
    const column = BY_NAME.get(fold(cell)) ?? null
    if (column === null || (taken.has(column) && !JOINED.includes(column))) return null
    taken.add(column)
    return column
  })
}

/** What keeps lines from being read; null when nothing does. */
export function mappingProblem(
  columns: readonly (BankColumn | null)[],
): 'noDate' | 'noWords' | 'noAmount' | 'twice' | null {
  const has = (column: BankColumn): boolean => columns.includes(column)
  const isTwice = BANK_COLUMNS.some(
    (column) => !JOINED.includes(column) && columns.filter((own) => own === column).length > 1,
  )
  if (isTwice) return 'twice'
  if (!has('date')) return 'noDate'
  if (!has('words') && !has('reference')) return 'noWords'
  return has('amount') || (has('debit') && has('credit')) ? null : 'noAmount'
}

/** Names of an account, a period and an address stand above the lines of most statements. */
const HEAD_WITHIN = 60

/** Finds the head of a statement among its first rows; null where no row is one. */
export function findBankMapping(rows: readonly CsvRow[]): BankMapping | null {
  for (const { row, cells } of rows.slice(0, HEAD_WITHIN)) {
    const columns = nameColumns(cells)
    if (mappingProblem(columns) === null) return { firstRow: row + 1, columns }
  }
  return null
}
