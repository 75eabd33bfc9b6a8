import { days, hours } from '../kernel/time'
import type { ParcelState } from './states'

/**
 * The windows of buyer protection. Each is frozen on the parcel or claim when it begins. Those that `WINDOW_FIELDS` names are
 * settings: here they are as they hold until an admin sets others.
 */
export const WINDOWS = {
  /** A seller who has not shipped is reminded, and then the parcel is cancelled and refunded. */
  remindSeller: days(3),
  ship: days(14),
  /** After shipping: from when "not received" can be claimed, and when a parcel counts as delivered by itself. */
  lateHome: days(5),
  lateAbroad: days(14),
  arriveHome: days(14),
  arriveAbroad: days(28),
  /** After delivery: claims and returns; then the parcel is completed and its money released. */
  protect: days(7),
  /** A claim the seller does not answer goes to us. */
  sellerAnswers: days(3),
  /** A claim whose buyer does nothing more about it ends. */
  buyerAnswers: days(7),
  /** Goods sent back whose arrival nobody confirms: the claim goes to us. */
  returnArrives: days(14),
  /** We decide what both sides could not agree about. */
  weDecide: days(3),
  /** The winner of an auction checks out. */
  auctionCheckout: hours(48),
} as const

/** The days that were agreed with an order: its parcels keep them, whatever is set later. */
export interface ParcelWindows {
  /** Within them it is shipped, counted from the payment. */
  shipDays: number
  /** After them its seller is reminded. */
  remindDays: number
  /** In them its buyer is protected, counted from its delivery. */
  protectDays: number
}

export const USUAL_WINDOWS: ParcelWindows = {
  shipDays: WINDOWS.ship / days(1),
  remindDays: WINDOWS.remindSeller / days(1),
  protectDays: WINDOWS.protect / days(1),
}

const HOME = 'MY'

/** From when a parcel that is on its way may be claimed as not received. */
export const lateFrom = (shippedAt: number, country: string): number =>
  shippedAt + (country === HOME ? WINDOWS.lateHome : WINDOWS.lateAbroad)

/**
 * When the clock moves a parcel on that came into a state at `at`: unshipped it is cancelled, shipped it counts
 * as delivered, delivered it is completed. Null where it waits for people.
 */
export function parcelDueAt(
  state: ParcelState,
  at: number,
  country: string,
  windows: ParcelWindows,
): number | null {
  switch (state) {
    case 'to_ship':
      return at + days(windows.shipDays)
    case 'shipped':
      return at + (country === HOME ? WINDOWS.arriveHome : WINDOWS.arriveAbroad)
    case 'delivered':
      return at + days(windows.protectDays)
    default:
      return null
  }
}
