import type { AuctionOnItem, AuctionShown } from '@pasar/api'
import { minutesUntil } from '../../platform/server/card-view.server'

/** An auction with how long it still runs, counted by the server so that server and browser write the same words. */
export const toAuctionView = <Shown extends AuctionShown>(auction: Shown, now: number) => ({
  ...auction,
  minutesLeft: minutesUntil(auction.endsAt, now),
})

export type AuctionFacts = AuctionShown & { minutesLeft: number }
export type AuctionOnItemView = AuctionOnItem & { minutesLeft: number }
