import { ZERO } from '@pasar/domain'
import * as q from '../../queries'
import { cursor, ME, NOW, type Served } from './served'

const PLAN = {
  startPrice: ZERO,
  reserve: null,
  buyNow: null,
  days: 3,
  endsAt: null,
  isRelisted: false,
  secondOffer: 'auto',
} as const

export const auctions: Record<string, Served> = {
  findAuction: { run: (tx) => q.findAuction(tx, 'itm_1'), by: 'PRIMARY KEY' },
  listShownAuctions: { run: (tx) => q.listShownAuctions(tx, ['itm_1', 'itm_2']), by: 'PRIMARY KEY' },
  listBids: { run: (tx) => q.listBids(tx, 'itm_1', 5, 5), by: 'bids_seen' },
  findOwnMaximum: { run: (tx) => q.findOwnMaximum(tx, 'itm_1', ME), by: 'PRIMARY KEY' },
  saveBidding: {
    run: (tx) => q.saveBidding(tx, { itemId: 'itm_1', price: ZERO, endsAt: NOW, leader: null, bidCount: 0 }),
    by: 'PRIMARY KEY',
  },
  setAuctionEnd: { run: (tx) => q.setAuctionEnd(tx, 'itm_1', NOW), by: 'sqlite_autoindex_items_1' },
  setAuctionPrice: {
    run: (tx) => q.setAuctionPrice(tx, 'itm_1', ZERO),
    by: 'sqlite_autoindex_items_1',
  },
  findDueAuctions: { run: (tx) => q.findDueAuctions(tx, NOW, 100), by: 'auctions_due' },
  findEndingAuctions: { run: (tx) => q.findEndingAuctions(tx, NOW, 100), by: 'auctions_reminders' },
  takeEndingReminder: { run: (tx) => q.takeEndingReminder(tx, 'itm_1'), by: 'PRIMARY KEY' },
  tryMoveAuction: { run: (tx) => q.tryMoveAuction(tx, 'itm_1', 'running', 'sold', null), by: 'PRIMARY KEY' },
  closeAuctionItem: { run: (tx) => q.closeAuctionItem(tx, 'itm_1'), by: 'sqlite_autoindex_items_1' },
  findPlan: { run: (tx) => q.findPlan(tx, 'itm_1'), by: 'PRIMARY KEY' },
  findAuctionChoices: { run: (tx) => q.findAuctionChoices(tx, 'itm_1'), by: 'PRIMARY KEY' },
  deletePlan: { run: (tx) => q.deletePlan(tx, 'itm_1'), by: 'PRIMARY KEY' },
  setSaleFormat: {
    run: (tx) => q.setSaleFormat(tx, { itemId: 'itm_1', sellerId: ME }, 'Auction'),
    by: 'sqlite_autoindex_items_1',
  },
  tryStartAuction: {
    run: (tx) =>
      q.tryStartAuction(tx, { itemId: 'itm_1', sellerId: ME }, PLAN, {
        now: NOW,
        endsAt: NOW,
        remindAt: NOW,
      }),
    by: 'sqlite_autoindex_items_1',
  },
  tryChangeTerms: {
    run: (tx) => q.tryChangeTerms(tx, 'itm_1', PLAN, { endsAt: NOW, remindAt: NOW }),
    by: 'PRIMARY KEY',
  },
  tryStopAuction: { run: (tx) => q.tryStopAuction(tx, 'itm_1', NOW), by: 'PRIMARY KEY' },
  trySetChoices: {
    run: (tx) => q.trySetChoices(tx, 'itm_1', { isRelisted: true, secondOffer: 'ask' }),
    by: 'PRIMARY KEY',
  },
  makeRelistDue: { run: (tx) => q.makeRelistDue(tx, 'itm_1'), by: 'PRIMARY KEY' },
  dropRelist: { run: (tx) => q.dropRelist(tx, 'itm_1'), by: 'PRIMARY KEY' },
  tryRelist: { run: (tx) => q.tryRelist(tx, 'itm_1', 'itm_2'), by: 'PRIMARY KEY' },
  findDueRelists: { run: (tx) => q.findDueRelists(tx, 100), by: 'auctions_relists' },
  'listSoldAuctions, those that run': {
    run: (tx) => q.listSoldAuctions(tx, ME, { isRunning: true }, null, 20),
    by: 'items_own_auctions',
  },
  'listSoldAuctions, the others, next page': {
    run: (tx) => q.listSoldAuctions(tx, ME, { isRunning: false }, cursor, 20),
    by: 'items_own_auctions',
  },
  'listSoldAuctions, those that run, the other way round': {
    run: (tx) => q.listSoldAuctions(tx, ME, { isRunning: true, sort: 'reverse' }, cursor, 20),
    by: 'items_own_auctions',
  },
  'listPlannedAuctions, the other way round': {
    run: (tx) => q.listPlannedAuctions(tx, ME, 200, 'reverse'),
    by: 'items_own_planned',
  },
  listPlannedAuctions: {
    run: (tx) => q.listPlannedAuctions(tx, ME, 200),
    by: 'items_own_planned',
  },
  findBidderRecord: { run: (tx) => q.findBidderRecord(tx, ME, NOW), by: 'unpaid_wins_bidder' },
  findCardConfirmation: { run: (tx) => q.findCardConfirmation(tx, ME), by: 'PRIMARY KEY' },
  findSecondBidder: {
    run: (tx) => q.findSecondBidder(tx, 'itm_1', ME),
    by: 'auction_bidders_highest',
  },
  findLastOffer: { run: (tx) => q.findLastOffer(tx, 'itm_1'), by: 'PRIMARY KEY' },
  endOffers: { run: (tx) => q.endOffers(tx, 'itm_1', NOW), by: 'PRIMARY KEY' },
  hasUnpaidOrder: { run: (tx) => q.hasUnpaidOrder(tx, 'itm_1'), by: 'order_lines_item' },
  findOrderedPrice: { run: (tx) => q.findOrderedPrice(tx, 'itm_1', ME), by: 'order_lines_item' },
  hurryAuctionsOf: { run: (tx) => q.hurryAuctionsOf(tx, 'ord_1', NOW), by: 'PRIMARY KEY' },
  findAuctionFollowers: {
    run: (tx) => q.findAuctionFollowers(tx, 'itm_1', 100),
    by: 'PRIMARY KEY',
  },
  'listOwnBids, those that run': {
    run: (tx) => q.listOwnBids(tx, ME, { isRunning: true }, null, 12),
    by: 'auction_bidders_latest',
  },
  'listOwnBids, the others, next page': {
    run: (tx) => q.listOwnBids(tx, ME, { isRunning: false }, cursor, 12),
    by: 'auction_bidders_latest',
  },
  'listOwnBids, oldest first': {
    run: (tx) => q.listOwnBids(tx, ME, { isRunning: true, sort: 'reverse' }, cursor, 12),
    by: 'auction_bidders_latest',
  },
  'listOwnOffers, oldest first': {
    run: (tx) => q.listOwnOffers(tx, ME, { openAt: null, sort: 'reverse' }, cursor, 12),
    by: 'auction_offers_bidder',
  },
  listOwnOffers: {
    run: (tx) => q.listOwnOffers(tx, ME, { openAt: null }, cursor, 12),
    by: 'auction_offers_bidder',
  },
  'listOwnOffers, those that wait': {
    run: (tx) => q.listOwnOffers(tx, ME, { openAt: NOW }, null, 5),
    by: 'auction_offers_bidder',
  },
  findFollowedAuctions: {
    run: (tx) => q.findFollowedAuctions(tx, ME, NOW, 6),
    by: 'auction_bidders_latest',
    sorts: 'what one member has bid on or kept',
  },
}
