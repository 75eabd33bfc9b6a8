import { plainName } from '../shipping/couriers'

/** How many parcels are shipped with one form. */
export const MAX_SHIPPED_AT_ONCE = 100

/** A row of a pasted table: an order number, a courier and a tracking number, as they were typed. */
export interface TrackingRow {
  /** Counted from 1. */
  line: number
  number: string
  courier: string
  trackingNumber: string
}

/** The sign between the cells of a line: what spreadsheets copy, and what they save. */
const separatorOf = (line: string): string => ['\t', ';', ','].find((sign) => line.includes(sign)) ?? ','

/** The cells of one line; quotes hold a cell together, and two of them are one. */
function cutCells(line: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? ''
    const last = cells.length - 1
    if (sign === '"' && isQuoted && line[at + 1] === '"') {
      cells[last] += '"'
      at += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) cells.push('')
    else cells[last] += sign
  }
  return cells.map((cell) => cell.trim())
}

/** A courier as stored; empty for one that is not known. */
const findCourier = (typed: string, names: readonly string[]): string =>
  plainName(typed) === '' ? '' : (names.find((name) => plainName(name) === plainName(typed)) ?? '')

/** One of ours may have no digit at all. */
const ORDER_NUMBER = /^#?(?:PSR-[\w-]+|(?=.*\d)[\w-]{4,40})$/i

/**
 * Reads what a seller pastes: one parcel a line, as order number, courier, tracking number. A head line is left
 * out, and so are empty lines.
 * @param names of the couriers that there are
 */
export function readTrackingRows(text: string, names: readonly string[]): TrackingRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const [number = '', courier = '', trackingNumber = ''] = cutCells(line, separatorOf(line))
    if (at === 0 && !ORDER_NUMBER.test(number)) return []
    const known = number.replace(/^#/, '').toUpperCase()
    return [{ line: at + 1, number: known, courier: findCourier(courier, names), trackingNumber }]
  })
}
