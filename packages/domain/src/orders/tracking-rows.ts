import { type CsvRow, readCsvCell } from '../platform/read-csv'
import { plainName } from '../shipping/couriers'

/** Of a file of parcels. */
export const MAX_TRACKING_BYTES = 1024 * 1024
/** No cell of one is longer. */
const MAX_CELL = 100

/** How many parcels are shipped with one form. */
export const MAX_SHIPPED_AT_ONCE = 100

/** A row of a table: an order number, a courier and a tracking number, as they were typed. */
export interface TrackingRow {
  /** Counted from 1. */
  line: number
  number: string
  /** As it is stored; empty for one that is not known. */
  courier: string
  typedCourier: string
  trackingNumber: string
}

/** The character between the cells of a line: what spreadsheets copy, and what they save. */
const separatorOf = (line: string): string =>
  ['\t', ';', ','].find((character) => line.includes(character)) ?? ','

/** The cells of one line; quotes hold a cell together, and two of them are one. */
function cutCells(line: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const character = line[at] ?? ''
    const last = cells.length - 1
    if (character === '"' && isQuoted && line[at + 1] === '"') {
      cells[last] += '"'
      at += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (character === separator && !isQuoted) cells.push('')
    else cells[last] += character
  }
  return cells.map((cell) => cell.trim())
}

/** A courier as stored; empty for one that is not known. */
const findCourier = (typed: string, names: readonly string[]): string =>
  plainName(typed) === '' ? '' : (names.find((name) => plainName(name) === plainName(typed)) ?? '')

/** One of ours may have no digit at all. */
const ORDER_NUMBER = /^#?(?:PSR-[\w-]+|(?=.*\d)[\w-]{4,40})$/i

/** How the columns are called, as `plainName` leaves it: in the market's own export in each language, and as people write. */
const HEADS: Readonly<Record<'number' | 'courier' | 'trackingNumber', readonly string[]>> = {
  number: [
    'order',
    'orderno',
    'ordernumber',
    'orderid',
    '订单',
    '订单号',
    'pesanan',
    'nopesanan',
    'nomborpesanan',
  ],
  courier: ['courier', 'carrier', 'shippingcompany', '快递', '快递公司', '物流', 'kurier'],
  trackingNumber: [
    'tracking',
    'trackingno',
    'trackingnumber',
    'awb',
    '运单号',
    '快递单号',
    'penjejakan',
    'nopenjejakan',
    'nomborpenjejakan',
  ],
}
type Column = keyof typeof HEADS

/** Without a head the columns stand in this order. */
const USUAL: Record<Column, number> = { number: 0, courier: 1, trackingNumber: 2 }

/** Where a head has which column; null for a row that is no head. */
function findColumns(cells: readonly string[]): Record<Column, number> | null {
  const names = cells.map(plainName)
  const at = (column: Column): number => names.findIndex((name) => HEADS[column].includes(name))
  const found = { number: at('number'), courier: at('courier'), trackingNumber: at('trackingNumber') }
  return found.number < 0 || found.trackingNumber < 0 ? null : found
}

/**
 * Reads a table of parcels: one a row, as order number, courier, tracking number, or in the order that its head says.
 * @param names of the couriers that there are
 */
export function readTrackingTable(rows: readonly CsvRow[], names: readonly string[]): TrackingRow[] {
  let columns = USUAL
  return rows.flatMap(({ row, cells }, index) => {
    const read = (column: Column): string =>
      readCsvCell((cells[columns[column]] ?? '').trim()).slice(0, MAX_CELL)
    const head = index === 0 ? findColumns(cells) : null
    if (head) columns = head
    if (head || (index === 0 && !ORDER_NUMBER.test(read('number')))) return []
    const typed = read('courier')
    return [
      {
        line: row,
        number: read('number').replace(/^#/, '').toUpperCase(),
        courier: findCourier(typed, names),
        typedCourier: typed,
        trackingNumber: read('trackingNumber'),
      },
    ]
  })
}

/** The rows of what was pasted, each with a separator of its own. A line is a row, also where a quote is left open. */
export function readPastedRows(text: string): CsvRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  return lines.flatMap((line, at) =>
    line.trim() === '' ? [] : [{ row: at + 1, cells: cutCells(line, separatorOf(line)) }],
  )
}
