import type { ItemCard } from '@pasar/api'
import { discountPercent, toTileValues } from '@pasar/domain'
import { identify } from '../../../lib/page/identities.server'
import type { CardView } from '../client/card-view'

const MINUTE_MS = 60_000

/** Whole minutes until a time; 0 when it has passed. */
export const minutesUntil = (time: number, now: number): number =>
  Math.max(0, Math.ceil((time - now) / MINUTE_MS))

function makeCardView(card: ItemCard, now: number, withBlur: boolean): CardView {
  const [picture, ...more] = card.images
  const isAuction = card.listingType === 'Auction'
  const percent = isAuction ? null : discountPercent(card.price, card.originalPrice)
  return {
    ...toTileValues(card),
    ...(percent !== null && card.originalPrice !== null
      ? { originalPrice: card.originalPrice, percent }
      : undefined),
    ...(isAuction
      ? { minutesLeft: card.endsAt === null ? 0 : minutesUntil(card.endsAt, now), bids: card.bids ?? 0 }
      : undefined),
    ...(picture ? { picture: picture.key } : undefined),
    ...(more.length > 0 ? { more: more.map(({ key }) => key).join(' ') } : undefined),
    ...(picture && withBlur ? { blur: picture.blur } : undefined),
    storeName: card.storeName,
  }
}

/** What tiles show of cards that are kept in memory, which nobody changes: with a preview, and without. */
const keptViews = { blurred: new WeakMap<ItemCard, CardView>(), plain: new WeakMap<ItemCard, CardView>() }

function toCardView(card: ItemCard, now: number, withBlur: boolean): CardView {
  // An auction shows another time with each minute.
  if (card.listingType === 'Auction' || !Object.isFrozen(card)) return makeCardView(card, now, withBlur)
  const views = withBlur ? keptViews.blurred : keptViews.plain
  let view = views.get(card)
  if (view === undefined) {
    view = identify(makeCardView(card, now, withBlur))
    views.set(card, view)
  }
  return view
}

/** Previews count for what may be seen first; further on they would only make the page heavier. */
const WITH_BLUR = 12

/** Cards as tiles show them. Items without an id are left out. */
export const toCardViews = (cards: readonly ItemCard[], now: number): CardView[] =>
  cards.filter(({ id }) => id !== '').map((card, index) => toCardView(card, now, index < WITH_BLUR))
