import { type Db, findFetchedLines, findOrderLines, type OrderLineView, type ParcelView } from '@pasar/db'
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

/** The same for parcels of one order that were read with their lines. @returns amounts in sen by parcel, of those not shipped */
export async function findCancelRefunds(
  db: Db,
  orderId: string,
  parcels: readonly (ParcelView & { lines: readonly OrderLineView[] })[],
): Promise<Record<string, Sen>> {
  const waiting = parcels.filter(({ state }) => state === 'to_ship')
  const hasFiles = waiting.some(({ lines }) => lines.some(({ isVirtual }) => isVirtual))
  const fetched = hasFiles ? await findFetchedLines(db, orderId) : new Set<string>()
  return Object.fromEntries(
    waiting.map((parcel) => [parcel.id, valueCancel(parcel, parcel.lines, fetched).back.paid]),
  )
}
