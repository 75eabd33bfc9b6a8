import { type AuctionPlan, sen } from '@pasar/domain'
import { kampung } from '../../reviews/testing/helpers'
import type { useMarket } from '../../testing/helpers'
import { addListing } from '../commands/listing'
import type { ChosenPicture } from '../internal/uploads'
import { listingInput, sendPicture } from './helpers'

type Market = ReturnType<typeof useMarket>

/** From RM 10.00 on, for three days. */
export const PLAN: AuctionPlan = {
  startPrice: sen(1_000),
  reserve: null,
  buyNow: null,
  days: 3,
  endsAt: null,
  isRelisted: false,
  secondOffer: 'auto',
}

/** Lists an auction of the seller of food. @returns its item */
export const addAuction = (
  market: Market,
  over: Partial<AuctionPlan> = {},
  {
    status = 'active',
    onSaleAt = null,
    kept = [sendPicture(market)],
  }: { status?: 'draft' | 'active'; onSaleAt?: number | null; kept?: readonly ChosenPicture[] } = {},
): Promise<string> =>
  addListing(
    market.ctx,
    kampung,
    {
      listing: listingInput(market),
      pictures: [],
      kept,
      auction: { ...PLAN, ...over },
      onSaleAt,
    },
    status,
  )

/** An auction with its item, as the database has it. */
export const readAuction = (market: Market, itemId: string) =>
  market.rows<{
    state: string | null
    status: string
    price: number
    variantPrice: number
    stock: number
    ends_at: number | null
    bids: number | null
    relisted_as: string | null
    relist: string | null
  }>(
    `select a.state, i.status, i.price_sen as price, v.price_sen as variantPrice, i.stock, i.ends_at, a.bid_count as bids,
     a.relisted_as, a.relist from items i join item_variants v on v.item_id = i.id
     left join auctions a on a.item_id = i.id where i.id = ?`,
    itemId,
  )[0]
