import type { CardView } from '../catalogue/card-view'

/** A kept item: as its tile shows it, and what has changed since. */
export interface WishView extends CardView {
  savedAt: number
  savedPrice: number
  hasVariants: boolean
}
