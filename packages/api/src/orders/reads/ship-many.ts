import { findSales, type ParcelToShip } from '@pasar/db'
import { courierNames, MAX_SHIPPED_AT_ONCE, readTrackingRows, type TrackingRow } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'

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

export interface MatchedTable {
  found: (ParcelToShip & Pick<TrackingRow, 'courier' | 'trackingNumber'>)[]
  /** Lines of which no parcel waits to be shipped. */
  unknown: Pick<TrackingRow, 'line' | 'number'>[]
  /** Lines beyond what one form ships. */
  leftOut: number
}

/** What a pasted table would ship; nothing is written. A parcel that is named twice counts with its last line. */
export async function matchTable(ctx: Context, seller: Seller<'ship'>, table: string): Promise<MatchedTable> {
  const all = readTrackingRows(table, await shippingCouriers(ctx))
  const rows = all.slice(0, MAX_SHIPPED_AT_ONCE)
  const sales = await findSales(ctx.db, seller.id, { numbers: rows.map(({ number }) => number) })
  const waiting = new Map(sales.filter(({ state }) => state === 'to_ship').map((sale) => [sale.number, sale]))
  const found = new Map<string, MatchedTable['found'][number]>()
  const unknown: MatchedTable['unknown'] = []
  for (const { line, number, courier, trackingNumber } of rows) {
    const sale = waiting.get(number)
    if (sale) found.set(sale.id, { ...sale, courier, trackingNumber })
    else unknown.push({ line, number })
  }
  return { found: [...found.values()], unknown, leftOut: all.length - rows.length }
}
