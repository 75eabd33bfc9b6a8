import * as q from '../../queries'
import { cursor, ME, NOW, type Served } from './served'

const OWN_COUPONS = { status: null, start: '', now: NOW, sort: 'usual' as const }
const ALL_COUPONS = { payer: null, status: null, start: '', now: NOW }

export const coupons: Record<string, Served> = {
  hasBought: { run: (tx) => q.hasBought(tx, ME, '+60123456789'), by: 'orders_buyer' },
  findCouponByCode: { run: (tx) => q.findCouponByCode(tx, 'TEN', ME), by: 'sqlite_autoindex_coupons_2' },
  findCartCoupons: {
    run: (tx) => q.findCartCoupons(tx, ME),
    by: 'PRIMARY KEY',
    sorts: 'a cart has a coupon per store, and two',
  },
  'findCartCoupons, who paid before': {
    run: (tx) => q.findCartCoupons(tx, ME, '+60123456789'),
    by: 'orders_buyer_state',
    sorts: 'a cart has a coupon per store, and two',
  },
  'findCartCoupons, with whose phone': {
    run: (tx) => q.findCartCoupons(tx, ME, '+60123456789'),
    by: 'orders_phone_paid',
    sorts: 'a cart has a coupon per store, and two',
  },
  findStoppedCartCoupon: { run: (tx) => q.findStoppedCartCoupon(tx, ME), by: 'PRIMARY KEY' },
  findPaidContacts: {
    run: (tx) => q.findPaidContacts(tx, ME),
    by: 'orders_buyer',
  },
  hasPastBuyer: { run: (tx) => q.hasPastBuyer(tx, ['one', 'two']), by: 'PRIMARY KEY' },
  findActiveCoupons: {
    run: (tx) => q.findActiveCoupons(tx, ME, NOW, 50),
    by: 'coupons_public',
    sorts: 'at most 50 of the market and 50 of sellers',
  },
  'listRunningCoupons, all': {
    run: (tx) => q.listRunningCoupons(tx, ME, { now: NOW, payer: null, endsUntil: null }, cursor, 48),
    by: 'coupons_public',
    sorts: ['a page of the market and one of sellers', 'those of a member'],
  },
  'listRunningCoupons, of one side, that end soon': {
    run: (tx) => q.listRunningCoupons(tx, ME, { now: NOW, payer: 'seller', endsUntil: NOW + 9 }, cursor, 48),
    by: 'coupons_public',
    sorts: ['a page of sellers', 'those of a member'],
  },
  'listOwnCoupons, all': {
    run: (tx) => q.listOwnCoupons(tx, ['sto_1', 'sto_2'], OWN_COUPONS, cursor, 24),
    by: 'coupons_store',
    sorts: ['a page of a store', 'a page of another'],
  },
  'listOwnCoupons, the oldest first, of one store': {
    run: (tx) => q.listOwnCoupons(tx, ['sto_1'], { ...OWN_COUPONS, sort: 'reverse' }, cursor, 24),
    by: 'coupons_store',
  },
  'listOwnCoupons, found': {
    run: (tx) =>
      q.listOwnCoupons(tx, ['sto_1'], { ...OWN_COUPONS, status: 'running', start: 'TEN' }, null, 24),
    by: 'coupons_store',
  },
  countOwnCoupons: { run: (tx) => q.countOwnCoupons(tx, ME, NOW), by: 'coupons_store' },
  switchOwnCoupon: {
    run: (tx) => q.switchOwnCoupon(tx, ME, 'cpn_1', false),
    by: 'sqlite_autoindex_coupons_1',
  },
  'listStaffCoupons, all': {
    run: (tx) => q.listStaffCoupons(tx, ALL_COUPONS, cursor, 10),
    by: 'coupons_newest',
  },
  'listStaffCoupons, the oldest first': {
    run: (tx) => q.listStaffCoupons(tx, { ...ALL_COUPONS, sort: 'reverse' }, cursor, 10),
    by: 'coupons_newest',
  },
  'listStaffCoupons, of one payer': {
    run: (tx) => q.listStaffCoupons(tx, { ...ALL_COUPONS, payer: 'seller', status: 'running' }, cursor, 10),
    by: 'coupons_payer_newest',
  },
  'listStaffCoupons, found': {
    run: (tx) => q.listStaffCoupons(tx, { ...ALL_COUPONS, start: 'TEN' }, cursor, 10),
    by: 'sqlite_autoindex_coupons_2',
    sorts: 'some that begin alike',
  },
  findStaffCoupon: { run: (tx) => q.findStaffCoupon(tx, 'cpn_1'), by: 'sqlite_autoindex_coupons_1' },
  findCouponUsage: { run: (tx) => q.findCouponUsage(tx, 'cpn_1'), by: 'sqlite_autoindex_coupons_1' },
  'listCouponUses, the first': {
    run: (tx) => q.listCouponUses(tx, 'cpn_1', null, 25),
    by: 'coupon_uses_newest',
  },
  'listCouponUses, further on': {
    run: (tx) => q.listCouponUses(tx, 'cpn_1', cursor, 25),
    by: 'coupon_uses_newest',
  },
  findCouponSwitch: { run: (tx) => q.findCouponSwitch(tx, 'cpn_1'), by: 'sqlite_autoindex_coupons_1' },
  trySwitchCoupon: { run: (tx) => q.trySwitchCoupon(tx, 'cpn_1', false), by: 'sqlite_autoindex_coupons_1' },
  listCouponItems: {
    run: (tx) => q.listCouponItems(tx, ME, 100),
    by: 'items_own',
  },
  countItemsOfStore: {
    run: (tx) => q.countItemsOfStore(tx, ME, 'sto_1', ['itm_1']),
    by: 'sqlite_autoindex_items_1',
  },
  deleteCartCoupon: { run: (tx) => q.deleteCartCoupon(tx, ME, 'TEN'), by: 'PRIMARY KEY' },
  deleteAllCartCoupons: { run: (tx) => q.deleteAllCartCoupons(tx, ME), by: 'PRIMARY KEY' },
  takeCouponUse: { run: (tx) => q.takeCouponUse(tx, 'cpn_1', 500), by: 'sqlite_autoindex_coupons_1' },
  nextUseNumber: { run: (tx) => q.nextUseNumber(tx, 'cpn_1', ME), by: 'coupon_uses_member' },
  releaseCouponUses: { run: (tx) => q.releaseCouponUses(tx, 'ord_1', NOW), by: 'coupon_uses_order' },
  renewCouponUses: { run: (tx) => q.renewCouponUses(tx, 'ord_1'), by: 'coupon_uses_placed' },
  dropCouponUses: { run: (tx) => q.dropCouponUses(tx, 'ord_1'), by: 'coupon_uses_order' },
}
