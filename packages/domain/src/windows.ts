import { days, hours } from './time'

/** How long each may take who has to do something about a purchase, in milliseconds. */
export interface OrderWindows {
  /** The seller's money is held for so long after the delivery; a claim may be opened within it. */
  protection: number
  /** A parcel that is not shipped by then is cancelled and refunded. */
  ship: number
  /** The seller is reminded to ship. */
  shipReminder: number
  /** The seller answers a claim; after that an admin decides without the answer. */
  answer: number
  /** The winner of an auction checks out. */
  auctionCheckout: number
}

export const DEFAULT_WINDOWS: OrderWindows = {
  protection: days(7),
  ship: days(14),
  shipReminder: days(3),
  answer: days(3),
  auctionCheckout: hours(48),
}
