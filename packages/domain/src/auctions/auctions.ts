import { DomainError } from '../kernel/errors'
import { formatRm } from '../kernel/format'
import { addSen, maxSen, minSen, type Sen, sen } from '../kernel/money'
import { hours, minutes } from '../kernel/time'

/** How long an auction runs, in days. */
export const AUCTION_DAYS = { least: 1, most: 14 } as const

/** A bid this close to the end moves it, so that nobody wins by being last. */
export const EXTENSION = { within: minutes(5), atMost: minutes(60) } as const

/** Bidders and watchers are notified this long before the end. */
export const ENDING_SOON = hours(1)

/** The highest maximum anyone may state: RM 1,000,000. */
export const HIGHEST_BID = sen(100_000_000)

/** Below a price, the increment; both in sen. Source: eBay's table of bid increments, in ringgit. */
const INCREMENTS: readonly (readonly [below: number, increment: number])[] = [
  [100, 5],
  [500, 25],
  [2_500, 50],
  [10_000, 100],
  [25_000, 250],
  [50_000, 500],
  [100_000, 1_000],
  [250_000, 2_500],
  [500_000, 5_000],
  [Number.POSITIVE_INFINITY, 10_000],
]

/** The least by which a bid at this price goes up. */
export function bidIncrement(price: Sen): Sen {
  const row = INCREMENTS.find(([below]) => price < below)
  return sen(row?.[1] ?? 10_000)
}

export const AUCTION_STATES = ['running', 'offered', 'sold', 'unsold'] as const
/** Running; ended and offered to somebody at a price; paid for; over without a sale. */
export type AuctionState = (typeof AUCTION_STATES)[number]

/** What decides about bids. */
export interface Bidding {
  startPrice: Sen
  /** Below it nothing is sold; nobody but the seller knows it. */
  reserve: Sen | null
  /** What everybody sees: the start price, until there is a bid. */
  price: Sen
  /** Bids that everybody sees; who raises their own maximum adds none. */
  bidCount: number
  leader: { bidderId: string; maximum: Sen } | null
  /** Milliseconds since the epoch, as the seller set it. */
  firstEndsAt: number
  endsAt: number
}

/** The least maximum that counts as a bid: the start price, then one increment above the price. */
export const leastBid = ({ leader, startPrice, price }: Bidding): Sen =>
  leader === null ? startPrice : addSen(price, bidIncrement(price))

export const isReserveMet = ({ reserve, leader }: Pick<Bidding, 'reserve' | 'leader'>): boolean =>
  reserve === null || (leader !== null && leader.maximum >= reserve)

export interface BidOutcome<State extends Bidding> {
  auction: State
  /** Something that everybody sees has changed: the price, the leader or the number of bids. */
  isSeen: boolean
  /** Who led until now and no longer does. */
  outbidId: string | null
}

/** Where the end is after a bid that changed the price. */
const endAfter = ({ endsAt, firstEndsAt }: Bidding, now: number): number =>
  endsAt - now > EXTENSION.within
    ? endsAt
    : Math.max(endsAt, Math.min(now + EXTENSION.within, firstEndsAt + EXTENSION.atMost))

/**
 * One bid: a bidder states a maximum, and the price rises only as far as it must (proxy bidding, as on eBay).
 * The price is the second maximum and one increment, at most the leader's maximum; of equal maxima the earlier
 * leads; a leading maximum that meets the reserve lifts the price to it. A bidder's own maximum again changes
 * nothing, whether they lead or not: an answer that was lost may be asked for again.
 * @param bid `ownMaximum` is what the bidder stated last, null without a bid
 * @throws DomainError AUCTION_ENDED; BID_TOO_LOW with `least` (such as RM 10.50); BID_BELOW_OWN for a leader who goes down
 */
export function placeBid<State extends Bidding>(
  auction: State,
  { bidderId, maximum, ownMaximum = null }: { bidderId: string; maximum: Sen; ownMaximum?: Sen | null },
  now: number,
): BidOutcome<State> {
  if (now >= auction.endsAt) throw new DomainError('AUCTION_ENDED')
  const { leader, reserve } = auction
  if (leader?.bidderId === bidderId) {
    if (maximum < leader.maximum) throw new DomainError('BID_BELOW_OWN')
    const price = reserve !== null && maximum >= reserve ? maxSen(auction.price, reserve) : auction.price
    const isSeen = price !== auction.price
    const raised = { ...auction, price, leader: { bidderId, maximum } }
    return {
      auction: isSeen
        ? { ...raised, bidCount: auction.bidCount + 1, endsAt: endAfter(auction, now) }
        : raised,
      isSeen,
      outbidId: null,
    }
  }
  if (maximum === ownMaximum) return { auction, isSeen: false, outbidId: null }
  const least = leastBid(auction)
  if (maximum < least) throw new DomainError('BID_TOO_LOW', { least: formatRm(least) })

  const isAhead = leader === null || maximum > leader.maximum
  const ahead = isAhead ? { bidderId, maximum } : leader
  const second = isAhead ? (leader?.maximum ?? null) : maximum
  const asked = second === null ? auction.startPrice : addSen(second, bidIncrement(second))
  const lifted = reserve !== null && ahead.maximum >= reserve ? maxSen(asked, reserve) : asked
  const price = maxSen(auction.price, minSen(lifted, ahead.maximum))
  const endsAt = price === auction.price ? auction.endsAt : endAfter(auction, now)
  return {
    auction: { ...auction, price, bidCount: auction.bidCount + 1, leader: ahead, endsAt },
    isSeen: true,
    outbidId: isAhead && leader !== null ? leader.bidderId : null,
  }
}

/** A name as others see it who bid, too: its first and last letter. */
export function maskName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment)
  const last = letters.length > 2 ? letters.at(-1) : ''
  return `${letters[0] ?? ''}•••${last}`
}
