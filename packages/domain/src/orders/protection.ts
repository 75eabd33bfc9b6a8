import { days, hours } from '../kernel/time'
import type { ParcelState } from './states'

/** The windows of buyer protection. Each is frozen on the parcel or claim when it begins. */
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

const HOME = 'MY'

/** From when a parcel that is on its way may be claimed as not received. */
export const lateFrom = (shippedAt: number, country: string): number =>
  shippedAt + (country === HOME ? WINDOWS.lateHome : WINDOWS.lateAbroad)

/**
 * When the clock moves a parcel on that came into a state at `at`: unshipped it is cancelled, shipped it counts
 * as delivered, delivered it is completed. Null where it waits for people.
 */
export function parcelDueAt(state: ParcelState, at: number, country: string): number | null {
  switch (state) {
    case 'to_ship':
      return at + WINDOWS.ship
    case 'shipped':
      return at + (country === HOME ? WINDOWS.arriveHome : WINDOWS.arriveAbroad)
    case 'delivered':
      return at + WINDOWS.protect
    default:
      return null
  }
}
