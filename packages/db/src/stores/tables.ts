import type { ColumnType, Generated } from 'kysely'

export interface StoresTable {
  id: string
  seller_id: string
  name: string
  slug: string
  description: Generated<string>
  city: Generated<string>
  country: Generated<string>
  logo_key: string | null
  free_shipping_from_sen: number | null
  created_at: number
}

/** Sums over the items of a store. Kept by triggers. */
export interface StoreFiguresTable {
  store_id: string
  rating_sum: ColumnType<number, never, never>
  rating_count: ColumnType<number, never, never>
  questions: ColumnType<number, never, never>
  answers: ColumnType<number, never, never>
}
