import {
  addToWishlist,
  type Buyer,
  type Context,
  moveToCart,
  removeFromWishlist,
  type WishlistEntry,
} from '@pasar/api'
import { DomainError, wishlistAddSchema } from '@pasar/domain'
import type { FormValues } from '../../../lib/forms/form-values'
import { parseForm } from '../../../lib/forms/forms.server'
import type { Flash } from '../../../lib/session/flash.server'
import { toCardViews } from '../../platform/server/card-view.server'
import type { WishView } from '../client/wish-view'

function availabilityOf({ status, stock }: WishlistEntry): WishView['availability'] {
  if (status === 'paused') return 'paused'
  return status === 'active' && stock > 0 ? 'forSale' : 'soldOut'
}

function stockChangeOf(entry: WishlistEntry): WishView['stockChange'] {
  if (entry.listingType === 'Auction') return null
  const isForSale = availabilityOf(entry) === 'forSale'
  if (isForSale === entry.wasInStock) return null
  return isForSale ? 'back' : 'soldOut'
}

/** Kept items as their page shows them. */
export function toWishViews(entries: readonly WishlistEntry[], now: number): WishView[] {
  return entries.flatMap((entry) => {
    const { savedAt, savedPrice, hasVariants } = entry
    return toCardViews([entry], now).map((card) => ({
      ...card,
      savedAt,
      savedPrice,
      hasVariants,
      availability: availabilityOf(entry),
      stockChange: stockChangeOf(entry),
    }))
  })
}

/** Does what a heart or the page's form asks for; answers with what to say. */
export async function runWishForm(ctx: Context, buyer: Buyer, values: FormValues): Promise<Flash> {
  try {
    const { itemId } = parseForm(wishlistAddSchema, values)
    if (values.intent === 'add') {
      await addToWishlist(ctx, buyer, itemId)
      return { tone: 'success', text: 'wishlist.added' }
    }
    if (values.intent === 'move') {
      await moveToCart(ctx, buyer, itemId)
      return { tone: 'success', text: 'wishlist.moved' }
    }
    await removeFromWishlist(ctx, buyer, itemId)
    return { tone: 'success', text: 'wishlist.removed' }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (values.intent === 'move')
      return { tone: 'error', text: `errors.${error.code}`, values: error.details }
    return {
      tone: 'error',
      text: error.code === 'ITEM_UNAVAILABLE' ? 'wishlist.noItem' : 'wishlist.failed',
    }
  }
}
