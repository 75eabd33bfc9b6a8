import type { ColumnType, Generated } from 'kysely'

export interface WishlistTable {
  user_id: string
  item_id: string
  /** The price when it was saved. */
  price_sen: number
  /** Whether it could be bought when it was saved. */
  was_in_stock: Generated<0 | 1>
  created_at: number
  /** The price of the member's last notification. */
  told_price_sen: number | null
  /** When its member was last notified that it is back in stock. */
  told_back_at: Generated<number>
}

/** Items on wishlists with a change to notify. Filled by a trigger. */
export interface WishNewsTable {
  item_id: string
  /** Grows with every change. */
  round: ColumnType<number, never, never>
  is_back: ColumnType<0 | 1, never, never>
}

export interface WishlistTables {
  wishlist: WishlistTable
  wish_news: WishNewsTable
}
