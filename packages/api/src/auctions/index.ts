export { type BidAnswer, bid } from './commands'
export {
  type AuctionOnItem,
  type AuctionShown,
  auctionOnItem,
  type BidsPage,
  bidsPage,
  type ShownBid,
} from './reads/auctions'
export { watchedAuctions } from './reads/live'
export {
  type BidStatus,
  followedAuctions,
  type OfferStatus,
  type OwnBidView,
  type OwnOfferView,
  openOffers,
  ownBidsPage,
  ownOffersPage,
  type WonView,
} from './reads/own'
