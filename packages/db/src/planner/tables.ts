import type { PlanShare } from '@pasar/domain'
import type { ColumnType, Generated } from 'kysely'

export interface PlansTable {
  id: string
  user_id: string
  /** One of `PLAN_TEMPLATES`; of a version to come, perhaps another. */
  template: string
  title: string
  /** A Malaysian calendar day, as "2026-08-31". */
  day: string
  budget_sen: number
  share: Generated<PlanShare>
  /** Of the link that works; the next one has another, so that no earlier link does. */
  share_round: Generated<number>
  created_at: number
  removed_at: number | null
  /** The day of which its owner was reminded last. */
  reminded_day: Generated<string>
  /** The day from which its owner sees who gives what. */
  gifts_from: string
  /** Raised by each change of what calendars show of it. */
  revision: Generated<number>
  /** Null until it was changed. */
  changed_at: number | null
}

export interface PlanLinesTable {
  id: string
  plan_id: string
  item_id: string
  variant_id: string
  quantity: number
  /** The price of a piece when it was planned. */
  planned_sen: number
  note: Generated<string>
  added_at: number
  /** A Malaysian calendar day; null where it is that of the list. */
  wanted_by: string | null
  /** The price of the owner's last notification. */
  told_price_sen: number | null
  removed_at: number | null
}

/** Options on lists that became cheaper. Filled by a trigger. */
export interface PlanNewsTable {
  variant_id: string
  /** Grows with every change. */
  round: ColumnType<number, never, never>
}

/** A piece of a registry that somebody gives. */
export interface PlanGiftsTable {
  line_id: string
  /** From 1 to the quantity of the line. */
  piece: number
  giver_id: string | null
  reserved_at: number
  /** The day of the list at that time: the one its giver was told. */
  day: string
  until: number
  order_line_id: string | null
  /** Whether the owner of the list was notified that it is given. */
  is_told: Generated<number>
}

/** The address by which calendars read a member's days. */
export interface CalendarFeedsTable {
  user_id: string
  /** Of the token in the address: a copy of the database gives no access. */
  token_hash: string
  made_at: number
}

export interface PlannerTables {
  plans: PlansTable
  plan_lines: PlanLinesTable
  plan_news: PlanNewsTable
  plan_gifts: PlanGiftsTable
  calendar_feeds: CalendarFeedsTable
}
