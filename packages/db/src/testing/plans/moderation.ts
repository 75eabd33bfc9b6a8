import { ZERO } from '@pasar/domain'
import * as q from '../../queries'
import { cursor, ME, NOW, type Served } from './served'

const NO_WORDS = { title: 'x', description: 'x', buttonText: 'x', link: '' }
const SOME_BANNER = {
  ...{ link: '/', position: 1, startsAt: null, endsAt: null },
  words: { en: NO_WORDS, cn: NO_WORDS, ms: NO_WORDS },
}

const ALL: Omit<q.StaffItemsQuery, 'list'> = { status: null, sort: 'usual', match: null }
const AFTER = { direction: 'after', value: 0, seq: 9 } as const
const ALL_MEMBERS = { role: null, state: null, from: null, until: null, isOldestFirst: false, search: null }
const ALL_ORDERS = { list: null, isOldestFirst: false, words: '' }
const ALL_STORES = { state: null, today: '2026-01-01', isOldestFirst: false, words: '' }

export const moderation: Record<string, Served> = {
  listRemovals: { run: (tx) => q.listRemovals(tx, 'itm_1'), by: 'item_removals_item' },
  listOpenRemovals: { run: (tx) => q.listOpenRemovals(tx, ['itm_1']), by: 'item_removals_open' },
  findStaffItem: { run: (tx) => q.findStaffItem(tx, 'itm_1'), by: 'sqlite_autoindex_items_1' },
  hasLiveBids: { run: (tx) => q.hasLiveBids(tx, 'itm_1'), by: 'PRIMARY KEY' },
  tryRemoveItem: {
    run: (tx) => q.tryRemoveItem(tx, { id: 'itm_1', from: 'active' }, NOW),
    by: 'sqlite_autoindex_items_1',
  },
  tryRestoreItem: {
    run: (tx) => q.tryRestoreItem(tx, 'itm_1', 'active', NOW),
    by: 'sqlite_autoindex_items_1',
  },
  tryEndRemoval: {
    run: (tx) => q.tryEndRemoval(tx, { id: 'rmv_1', by: ME, now: NOW }),
    by: 'sqlite_autoindex_item_removals_1',
  },
  tryAppeal: {
    run: (tx) => q.tryAppeal(tx, { itemId: 'itm_1', sellerId: ME }, 'x', NOW),
    by: 'item_removals_open',
  },
  tryAnswerAppeal: {
    run: (tx) => q.tryAnswerAppeal(tx, { id: 'rmv_1', by: ME, now: NOW }, 'x'),
    by: 'sqlite_autoindex_item_removals_1',
  },
  countFigures: { run: (tx) => q.countFigures(tx, 1, 2), by: 'orders_paid_day' },
  countOperatorWaits: { run: (tx) => q.countOperatorWaits(tx, NOW), by: 'mails_failed' },
  countQueueAges: { run: (tx) => q.countQueueAges(tx, 2, 1), by: 'seller_applications_queue' },
  countReviews: { run: (tx) => q.countReviews(tx, ME, 1), by: 'audit_log_actor' },
  'listMembers, all': {
    run: (tx) => q.listMembers(tx, ALL_MEMBERS, cursor, 10),
    by: 'users_newest',
  },
  'listMembers, of a role': {
    run: (tx) => q.listMembers(tx, { ...ALL_MEMBERS, role: 3 }, cursor, 10),
    by: 'users_role',
    sorts: 'those of one moment',
  },
  'listMembers, suspended': {
    run: (tx) => q.listMembers(tx, { ...ALL_MEMBERS, role: 3, state: 'suspended' }, cursor, 10),
    by: 'users_suspended',
  },
  'listMembers, found': {
    run: (tx) =>
      q.listMembers(
        tx,
        { ...ALL_MEMBERS, search: { words: 'ali baba', phone: '+60', orderNumber: 'PSR-1' } },
        cursor,
        10,
      ),
    by: 'users_name_start',
    sorts: 'some that begin alike',
  },
  findStaffMember: { run: (tx) => q.findStaffMember(tx, ME), by: 'sqlite_autoindex_users_1' },
  listMemberOrders: { run: (tx) => q.listMemberOrders(tx, ME, 10), by: 'orders_buyer' },
  listMemberStores: {
    run: (tx) => q.listMemberStores(tx, ME),
    by: 'stores_seller',
    sorts: 'the stores of one seller',
  },
  'listStaffOrders, all': {
    run: (tx) => q.listStaffOrders(tx, ALL_ORDERS, cursor, 10),
    by: 'orders_newest',
  },
  'listStaffOrders, in a state': {
    run: (tx) => q.listStaffOrders(tx, { ...ALL_ORDERS, list: 'paid' }, cursor, 10),
    by: 'orders_state_newest',
  },
  'listStaffOrders, unpaid': {
    run: (tx) => q.listStaffOrders(tx, { ...ALL_ORDERS, list: 'awaiting_payment' }, cursor, 10),
    by: 'orders_due',
    sorts: 'those that wait for payment: half an hour of orders',
  },
  'listStaffOrders, held': {
    run: (tx) => q.listStaffOrders(tx, { ...ALL_ORDERS, list: 'held' }, cursor, 10),
    by: 'payments_held',
    sorts: 'those that wait for an admin',
  },
  'listStaffOrders, found': {
    run: (tx) => q.listStaffOrders(tx, { ...ALL_ORDERS, words: 'ali' }, cursor, 10),
    by: 'users_name_start',
    sorts: 'some that begin alike',
  },
  'listStaffOrders, found by a number': {
    run: (tx) => q.listStaffOrders(tx, { ...ALL_ORDERS, words: 'PSR-7K' }, cursor, 10),
    by: 'sqlite_autoindex_orders_2',
    sorts: 'some that begin alike',
  },
  listOrderPayments: {
    run: (tx) => q.listOrderPayments(tx, 'ord_1'),
    by: 'payments_order',
    sorts: 'of one order',
  },
  'listStaffStores, all': {
    run: (tx) => q.listStaffStores(tx, ALL_STORES, cursor, 10),
    by: 'stores_newest',
  },
  'listStaffStores, hidden': {
    run: (tx) => q.listStaffStores(tx, { ...ALL_STORES, state: 'hidden' }, cursor, 10),
    by: 'store_hidings_open',
    sorts: 'the few that are hidden',
  },
  'listStaffStores, found': {
    run: (tx) => q.listStaffStores(tx, { ...ALL_STORES, words: 'ke' }, cursor, 10),
    by: 'stores_name',
    sorts: 'some that begin alike',
  },
  findStaffStore: { run: (tx) => q.findStaffStore(tx, 'sto_1'), by: 'sqlite_autoindex_stores_1' },
  'listStaffStores, found by a part': {
    run: (tx) => q.listStaffStores(tx, { ...ALL_STORES, words: 'dai' }, cursor, 10),
    by: 'sqlite_autoindex_stores_1',
  },
  itemAt: { run: (tx) => q.itemAt(tx, 'kopi'), by: 'sqlite_autoindex_items_1' },
  listAppeals: { run: (tx) => q.listAppeals(tx, cursor, 10), by: 'item_removals_appeals' },
  listReports: {
    run: (tx) => q.listReports(tx, 'item', 'itm_1', 10),
    by: 'reports_target',
    sorts: 'what members reported about one thing',
  },
  listQueuedReports: { run: (tx) => q.listQueuedReports(tx, cursor, 10), by: 'reports_open' },
  'listQueuedReports, those that are closed': {
    run: (tx) => q.listQueuedReports(tx, cursor, 10, { list: 'closed' }),
    by: 'reports_closed',
  },
  'listQueuedReports, newest first, with words': {
    run: (tx) => q.listQueuedReports(tx, cursor, 10, { sort: 'reverse', words: 'kopi' }),
    by: 'reports_open',
  },
  'listQueuedReports, those that are closed, with words': {
    run: (tx) => q.listQueuedReports(tx, cursor, 10, { list: 'closed', words: 'kopi' }),
    by: 'reports_closed',
  },
  findReportCloser: {
    run: (tx) => q.findReportCloser(tx, 'rep_1', ['closeReport', 'removeReview']),
    by: 'audit_log_subject',
  },
  findReportHead: { run: (tx) => q.findReportHead(tx, 'rep_1'), by: 'sqlite_autoindex_reports_1' },
  closeReportsOf: {
    run: (tx) => q.closeReportsOf(tx, { kind: 'review', targetId: 'rev_1' }, NOW),
    by: 'reports_target',
  },
  findQueuedReport: { run: (tx) => q.findQueuedReport(tx, 'rep_1'), by: 'sqlite_autoindex_reports_1' },
  tryOpenReport: { run: (tx) => q.tryOpenReport(tx, 'rep_1'), by: 'sqlite_autoindex_reports_1' },
  tryCloseReport: { run: (tx) => q.tryCloseReport(tx, 'rep_1', NOW), by: 'sqlite_autoindex_reports_1' },
  forgetReportTexts: { run: (tx) => q.forgetReportTexts(tx, NOW, 10), by: 'reports_texts' },
  'listStaffItems, all': {
    run: (tx) => q.listStaffItems(tx, { ...ALL, list: 'all' }, AFTER, 10),
    by: 'INTEGER PRIMARY KEY',
  },
  'listStaffItems, all, the oldest first': {
    run: (tx) => q.listStaffItems(tx, { ...ALL, list: 'all', sort: 'reverse' }, AFTER, 10),
    by: 'INTEGER PRIMARY KEY',
  },
  'listStaffItems, those on sale': {
    run: (tx) => q.listStaffItems(tx, { ...ALL, list: 'all', status: 'active' }, AFTER, 10),
    by: 'INTEGER PRIMARY KEY',
  },
  'listStaffItems, those that are paused': {
    run: (tx) => q.listStaffItems(tx, { ...ALL, list: 'all', status: 'paused', sort: 'reverse' }, AFTER, 10),
    by: 'items_off_sale',
  },
  'listStaffItems, removed': {
    run: (tx) => q.listStaffItems(tx, { ...ALL, list: 'removed' }, null, 10),
    by: 'items_removed',
  },
  'listStaffItems, featured': {
    run: (tx) =>
      q.listStaffItems(tx, { ...ALL, list: 'featured' }, { direction: 'after', value: 9, seq: 9 }, 10),
    by: 'items_featured',
  },
  'listStaffItems, of prices that are far off': {
    run: (tx) => q.listStaffItems(tx, { ...ALL, list: 'prices' }, AFTER, 10),
    by: 'INTEGER PRIMARY KEY',
  },
  listUnhashed: {
    run: (tx) => q.listUnhashed(tx, { itemId: 'itm_1', position: 1 }, 10),
    by: 'picture_hashes_new',
  },
  putPictureHash: {
    run: (tx) => q.putPictureHash(tx, { itemId: 'itm_1', position: 1, key: 'x' }, null),
    by: 'PRIMARY KEY',
  },
  findPictureHashes: { run: (tx) => q.findPictureHashes(tx, ['x']), by: 'item_images_key' },
  retryLostPictures: { run: (tx) => q.retryLostPictures(tx), by: 'picture_hashes_lost' },
  listUncompared: { run: (tx) => q.listUncompared(tx, 10), by: 'picture_hashes_hashed' },
  findLookalikes: {
    run: (tx) => q.findLookalikes(tx, { sellerId: ME, bands: [1, 2, 3, 4] }, 10),
    by: 'picture_hashes_band0',
  },
  markCompared: { run: (tx) => q.markCompared(tx, { itemId: 'itm_1', position: 1 }), by: 'PRIMARY KEY' },
  listItemDuplicates: {
    run: (tx) => q.listItemDuplicates(tx, { direction: 'after', value: 9, seq: 9 }, 10),
    by: 'PRIMARY KEY',
  },
  findToldApart: { run: (tx) => q.findToldApart(tx, 'itm_1', 'itm_2'), by: 'PRIMARY KEY' },
  tryTellApart: {
    run: (tx) => q.tryTellApart(tx, { newerId: 'itm_1', olderId: 'itm_2', by: ME, now: NOW }),
    by: 'item_doubles_older',
  },
  putPriceOutliers: {
    run: (tx) => q.putPriceOutliers(tx, 'food', { low: ZERO, high: ZERO, median: ZERO }),
    by: 'items_category_price',
  },
  tryFeatureItem: { run: (tx) => q.tryFeatureItem(tx, 'itm_1', NOW), by: 'items_featured' },
  tryUnfeatureItem: { run: (tx) => q.tryUnfeatureItem(tx, 'itm_1'), by: 'sqlite_autoindex_items_1' },
  findFeaturedNeighbours: {
    run: (tx) => q.findFeaturedNeighbours(tx, 'itm_1', 'up'),
    by: 'sqlite_autoindex_items_1',
  },
  tryPlaceFeatured: {
    run: (tx) => q.tryPlaceFeatured(tx, { id: 'itm_1', seq: 1, at: 1 }, 2),
    by: 'sqlite_autoindex_items_1',
  },
  tryChangeRole: { run: (tx) => q.tryChangeRole(tx, ME, 3, 5), by: 'sqlite_autoindex_users_1' },
  hasOpenPayout: { run: (tx) => q.hasOpenPayout(tx, ME), by: 'payouts_open' },
  findStaffBanner: {
    run: (tx) => q.findStaffBanner(tx, 'ban_1'),
    by: 'sqlite_autoindex_banners_1',
  },
  tryChangeBanner: {
    run: (tx) => q.tryChangeBanner(tx, { id: 'ban_1', version: 0 }, SOME_BANNER),
    by: 'sqlite_autoindex_banners_1',
  },
  trySwitchBanner: {
    run: (tx) => q.trySwitchBanner(tx, 'ban_1', true),
    by: 'sqlite_autoindex_banners_1',
  },
  trySwapBannerPicture: {
    run: (tx) => q.trySwapBannerPicture(tx, { id: 'ban_1', before: 'a' }, { key: 'b', blur: '' }),
    by: 'sqlite_autoindex_banners_1',
  },
  tryDeleteBanner: { run: (tx) => q.tryDeleteBanner(tx, 'ban_1'), by: 'PRIMARY KEY' },
}
