import type { CardView, LiveCard } from './card-view'
import { makeKeyedStore } from './keyed-store'

/** What has become of auctions since the page was made, by item. */
export const liveCards = makeKeyedStore<LiveCard>()

/** A card as its auction goes on while one looks at it. */
export function useLiveCard<Card extends CardView>(card: Card): Card {
  const live = liveCards.use(card.id)
  // A page that was read again may know of more bids.
  return live && live.bids >= (card.bids ?? 0) ? { ...card, ...live } : card
}
