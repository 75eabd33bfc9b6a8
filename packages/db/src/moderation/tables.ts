import type { RemovableStatus, RemovalReason, ReportKind, ReportReason } from '@pasar/domain'
import type { Generated } from 'kysely'

export interface ReportsTable {
  id: string
  kind: ReportKind
  target_id: string
  user_id: string
  reason: ReportReason
  note: Generated<string>
  created_at: number
  closed_at: Generated<number | null>
  /** Once it is closed, its item, and what the review, the question or the answer said then. */
  item_id: Generated<string | null>
  body: Generated<string | null>
}

/** Why staff took an item off sale, and what its seller says against it. */
export interface ItemRemovalsTable {
  id: string
  item_id: string
  reason: RemovalReason
  note: string
  status_before: RemovableStatus
  removed_by: string | null
  removed_at: number
  appeal: Generated<string>
  appealed_at: Generated<number | null>
  answer: Generated<string>
  answered_by: Generated<string | null>
  answered_at: Generated<number | null>
  ended_by: Generated<string | null>
  /** When the item was restored. */
  ended_at: Generated<number | null>
  /** Set where its whole store is hidden. */
  hiding_id: Generated<string | null>
}

/** How a picture of an item looks, as `picture-hash.ts` of the domain says it; triggers make the row. */
export interface PictureHashesTable {
  item_id: string
  position: number
  /** New, hashed, compared with all others; too plain to be told from others; without a file. */
  state: 'new' | 'hashed' | 'compared' | 'plain' | 'lost'
  band0: number | null
  band1: number | null
  band2: number | null
  band3: number | null
}

/** Two items of two sellers, with the pictures of theirs that are the same. */
export interface ItemDuplicatesTable {
  /** Of the items. */
  newer_seq: number
  older_seq: number
  newer_id: string
  newer_position: number
  older_id: string
  older_position: number
  /** In how many bits their hashes differ. */
  distance: number
}

/** Items that staff said are two different things, whatever their pictures. */
export interface ItemsToldApartTable {
  newer_id: string
  older_id: string
  told_by: string
  told_at: number
}

/** Items whose price is far from what is usual in their category. */
export interface PriceOutliersTable {
  /** Of the item. */
  seq: number
  category: string
  median_sen: number
  low_sen: number
  high_sen: number
}

export interface ModerationTables {
  price_outliers: PriceOutliersTable
  picture_hashes: PictureHashesTable
  item_doubles: ItemDuplicatesTable
  items_told_apart: ItemsToldApartTable
  reports: ReportsTable
  item_removals: ItemRemovalsTable
}
