import {
  type Db,
  findFetchedLines,
  findOrderLines,
  findParcels,
  type OrderLineView,
  type ParcelView,
} from '@pasar/db'
import {
  allPortions,
  type Portion,
  type Refund,
  type Sen,
  valuePortions,
  withAllShipping,
} from '@pasar/domain'
import { refundableOf } from './release'

export interface CancelRefund {
  /** Of the parcel. */
  lines: OrderLineView[]
  portions: Portion[]
  back: Refund
  /** Whether nothing of the parcel is kept. */
  isWhole: boolean
}

/**
 * What the buyer gets back when a parcel is cancelled before anything of it was shipped: all that is left of it with its
 * shipping, but for the files that they have downloaded.
 * @param withFetched those too
 */
export async function findCancelRefund(
  db: Db,
  orderId: string,
  parcel: ParcelView,
  withFetched: boolean,
): Promise<CancelRefund> {
  const all = await findOrderLines(db, orderId)
  const lines = all.filter(({ parcelId }) => parcelId === parcel.id)
  const fetched = withFetched ? new Set<string>() : await findFetchedLines(db, orderId)
  return { lines, ...valueCancel(parcel, lines, fetched) }
}

function valueCancel(parcel: ParcelView, lines: readonly OrderLineView[], fetched: ReadonlySet<string>) {
  const refundable = refundableOf(parcel, lines)
  const left = allPortions(refundable)
  const portions = left.filter(({ lineId }) => !fetched.has(lineId))
  const pieces = valuePortions(refundable, portions, true)
  const isWhole = portions.length === left.length
  return { portions, isWhole, back: isWhole ? pieces : withAllShipping(refundable, pieces) }
}

/** Of each parcel of an order that was not shipped, what its buyer gets back when it is cancelled. */
export async function findCancelRefunds(db: Db, orderId: string): Promise<Record<string, Sen>> {
  const [parcels, lines, fetched] = await Promise.all([
    findParcels(db, orderId),
    findOrderLines(db, orderId),
    findFetchedLines(db, orderId),
  ])
  const amounts = parcels.flatMap((parcel) => {
    if (parcel.state !== 'to_ship') return []
    const own = lines.filter(({ parcelId }) => parcelId === parcel.id)
    return [[parcel.id, valueCancel(parcel, own, fetched).back.paid] as const]
  })
  return Object.fromEntries(amounts)
}
