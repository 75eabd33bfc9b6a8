import type { CardView } from '../../platform/client/card-view'

/** A saved item: as its tile shows it, and what has changed since. */
export interface WishView extends CardView {
  savedAt: number
  savedPrice: number
  hasVariants: boolean
  /** The change of its stock since it was saved. */
  stockChange: 'soldOut' | 'back' | null
  /** Only what is for sale can go into the cart. */
  availability: 'forSale' | 'soldOut' | 'paused'
}
