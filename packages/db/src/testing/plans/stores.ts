import { expect } from 'vitest'
import * as q from '../../queries'
import { ME, NOW, type Served } from './served'

const SOME_STORE = {
  name: 'Kedai',
  description: '',
  city: 'Ipoh',
  country: 'MY',
  policies: '',
  freeShippingFrom: null,
  holidayUntil: null,
  holidayNote: '',
  holidayItems: 'sell' as const,
}

export const stores: Record<string, Served> = {
  findStoreRename: { run: (tx) => q.findStoreRename(tx), by: 'INTEGER PRIMARY KEY' },
  listRenamedItems: {
    run: (tx) =>
      q.listRenamedItems(
        tx,
        { id: 1, storeId: 'sto_1', sellerId: ME, from: 'A', to: 'B', afterSeq: 1, upToSeq: 9 },
        50,
      ),
    by: 'items_own',
  },
  moveStoreRename: { run: (tx) => q.moveStoreRename(tx, 1, 5), by: 'INTEGER PRIMARY KEY' },
  deleteStoreRename: { run: (tx) => q.deleteStoreRename(tx, 1), by: 'INTEGER PRIMARY KEY' },
  findStaffWho: { run: (tx) => q.findStaffWho(tx, ME, ['ship']), by: 'store_staff_seller' },
  listFollowed: {
    run: (tx) => q.listFollowed(tx, ME, 20),
    by: 'store_follows_user',
  },
  isFollowing: { run: (tx) => q.isFollowing(tx, ME, 'sto_1'), by: 'PRIMARY KEY' },
  deleteFollow: { run: (tx) => q.deleteFollow(tx, ME, 'sto_1'), by: 'PRIMARY KEY' },
  takeFollower: { run: (tx) => q.takeFollower(tx, 'sto_1', ME, 5), by: 'PRIMARY KEY' },
  findStoreNews: { run: (tx) => q.findStoreNews(tx, 5, 20), by: 'store_news_due' },
  findFollowersToNotify: {
    run: (tx) => q.findFollowersToNotify(tx, 'sto_1', 5, 20),
    by: 'store_follows_waiting',
  },
  closeStoreNews: {
    run: (tx) =>
      q.closeStoreNews(tx, { storeId: 'sto_1', name: 'x', slug: 'x', notifiedAt: 1, newestAt: 2 }, 5),
    by: 'PRIMARY KEY',
  },
  findStoreFigures: { run: (tx) => q.findStoreFigures(tx, 'sto_1'), by: 'PRIMARY KEY' },
  listFeedItems: { run: (tx) => q.listFeedItems(tx, 'sto_1', null, 5), by: 'items_store' },
  'listFeedItems, further on': {
    run: (tx) => q.listFeedItems(tx, 'sto_1', { publishedAt: NOW, seq: 5 }, 5),
    by: 'items_store',
  },
  findStore: { run: (tx) => q.findStore(tx, 'x'), by: 'sqlite_autoindex_stores_2' },
  listStoreStaff: { run: (tx) => q.listStoreStaff(tx, ME), by: 'store_staff_seller' },
  listInvitations: { run: (tx) => q.listInvitations(tx, ME), by: 'staff_invitations_seller' },
  findInvitation: { run: (tx) => q.findInvitation(tx, 'x'), by: 'staff_invitations_token' },
  listInvitedBy: { run: (tx) => q.listInvitedBy(tx, 'x', NOW), by: 'staff_invitations_email' },
  findMembership: { run: (tx) => q.findMembership(tx, ME), by: 'PRIMARY KEY' },
  countStaff: { run: (tx) => q.countStaff(tx, ME), by: 'store_staff_seller' },
  isStaffEmail: { run: (tx) => q.isStaffEmail(tx, ME, 'x'), by: 'users_email_start' },
  exportStaff: { run: (tx) => q.exportStaff(tx, ME), by: 'PRIMARY KEY' },
  tryRenewInvitation: {
    run: (tx) =>
      q.tryRenewInvitation(tx, { id: 'sti_1', sellerId: ME, tokenHash: 'x', now: NOW, expiresAt: 2 }),
    by: 'PRIMARY KEY',
  },
  tryRevokeInvitation: {
    run: async (tx) =>
      expect(await q.tryRevokeInvitation(tx, { id: 'sti_1', sellerId: ME }, NOW)).toBe(false),
    by: 'PRIMARY KEY',
  },
  tryAcceptInvitation: {
    run: async (tx) =>
      expect(await q.tryAcceptInvitation(tx, { id: 'sti_1', tokenHash: 'x', userId: ME }, NOW)).toBe(false),
    by: 'staff_invitations_token',
  },
  tryChangeStaff: {
    run: async (tx) =>
      expect(await q.tryChangeStaff(tx, { userId: ME, sellerId: 'usr_2' }, ['ship'])).toBe(false),
    by: 'PRIMARY KEY',
  },
  tryEndStaff: {
    run: async (tx) => expect(await q.tryEndStaff(tx, { userId: ME, sellerId: 'usr_2' }, NOW)).toBe(false),
    by: 'PRIMARY KEY',
  },
  trySetWorking: {
    run: async (tx) => expect(await q.trySetWorking(tx, ME, true)).toBe(false),
    by: 'PRIMARY KEY',
  },
  deleteStaffOf: { run: (tx) => q.deleteStaffOf(tx, ME), by: 'staff_invitations_accepted' },
  deleteOldInvitations: { run: (tx) => q.deleteOldInvitations(tx, NOW, 500), by: 'staff_invitations_expiry' },
  listOwnStores: {
    run: (tx) => q.listOwnStores(tx, ME),
    by: 'stores_seller',
    sorts: 'a seller has ten stores at most',
  },
  findOwnStore: { run: (tx) => q.findOwnStore(tx, ME, 'sto_1'), by: 'sqlite_autoindex_stores_1' },
  countOwnStores: { run: (tx) => q.countOwnStores(tx, ME), by: 'stores_seller' },
  isStoreNameTaken: { run: (tx) => q.isStoreNameTaken(tx, 'Kedai', 'sto_1'), by: 'stores_name' },
  updateStore: {
    run: (tx) => q.updateStore(tx, ME, { ...SOME_STORE, id: 'sto_1', version: 1, now: 2 }),
    by: 'sqlite_autoindex_stores_1',
  },
  swapStorePicture: {
    run: (tx) => q.swapStorePicture(tx, ME, 'sto_1', 'logo', null),
    by: 'sqlite_autoindex_stores_1',
  },
  findShownStorePictures: { run: (tx) => q.findShownStorePictures(tx, ['a', 'b']), by: 'stores_banner' },
  deleteStore: { run: (tx) => q.deleteStore(tx, ME, 'sto_1'), by: 'coupons_store' },
  tryEndHiding: {
    run: (tx) => q.tryEndHiding(tx, 'sto_1', 'staff', { by: ME, reason: '', now: NOW }),
    by: 'store_hidings_open',
  },
  listStoreIds: {
    run: (tx) => q.listStoreIds(tx, ME),
    by: 'stores_seller',
    sorts: 'the stores of one seller',
  },
  listEndedHolidays: { run: (tx) => q.listEndedHolidays(tx, '2026-01-01', 10), by: 'stores_holiday' },
  endHoliday: { run: (tx) => q.endHoliday(tx, 'sto_1', '2026-01-01'), by: 'sqlite_autoindex_stores_1' },
  listUnsettledHolidays: { run: (tx) => q.listUnsettledHolidays(tx, 10), by: 'PRIMARY KEY' },
  hidesItems: { run: (tx) => q.hidesItems(tx, 'sto_1'), by: 'sqlite_autoindex_stores_1' },
  listSold: { run: (tx) => q.listSold(tx, 'sto_1', 10), by: 'items_store_rating' },
  listPausedByHoliday: { run: (tx) => q.listPausedByHoliday(tx, 'sto_1', 10), by: 'holiday_items_store' },
  pauseForHoliday: {
    run: (tx) => q.pauseForHoliday(tx, 'itm_1', 'sto_1', NOW),
    by: 'sqlite_autoindex_items_1',
  },
  endHolidayPause: { run: (tx) => q.endHolidayPause(tx, 'itm_1', NOW), by: 'sqlite_autoindex_items_1' },
  isPausedByHoliday: { run: (tx) => q.isPausedByHoliday(tx, 'itm_1'), by: 'sqlite_autoindex_items_1' },
  settleHoliday: { run: (tx) => q.settleHoliday(tx, 'sto_1'), by: 'PRIMARY KEY' },
  listHidings: { run: (tx) => q.listHidings(tx, 'sto_1'), by: 'store_hidings_store' },
  listUnsettledStores: { run: (tx) => q.listUnsettledStores(tx, 10), by: 'store_hidings_unsettled' },
  findOpenHiding: {
    run: (tx) => q.findOpenHiding(tx, 'sto_1'),
    by: 'store_hidings_store',
  },
  listShownItems: { run: (tx) => q.listShownItems(tx, 'sto_1', 10), by: 'items_store_rating' },
  listItemsToShow: { run: (tx) => q.listItemsToShow(tx, 'sto_1', 10), by: 'item_removals_hiding' },
  moveRemovals: { run: (tx) => q.moveRemovals(tx, 'sto_1', 'hid_1'), by: 'item_removals_hiding' },
  settleHidings: { run: (tx) => q.settleHidings(tx, 'sto_1'), by: 'store_hidings_store' },
  tryHideItem: {
    run: (tx) =>
      q.tryHideItem(
        tx,
        { id: 'itm_1', status: 'active' },
        { id: 'rmv_1', hidingId: 'hid_1', note: '', by: null, now: NOW },
      ),
    by: 'sqlite_autoindex_items_1',
  },
  tryShowItem: {
    run: (tx) => q.tryShowItem(tx, { removalId: 'rmv_1', itemId: 'itm_1' }, 'active', NOW),
    by: 'sqlite_autoindex_item_removals_1',
  },
}
