import {
  addToWishlist,
  type Buyer,
  type Context,
  moveToCart,
  removeFromWishlist,
  type WishlistEntry,
} from '@pasar/api'
import { DomainError, type ErrorCode, wishlistAddSchema } from '@pasar/domain'
import type { TextKey } from '../../../i18n/translate'
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

/** What a heart says otherwise than the catalogue of errors. */
const OWN_WORDS: Partial<Record<ErrorCode, TextKey>> = {
  ITEM_UNAVAILABLE: 'wishlist.noItem',
  VALIDATION: 'wishlist.failed',
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
    const own = values.intent === 'move' ? undefined : OWN_WORDS[error.code]
    return { tone: 'error', text: own ?? `errors.${error.code}`, values: error.details }
  }
}
