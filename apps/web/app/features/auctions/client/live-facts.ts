import type { AuctionEvent } from '@pasar/api'
import { senOf } from './watch-store'

/** What an auction has come to, in place of what the page knew. */
export const toFacts = (event: AuctionEvent) => ({
  price: senOf(event),
  bidCount: event.bids,
  leader: event.leader,
  state: event.state,
  endsAt: event.endsAt,
  isTaken: event.isTaken,
  // It tells how things stand with a page that was just opened, too: before the end nothing but an order stops bids.
  ...(event.isTaken && { isOpen: false }),
})
export type LiveFacts = ReturnType<typeof toFacts>

type Compared = Pick<LiveFacts, 'price' | 'bidCount' | 'state' | 'endsAt' | 'isTaken'>

/** Whether they say nothing that the page does not show. */
export const isSame = (a: Compared, b: Compared): boolean =>
  a.price === b.price &&
  a.bidCount === b.bidCount &&
  a.state === b.state &&
  a.endsAt === b.endsAt &&
  a.isTaken === b.isTaken

/** Takes no bids from the very end on, as the server does, before it has said so. @param overAt the end that has come */
export const closeAtEnd = <Facts extends { isOpen: boolean; endsAt: number }>(
  facts: Facts,
  overAt: number | null,
): Facts => (facts.isOpen && facts.endsAt === overAt ? { ...facts, isOpen: false } : facts)
