import { type ItemCard, wishedOf } from '@pasar/api'
import { discountPercent, toTileValues } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { actorOf } from '../../../lib/session/guards.server'
import { writeWishes } from '../../wishlist/components/wishes'
import type { CardView } from '../client/card-view'

const MINUTE_MS = 60_000

/** Whole minutes until a time; 0 when it has passed. */
export const minutesUntil = (time: number, now: number): number =>
  Math.max(0, Math.ceil((time - now) / MINUTE_MS))

function toCardView(card: ItemCard, now: number, withBlur: boolean): CardView {
  const [picture, ...more] = card.images
  const isAuction = card.listingType === 'Auction'
  const percent = isAuction ? null : discountPercent(card.price, card.originalPrice)
  return {
    ...toTileValues(card),
    ...(percent !== null && card.originalPrice !== null
      ? { originalPrice: card.originalPrice, percent }
      : undefined),
    ...(isAuction ? { minutesLeft: card.endsAt === null ? 0 : minutesUntil(card.endsAt, now) } : undefined),
    ...(picture ? { picture: picture.key } : undefined),
    ...(more.length > 0 ? { more: more.map(({ key }) => key).join(' ') } : undefined),
    ...(picture && withBlur ? { blur: picture.blur } : undefined),
    storeName: card.storeName,
  }
}

/** Previews count for what may be seen first; further on they would only make the page heavier. */
const WITH_BLUR = 12

/** Which of these items are on the wishlist of whoever asks, as one text for `WishesOf`. */
export const findWishes = async (context: AppLoadContext, itemIds: readonly string[]): Promise<string> =>
  context.shared?.slots?.text('wishes') ??
  writeWishes(context.shared ? new Set() : await wishedOf(context.ctx, await actorOf(context), itemIds))

/** Cards as tiles show them. Items without an id are left out. */
export const toCardViews = (cards: readonly ItemCard[], now: number): CardView[] =>
  cards.filter(({ id }) => id !== '').map((card, index) => toCardView(card, now, index < WITH_BLUR))
