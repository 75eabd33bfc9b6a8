import type { Generated } from 'kysely'

export interface WishlistTable {
  user_id: string
  item_id: string
  /** The price when it was saved. */
  price_sen: number
  /** Whether it could be bought when it was saved. */
  was_in_stock: Generated<0 | 1>
  created_at: number
}
