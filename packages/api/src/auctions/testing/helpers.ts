import { ENDING_SOON, hours, type Sen, sen } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { items, type Market, variantOf } from '../../testing/helpers'
import { type BidAnswer, bid } from '../commands'
import { addAuctions } from './add-auctions'

/** What the tests of auctions share: the small market's one auction, from RM 250.00 on. */
export const KERIS = items.auction
export const variantId = variantOf(KERIS)
export const WON = { type: 'item', variantId, quantity: 1 } as const

/** Lets the auction end after so long. */
export function endsIn(market: Market, duration: number): void {
  const end = market.ctx.now() + duration
  market.run('update items set ends_at = ? where id = ?', end, KERIS.id)
  market.run(
    'update auctions set first_ends_at = ?, due_at = ?, remind_at = ? where item_id = ?',
    end,
    end,
    end - ENDING_SOON,
    KERIS.id,
  )
}

export const bidOn = (market: Market, who: Buyer, ringgit: number): Promise<BidAnswer> =>
  bid(market.ctx, who, { itemId: KERIS.id, maximum: sen(ringgit * 100) })

export interface AuctionRow {
  state: string
  price: Sen
  ends_at: number
  bid_count: number
  leader_id: string | null
  leader_max_sen: Sen | null
  status: string
}

export function auctionRow(market: Market): AuctionRow {
  const [row] = market.rows<AuctionRow>(
    `select a.state, i.price_sen as price, i.ends_at, a.bid_count, a.leader_id, a.leader_max_sen, i.status
     from auctions a join items i on i.id = a.item_id where a.item_id = ?`,
    KERIS.id,
  )
  if (!row) throw new Error('The small market has an auction')
  return row
}

/** A member's notifications about auctions, in order. */
export const noticesOf = (market: Market, who: { id: string }): string[] =>
  market
    .rows<{ kind: string }>(
      `select kind from notifications where user_id = ? and (kind like 'auction%' or kind = 'outbid') order by rowid`,
      who.id,
    )
    .map(({ kind }) => kind)

export const mailsTo = (market: Market, { id }: { id: string }): string[] =>
  market
    .rows<{ kind: string }>(
      `select kind from mails where user_id = ? and (kind like 'auction%' or kind = 'outbid') order by rowid`,
      id,
    )
    .map(({ kind }) => kind)

export const A_DAY = hours(24)

/** Further auctions that are like it, without bids. @returns their ids */
export async function copyAuctions(market: Market, count: number): Promise<string[]> {
  const end = auctionRow(market).ends_at
  const added = await addAuctions(market.ctx.config.dataDir, Array<number>(count).fill(end))
  return added.map(({ itemId }) => itemId)
}
