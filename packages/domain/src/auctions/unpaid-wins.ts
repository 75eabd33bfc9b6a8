import { days } from '../kernel/time'

/** Who won so often within that time and did not buy confirms a card before they bid again. */
export const UNPAID_WINS = { most: 2, within: days(90) } as const

/** The unpaid wins of a member within that time, and when they last confirmed a card; times in milliseconds. */
export interface BidderRecord {
  unpaid: number
  lastUnpaidAt: number | null
  cardConfirmedAt: number | null
}

/** Whether a member has to confirm a card before they bid: a confirmation counts until the next unpaid win. */
export const needsCard = ({ unpaid, lastUnpaidAt, cardConfirmedAt }: BidderRecord): boolean =>
  unpaid >= UNPAID_WINS.most && (cardConfirmedAt === null || cardConfirmedAt < (lastUnpaidAt ?? 0))
