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
  banner_key: string | null
  policies: Generated<string>
  /** The first day on which it ships again, as Malaysia counts days: "2026-12-31". */
  holiday_until: string | null
  holiday_note: Generated<string>
  /** Whether its holiday, which lasts, hides what it sells at a fixed price. */
  hides_items: Generated<0 | 1>
  /** The version of its texts. */
  updated_at: Generated<number>
}

/** Who works for a seller; the row of who left stays. */
export interface StoreStaffTable {
  user_id: string
  seller_id: string
  may_list: number
  may_ship: number
  may_money: number
  /** Whether the member acts for the seller now. */
  is_working: Generated<number>
  joined_at: number
  ended_at: number | null
}

export interface StaffInvitationsTable {
  id: string
  seller_id: string
  email: string
  may_list: number
  may_ship: number
  may_money: number
  /** Of the token in the mail, which is stored nowhere. */
  token_hash: string
  sent_at: number
  expires_at: number
  /** Accepted or taken back. */
  ended_at: number | null
  accepted_by: string | null
}

/** Sums over the items of a store. Kept by triggers. */
export interface StoreFiguresTable {
  store_id: string
  rating_sum: ColumnType<number, never, never>
  rating_count: ColumnType<number, never, never>
  questions: ColumnType<number, never, never>
  answers: ColumnType<number, never, never>
  /** How messages to the store are answered, as last measured: how many, how many within a day, and the median in milliseconds. */
  reply_waits: Generated<number>
  reply_in_time: Generated<number>
  reply_median: Generated<number>
}

/** Who follows a store, and up to when they have been notified of its new items. */
export interface StoreFollowsTable {
  store_id: string
  user_id: string
  created_at: number
  told_at: number
}

/** Up to when a store's followers have been, or are being, notified of its items. Triggers count the followers. */
export interface StoreNewsTable {
  store_id: string
  followers: ColumnType<number, never, never>
  told_at: ColumnType<number, never, number>
}

/** Why and since when a store is hidden. Its items are removed under this row. */
export interface StoreHidingsTable {
  id: string
  store_id: string
  /** `suspension`: its seller is suspended as a member; `selling`: as a seller. */
  cause: 'staff' | 'suspension' | 'selling'
  reason: string
  hidden_by: string | null
  hidden_at: number
  ended_by: Generated<string | null>
  ended_at: Generated<number | null>
  end_reason: Generated<string>
  /** Whether the items are as they should be. */
  is_settled: Generated<0 | 1>
}

/** An item that is paused while its store is on holiday. */
export interface HolidayItemsTable {
  item_id: string
  store_id: string
}

/** A store whose items may not be as its holiday has them. */
export interface HolidayChecksTable {
  store_id: string
}

/** A store with another name, whose items are still found by the old one. */
export interface StoreRenamesTable {
  id: Generated<number>
  store_id: string
  from_name: string
  to_name: string
  after_seq: Generated<number>
  up_to_seq: number
}

export interface StoresTables {
  stores: StoresTable
  store_staff: StoreStaffTable
  staff_invitations: StaffInvitationsTable
  store_figures: StoreFiguresTable
  store_follows: StoreFollowsTable
  store_hidings: StoreHidingsTable
  holiday_items: HolidayItemsTable
  holiday_checks: HolidayChecksTable
  store_news: StoreNewsTable
  store_renames: StoreRenamesTable
}
