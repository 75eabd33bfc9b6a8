/**
 * A row was to move to another state and did not: it was not in the state it was read in. Callers who know no other
 * answer let it roll everything back; it is logged and answered as a mistake of ours.
 */
export class NotMoved extends Error {
  override readonly name = 'NotMoved'
  constructor(
    readonly kind: 'order' | 'parcel' | 'payment' | 'auction' | 'payout',
    readonly id: string,
    readonly to: string,
  ) {
    super(`The ${kind} ${id} could not be moved to ${to}`)
  }
}
