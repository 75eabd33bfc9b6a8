import { maxSen, type Sen, sen } from '../kernel/money'

/** A maximum is unusual from this multiple of the price, and this amount (in sen) above it: a lost decimal point, or a digit typed twice. */
const UNUSUAL = { times: 10, above: sen(10_000) } as const

/**
 * Whether a maximum is so far above all that is known of an auction that whoever types it is asked once more.
 * @param ownMaximum what they have stated before; null without a bid
 */
export function isUnusualBid(maximum: Sen, price: Sen, ownMaximum: Sen | null): boolean {
  const known = ownMaximum === null ? price : maxSen(price, ownMaximum)
  return maximum > known * UNUSUAL.times && maximum - known > UNUSUAL.above
}
