import type { CardView } from '../../catalogue/client/card-view'

/** A kept item: as its tile shows it, and what has changed since. */
export interface WishView extends CardView {
  savedAt: number
  savedPrice: number
  hasVariants: boolean
  /** What became of its stock since it was kept. */
  stockChange: 'soldOut' | 'back' | null
  /** Only what is for sale can go into the cart. */
  availability: 'forSale' | 'soldOut' | 'paused'
}
