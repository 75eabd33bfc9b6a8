import { days } from '../kernel/time'
import type { ParcelWindows } from './protection'
import type { Portion } from './refunds'
import type { ParcelState } from './states'

/** A line of a parcel, as far as its pieces are counted. */
export interface CountedLine {
  id: string
  isVirtual: boolean
  quantity: number
  refundedQuantity: number
}

/** What was shipped at one time. */
export interface ShippedPart {
  lines: readonly Portion[]
}

export const countPieces = (portions: readonly { quantity: number }[]): number =>
  portions.reduce((sum, { quantity }) => sum + quantity, 0)

const shippedOf = (parts: readonly ShippedPart[], id: string): number =>
  countPieces(parts.flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === id)))

/**
 * The pieces that can still be shipped: neither shipped with a part nor refunded. Files are not shipped.
 * @param parts empty while nothing was shipped
 */
export const piecesToShip = (lines: readonly CountedLine[], parts: readonly ShippedPart[]): Portion[] =>
  lines.flatMap(({ id, isVirtual, quantity, refundedQuantity }) => {
    const left = isVirtual ? 0 : quantity - refundedQuantity - shippedOf(parts, id)
    return left > 0 ? [{ lineId: id, quantity: left }] : []
  })

/**
 * How many pieces were shipped or refunded: what a form has seen of a parcel. Any part and any refund changes it.
 */
export const countGone = (lines: readonly CountedLine[], parts: readonly ShippedPart[]): number =>
  lines.reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0) +
  countPieces(parts.flatMap(({ lines: shipped }) => shipped))

/** Whether all of some pieces are among others, each line with as many. */
const areAmong = (some: readonly Portion[], others: readonly Portion[]): boolean =>
  some.every(({ lineId, quantity }) =>
    others.some((other) => other.lineId === lineId && other.quantity === quantity),
  )

/** Whether two choices of pieces are the same; a line named twice is another choice. */
export const areSamePieces = (some: readonly Portion[], others: readonly Portion[]): boolean =>
  some.length === others.length && areAmong(some, others) && areAmong(others, some)

/** Whether pieces of a parcel on its way are still to come: nothing else moves it until they are shipped or refunded. */
export const awaitsRest = (parcel: { state: ParcelState; restPieces: number }): boolean =>
  parcel.state === 'shipped' && parcel.restPieces > 0

/** When a seller is reminded of pieces that are still to be shipped; null when that would be too late. */
export function remindOfRestAt(
  now: number,
  dueAt: number | null,
  { remindDays }: Pick<ParcelWindows, 'remindDays'>,
): number | null {
  const at = now + days(remindDays)
  return dueAt !== null && at <= dueAt - days(1) ? at : null
}
