import { findSales, findUsualCourier, type ParcelToShip } from '@pasar/db'
import {
  awaitsRest,
  type CsvRow,
  courierNames,
  DomainError,
  isTrackingNumber,
  MAX_SHIPPED_AT_ONCE,
  MAX_TRACKING_BYTES,
  readPastedRows,
  readTrackingTable,
  type TrackingRow,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { makeLimiter } from '../../platform/concurrency-limiter'
import type { Context } from '../../platform/context'
import { readTableFile } from '../../platform/tables/table-file'

/** The seller's own paid parcels among these, up to as many as one form ships; others are left out. */
export const salesToShip = (
  ctx: Context,
  seller: Seller<'ship'>,
  ids: readonly string[],
): Promise<ParcelToShip[]> =>
  findSales(ctx.db, seller.id, { ids: [...new Set(ids)].slice(0, MAX_SHIPPED_AT_ONCE) })

/** The names of those who carry new parcels, in the order of forms. */
export const shippingCouriers = async (ctx: Context): Promise<string[]> =>
  courierNames((await ctx.settings.read()).couriers)

/** Who carried what the seller shipped last, while they carry new parcels; empty before the first. */
export async function usualCourier(ctx: Context, seller: Seller<'ship'>): Promise<string> {
  const [last, names] = await Promise.all([findUsualCourier(ctx.db, seller.id), shippingCouriers(ctx)])
  return last !== null && names.includes(last) ? last : ''
}

/** A cell that says nothing we understand: its parcel is in the form, to be corrected there. */
export interface WrongCell {
  line: number
  column: 'courier' | 'trackingNumber'
  text: string
}

export interface MatchedTable {
  found: (ParcelToShip & Pick<TrackingRow, 'courier' | 'trackingNumber'>)[]
  /** Lines of which no parcel waits to be shipped. */
  unknown: Pick<TrackingRow, 'line' | 'number'>[]
  /** Lines with the number of the part that has left, while the rest of the parcel is still to be shipped. */
  partOnly: (Pick<TrackingRow, 'line' | 'number'> & Pick<ParcelToShip, 'id' | 'restPieces'>)[]
  wrong: WrongCell[]
  /** Lines beyond what one form ships. */
  leftOut: number
}

/** Whether something of it can be shipped: all of it, or the rest. */
export const isToShip = (sale: Pick<ParcelToShip, 'state' | 'restPieces'>): boolean =>
  sale.state === 'to_ship' || awaitsRest(sale)

const findWrong = ({ line, courier, typedCourier, trackingNumber }: TrackingRow): WrongCell[] => [
  ...(courier === '' ? [{ line, column: 'courier', text: typedCourier } as const] : []),
  ...(isTrackingNumber(trackingNumber)
    ? []
    : [{ line, column: 'trackingNumber', text: trackingNumber } as const]),
]

/** What a table would ship; nothing is written. A parcel that is named twice counts with its last line. */
async function matchRows(ctx: Context, seller: Seller<'ship'>, table: CsvRow[]): Promise<MatchedTable> {
  const all = readTrackingTable(table, await shippingCouriers(ctx))
  if (all.length === 0) throw new DomainError('TRACKING_EMPTY')
  const rows = all.slice(0, MAX_SHIPPED_AT_ONCE)
  const sales = await findSales(ctx.db, seller.id, { numbers: rows.map(({ number }) => number) })
  const waiting = new Map(sales.filter(isToShip).map((sale) => [sale.number, sale]))
  const found = new Map<string, MatchedTable['found'][number]>()
  const unknown: MatchedTable['unknown'] = []
  const partOnly: MatchedTable['partOnly'] = []
  const wrong = new Map<string, WrongCell[]>()
  for (const row of rows) {
    const { line, number, courier, trackingNumber } = row
    const sale = waiting.get(number)
    if (!sale) {
      unknown.push({ line, number })
      continue
    }
    // The file of a seller's orders brings that number along.
    if (awaitsRest(sale) && sale.trackingNumber === trackingNumber) {
      partOnly.push({ line, number, id: sale.id, restPieces: sale.restPieces })
      continue
    }
    found.set(sale.id, { ...sale, courier, trackingNumber })
    wrong.set(sale.id, findWrong(row))
  }
  return {
    found: [...found.values()],
    unknown,
    partOnly,
    wrong: [...wrong.values()].flat(),
    leftOut: all.length - rows.length,
  }
}

/** What a pasted table would ship. @throws DomainError TRACKING_EMPTY */
export const matchTable = (ctx: Context, seller: Seller<'ship'>, table: string): Promise<MatchedTable> =>
  matchRows(ctx, seller, readPastedRows(table))

/** Each holds a file in memory. */
const inTurn = makeLimiter(2, 4)

/**
 * What a CSV or XLSX file would ship; nothing is kept of it.
 * @throws DomainError TRACKING_FILE_KIND, TRACKING_EMPTY, TOO_MANY_REQUESTS, BUSY, and those of `readTableFile`
 */
export async function matchTableFile(
  ctx: Context,
  seller: Seller<'ship'>,
  content: AsyncIterable<Uint8Array>,
): Promise<MatchedTable> {
  await ctx.limits.take('import', seller.person.id)
  try {
    return await inTurn(async () => {
      const { rows } = await readTableFile(content, MAX_TRACKING_BYTES)
      return matchRows(ctx, seller, rows)
    })
  } catch (error) {
    const isOther =
      error instanceof DomainError && (error.code === 'IMPORT_FILE_KIND' || error.code === 'IMPORT_COLUMNS')
    throw isOther ? new DomainError('TRACKING_FILE_KIND') : error
  }
}
