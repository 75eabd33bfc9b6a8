import type { AuctionState, SecondOffer } from '@pasar/domain'
import type { ColumnType, Generated } from 'kysely'

export interface AuctionsTable {
  item_id: string
  state: Generated<AuctionState>
  start_sen: number
  /** Below it nothing is sold. */
  reserve_sen: number | null
  /** Buys it at once, until there is a bid. */
  buy_now_sen: number | null
  first_ends_at: number
  /** When the clock looks at it next: the end, or the end of an offer. */
  due_at: number | null
  /** When bidders and watchers are notified of the end. */
  remind_at: number | null
  bid_count: Generated<number>
  leader_id: string | null
  leader_max_sen: number | null
  /** Whether it is listed once more by itself when it ends unsold; due once it has. */
  relist: Generated<'no' | 'wished' | 'due'>
  second_offer: Generated<SecondOffer>
  /** The item that it was listed as once more. */
  relisted_as: Generated<string | null>
  /** When its seller ended it early. */
  stopped_at: Generated<number | null>
}

/** The terms of an auction that has not started. */
export interface AuctionPlansTable {
  item_id: string
  /** 0 while it is not said. */
  start_sen: number
  reserve_sen: number | null
  buy_now_sen: number | null
  days: number | null
  ends_at: number | null
  is_relisted: 0 | 1
  second_offer: SecondOffer
}

/** Winners who did not buy in time, once for each auction. */
export interface UnpaidWinsTable {
  item_id: string
  bidder_id: string
  at: number
}

/** The last card that a member confirmed. */
export interface CardConfirmationsTable {
  user_id: string
  provider: string
  card_last4: string
  confirmed_at: number
}

/** Added to only. */
export interface BidsTable {
  seq: Generated<number>
  item_id: string
  bidder_id: string
  maximum_sen: number
  /** 0: a leader raised their own maximum, which nobody else sees. */
  is_seen: 0 | 1
  placed_at: number
}

/** Kept by a trigger. */
export interface AuctionBiddersTable {
  item_id: ColumnType<string, never, never>
  bidder_id: ColumnType<string, never, never>
  /** The most they stated. */
  maximum_sen: ColumnType<number, never, never>
  /** The bid they stated it with. */
  bid_seq: ColumnType<number, never, never>
  bid_at: ColumnType<number, never, never>
}

export interface AuctionOffersTable {
  item_id: string
  /** 1: who won. 2: the second, once the first has not bought it. */
  rank: 1 | 2
  bidder_id: string
  price_sen: number
  made_at: number
  expires_at: number
}

export interface AuctionsTables {
  auctions: AuctionsTable
  bids: BidsTable
  auction_bidders: AuctionBiddersTable
  auction_offers: AuctionOffersTable
  auction_plans: AuctionPlansTable
  unpaid_wins: UnpaidWinsTable
  card_confirmations: CardConfirmationsTable
}
