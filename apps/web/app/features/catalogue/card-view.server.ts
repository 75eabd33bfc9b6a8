import { type ItemCard, wishedOf } from '@pasar/api'
import { discountPercent } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { actorOf } from '../../lib/guards.server'
import type { CardView } from './card-view'

const MINUTE_MS = 60_000

/** Whole minutes until a time; 0 when it has passed. */
export const minutesUntil = (time: number, now: number): number =>
  Math.max(0, Math.ceil((time - now) / MINUTE_MS))

function toCardView(card: ItemCard, now: number, isWished: boolean, withBlur: boolean): CardView {
  const [picture] = card.images
  const isAuction = card.listingType === 'Auction'
  const percent = isAuction ? null : discountPercent(card.price, card.originalPrice)
  return {
    id: card.id,
    slug: card.slug,
    title: card.title,
    price: card.price,
    ...(percent !== null && card.originalPrice !== null
      ? { originalPrice: card.originalPrice, percent }
      : undefined),
    stock: card.stock,
    ...(isAuction ? { minutesLeft: card.endsAt === null ? 0 : minutesUntil(card.endsAt, now) } : undefined),
    rating: card.rating,
    reviews: card.reviews,
    ...(picture ? { picture: picture.key } : undefined),
    ...(picture && withBlur ? { blur: picture.blur } : undefined),
    storeName: card.storeName,
    isWished,
  }
}

/** Previews count for what may be seen first; further on they would only make the page heavier. */
const WITH_BLUR = 12

/**
 * Several lists of cards as tiles show them, with one look into the wishlist for all of them. Items without
 * an id are left out.
 */
export async function toShelves<Name extends string>(
  context: AppLoadContext,
  lists: Record<Name, readonly ItemCard[]>,
): Promise<Record<Name, CardView[]>> {
  const { ctx } = context
  const entries = Object.entries(lists) as [Name, readonly ItemCard[]][]
  const ids = new Set(entries.flatMap(([, cards]) => cards.map(({ id }) => id)))
  const wished = new Set(await wishedOf(ctx, await actorOf(context), [...ids]))
  const now = ctx.now()
  const shelves = entries.map(([name, cards]) => [
    name,
    cards
      .filter(({ id }) => id !== '')
      .map((card, index) => toCardView(card, now, wished.has(card.id), index < WITH_BLUR)),
  ])
  return Object.fromEntries(shelves) as Record<Name, CardView[]>
}
