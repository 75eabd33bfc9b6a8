import { ZERO } from '@pasar/domain'
import * as q from '../../queries'
import { cursor, ME, NOW, type Served, SOME_ADDRESS } from './served'

const NOTHING = { paid: ZERO, promoted: ZERO }

export const orders: Record<string, Served> = {
  findUnpaidOrders: { run: (tx) => q.findUnpaidOrders(tx, ME, NOW, 5), by: 'orders_buyer_state' },
  findOpenParcels: { run: (tx) => q.findOpenParcels(tx, ME, 8), by: 'orders_buyer' },
  findPaidOrders: { run: (tx) => q.findPaidOrders(tx, ME, NOW, 100), by: 'orders_buyer' },
  'listOrders, first page': {
    run: (tx) => q.listOrders(tx, ME, { state: null }, null, 10),
    by: 'orders_buyer',
  },
  'listOrders, next page': {
    run: (tx) => q.listOrders(tx, ME, { state: null }, cursor, 10),
    by: 'orders_buyer',
  },
  'listOrders, oldest first': {
    run: (tx) => q.listOrders(tx, ME, { state: null, sort: 'reverse' }, cursor, 10),
    by: 'orders_buyer',
  },
  'listOrders in a state, oldest first': {
    run: (tx) => q.listOrders(tx, ME, { state: 'paid', sort: 'reverse' }, cursor, 10),
    by: 'orders_buyer_state',
  },
  'listOrders with words': {
    run: (tx) => q.listOrders(tx, ME, { state: null, search: 'kopi' }, null, 10),
    by: 'orders_buyer',
  },
  'listOrders in a state': {
    run: (tx) => q.listOrders(tx, ME, { state: 'paid' }, null, 10),
    by: 'orders_buyer_state',
  },
  'listOrders in a state, next page': {
    run: (tx) => q.listOrders(tx, ME, { state: 'paid' }, cursor, 10),
    by: 'orders_buyer_state',
  },
  findOwnOrderHead: {
    run: (tx) => q.findOwnOrderHead(tx, 'ord_1', ME),
    by: 'sqlite_autoindex_orders_1',
  },
  findAnyOrderHead: {
    run: (tx) => q.findAnyOrderHead(tx, 'ord_1'),
    by: 'sqlite_autoindex_orders_1',
  },
  findOrderByKey: { run: (tx) => q.findOrderByKey(tx, ME, 'key'), by: 'sqlite_autoindex_orders_3' },
  findParcels: { run: (tx) => q.findParcels(tx, 'ord_1'), by: 'parcels_order' },
  listStoresWithPage: { run: (tx) => q.listStoresWithPage(tx, 'ord_1'), by: 'parcels_order' },
  findOrderLines: { run: (tx) => q.findOrderLines(tx, 'ord_1'), by: 'order_lines_order' },
  findAppointments: { run: (tx) => q.findAppointments(tx, 'ord_1'), by: 'parcels_order' },
  findAppointment: { run: (tx) => q.findAppointment(tx, 'pcl_1'), by: 'PRIMARY KEY' },
  findServices: { run: (tx) => q.findServices(tx, ['itm_1']), by: 'sqlite_autoindex_items_1' },
  tryProposeMove: {
    run: (tx) => q.tryProposeMove(tx, { parcelId: 'pcl_1', revision: 1 }, null),
    by: 'PRIMARY KEY',
  },
  trySetDue: { run: (tx) => q.trySetDue(tx, 'pcl_1', 'shipped', 5), by: 'sqlite_autoindex_parcels_1' },
  tryMoveAppointment: {
    run: (tx) =>
      q.tryMoveAppointment(
        tx,
        { parcelId: 'pcl_1', revision: 0, state: 'wished' },
        { state: 'agreed', day: '2026-12-01', part: 'any' },
      ),
    by: 'PRIMARY KEY',
  },
  findOrderCoupons: { run: (tx) => q.findOrderCoupons(tx, 'ord_1'), by: 'coupon_uses_placed' },
  findHistory: { run: (tx) => q.findHistory(tx, 'ord_1'), by: 'order_history_order' },
  findExpiredOrders: { run: (tx) => q.findExpiredOrders(tx, NOW, 100), by: 'orders_due' },
  tryMoveOrder: {
    run: (tx) => q.tryMoveOrder(tx, 'ord_1', ['paid'], 'refunded'),
    by: 'sqlite_autoindex_orders_1',
  },
  'listSales, of a state': {
    run: (tx) => q.listSales(tx, ME, { states: ['to_ship'], number: '' }, null, 20),
    by: 'parcels_seller',
    sorts: 'the lines of one parcel',
  },
  'listSales, of a state, the other way round': {
    run: (tx) => q.listSales(tx, ME, { states: ['to_ship'], number: '', sort: 'reverse' }, cursor, 20),
    by: 'parcels_seller',
    sorts: 'the lines of one parcel',
  },
  'listSales, of every state, oldest first': {
    run: (tx) => q.listSales(tx, ME, { states: null, number: '', sort: 'reverse' }, cursor, 20),
    by: 'parcels_seller_age',
    sorts: 'the lines of one parcel',
  },
  'listSales, under a claim, oldest first': {
    run: (tx) =>
      q.listSales(
        tx,
        ME,
        { states: ['disputed', 'return_requested', 'returned'], number: '', sort: 'reverse' },
        cursor,
        20,
      ),
    by: 'parcels_seller_claims',
    sorts: 'the lines of one parcel',
  },
  'listSales, under a claim': {
    run: (tx) =>
      q.listSales(tx, ME, { states: ['disputed', 'return_requested', 'returned'], number: '' }, cursor, 20),
    by: 'parcels_seller_claims',
    sorts: 'the lines of one parcel',
  },
  'listSales, of every state': {
    run: (tx) => q.listSales(tx, ME, { states: null, number: '' }, null, 20),
    by: 'parcels_seller_age',
    sorts: 'the lines of one parcel',
  },
  'listSales, by a number': {
    run: (tx) => q.listSales(tx, ME, { states: null, number: 'PSR-1' }, null, 20),
    by: 'parcels_order',
    sorts: ['the lines of one parcel', 'the parcels of one order'],
  },
  'findSales, by ids': {
    run: (tx) => q.findSales(tx, ME, { ids: ['pcl_1', 'pcl_2'] }),
    by: 'sqlite_autoindex_parcels_1',
    sorts: 'at most 100 parcels',
  },
  'findSales, by numbers': {
    run: (tx) => q.findSales(tx, ME, { numbers: ['PSR-1', 'PSR-2'] }),
    by: 'parcels_order',
    sorts: 'at most 100 parcels',
  },
  'findPrintedParcels, by ids': {
    run: (tx) => q.findPrintedParcels(tx, ME, ['pcl_1', 'pcl_2'], 100),
    by: 'sqlite_autoindex_parcels_1',
    sorts: 'at most 100 parcels',
  },
  'findPrintedParcels, those to ship': {
    run: (tx) => q.findPrintedParcels(tx, ME, null, 100),
    by: 'parcels_seller',
  },
  tryHoldParcel: { run: (tx) => q.tryHoldParcel(tx, 'pcl_1', 'shipped'), by: 'sqlite_autoindex_parcels_1' },
  countSales: { run: (tx) => q.countSales(tx, ME, ['to_ship', 'shipped']), by: 'PRIMARY KEY' },
  findSkus: { run: (tx) => q.findSkus(tx, 'pcl_1'), by: 'order_lines_parcel' },
  findNextToShip: { run: (tx) => q.findNextToShip(tx, ME, 'pcl_1'), by: 'parcels_seller' },
  findUsualCourier: {
    run: (tx) => q.findUsualCourier(tx, ME),
    by: 'parcels_seller',
    sorts: 'the newest of three states',
  },
  tryChangeTracking: {
    run: (tx) =>
      q.tryChangeTracking(tx, 'pcl_1', 'A1', { courier: 'jnt', courierPage: null, trackingNumber: 'A2' }),
    by: 'sqlite_autoindex_parcels_1',
  },
  findParts: {
    run: (tx) => q.findParts(tx, 'ord_1'),
    by: 'sqlite_autoindex_parcel_parts_2',
    sorts: 'the parts of one order',
  },
  listRests: { run: (tx) => q.listRests(tx, ME, 20), by: 'parcels_rest' },
  tryChangeRest: {
    run: (tx) => q.tryChangeRest(tx, 'pcl_1', 2, { pieces: 1, dueAt: NOW }),
    by: 'sqlite_autoindex_parcels_1',
  },
  tryChangePartTracking: {
    run: (tx) =>
      q.tryChangePartTracking(tx, 'prt_1', 'A1', { courier: 'jnt', courierPage: null, trackingNumber: 'A2' }),
    by: 'sqlite_autoindex_parcel_parts_1',
  },
  tryMoveParcel: {
    run: (tx) => q.tryMoveParcel(tx, 'pcl_1', ['to_ship'], 'shipped'),
    by: 'sqlite_autoindex_parcels_1',
  },
  findAnyParcel: { run: (tx) => q.findAnyParcel(tx, 'pcl_1'), by: 'sqlite_autoindex_parcels_1' },
  findOwnParcel: { run: (tx) => q.findOwnParcel(tx, 'pcl_1', ME), by: 'sqlite_autoindex_parcels_1' },
  findOrderByNumber: { run: (tx) => q.findOrderByNumber(tx, 'PSR-1'), by: 'sqlite_autoindex_orders_2' },
  findDueParcels: { run: (tx) => q.findDueParcels(tx, NOW, 100), by: 'parcels_due' },
  findReminders: { run: (tx) => q.findReminders(tx, NOW, 100), by: 'parcels_reminders' },
  takeReminder: { run: (tx) => q.takeReminder(tx, 'pcl_1', NOW), by: 'sqlite_autoindex_parcels_1' },
  setTracking: {
    run: (tx) => q.setTracking(tx, 'pcl_1', { courier: 'DHL', courierPage: null, trackingNumber: '1' }),
    by: 'sqlite_autoindex_parcels_1',
  },
  takeBackLine: {
    run: (tx) => q.takeBackLine(tx, { lineId: 'lin_1', quantity: 1, ...NOTHING }),
    by: 'sqlite_autoindex_order_lines_1',
  },
  takeBackShipping: {
    run: (tx) => q.takeBackShipping(tx, 'pcl_1', NOTHING),
    by: 'sqlite_autoindex_parcels_1',
  },
  sumRefunds: { run: (tx) => q.sumRefunds(tx, 'pay_1'), by: 'refunds_payment' },
  isReleased: { run: (tx) => q.isReleased(tx, 'pcl_1'), by: 'sqlite_autoindex_ledger_transactions_2' },
  setOrderAddress: {
    run: (tx) => q.setOrderAddress(tx, 'ord_1', SOME_ADDRESS),
    by: 'sqlite_autoindex_orders_1',
  },
  takeEdit: {
    run: (tx) => q.takeEdit(tx, 'ord_1', { revision: 0, key: 'key', state: 'paid' }),
    by: 'sqlite_autoindex_orders_1',
  },
  setOrderSums: {
    run: (tx) => q.setOrderSums(tx, 'ord_1', { total_sen: 0 }),
    by: 'sqlite_autoindex_orders_1',
  },
  updateParcelMoney: {
    run: (tx) => q.updateParcelMoney(tx, 'pcl_1', { total_sen: 0 }),
    by: 'sqlite_autoindex_parcels_1',
  },
  updateOrderLine: {
    run: (tx) =>
      q.updateOrderLine(tx, 'lin_1', { quantity: 1, subtotal: 0, sellerDiscount: 0, platformDiscount: 0 }),
    by: 'sqlite_autoindex_order_lines_1',
  },
  deleteOrderLine: { run: (tx) => q.deleteOrderLine(tx, 'lin_1'), by: 'sqlite_autoindex_order_lines_1' },
  deleteParcel: { run: (tx) => q.deleteParcel(tx, 'pcl_1'), by: 'sqlite_autoindex_parcels_1' },
  setBuyerNote: { run: (tx) => q.setBuyerNote(tx, 'pcl_1', 'x'), by: 'sqlite_autoindex_parcels_1' },
  findShipper: {
    run: (tx) => q.findShipper(tx, 'pcl_1'),
    by: 'order_history_parcel',
    sorts: 'a parcel is shipped once',
  },
}
