import * as q from '../../queries'
import type { Served } from './served'

const SOME_DAYS = { first: 1, last: 2 }
const SOME_SPAN = { from: 1, until: 2 }

export const analytics: Record<string, Served> = {
  findLastMarketDay: { run: (tx) => q.findLastMarketDay(tx), by: 'PRIMARY KEY' },
  findFirstMoment: { run: (tx) => q.findFirstMoment(tx), by: 'users_newest' },
  listMarketDays: { run: (tx) => q.listMarketDays(tx, SOME_DAYS), by: 'PRIMARY KEY' },
  readMarketDay: { run: (tx) => q.readMarketDay(tx, 1, SOME_SPAN), by: 'ledger_transactions_at' },
  'readSales, of items': {
    run: (tx) => q.readSales(tx, 'item', SOME_SPAN),
    by: 'orders_paid_day',
    sorts: 'what sold on one day',
  },
  'readSales, of stores': {
    run: (tx) => q.readSales(tx, 'store', SOME_SPAN),
    by: 'orders_paid_day',
    sorts: 'what sold on one day',
  },
  'readSales, of categories': {
    run: (tx) => q.readSales(tx, 'category', SOME_SPAN),
    by: 'orders_paid_day',
    sorts: 'what sold on one day',
  },
  readCouponUses: {
    run: (tx) => q.readCouponUses(tx, SOME_SPAN),
    by: 'orders_paid_day',
    sorts: 'the uses of one day',
  },
  listTopOfWindow: { run: (tx) => q.listTopOfWindow(tx, 'item', 7, 10), by: 'sales_windows_top' },
  listWindowRows: { run: (tx) => q.listWindowRows(tx, 'item', 7, ['itm_1']), by: 'PRIMARY KEY' },
  sumSalesDays: {
    run: (tx) => q.sumSalesDays(tx, 'item', SOME_DAYS),
    by: 'PRIMARY KEY',
    sorts: 'what sold in a month',
  },
  sumSalesOf: {
    run: (tx) => q.sumSalesOf(tx, 'item', ['itm_1', 'itm_2'], SOME_DAYS),
    by: 'PRIMARY KEY',
    sorts: 'the rows of some',
  },
  sumCouponDays: {
    run: (tx) => q.sumCouponDays(tx, SOME_DAYS),
    by: 'PRIMARY KEY',
    sorts: 'the coupons of a period',
  },
  listCounts: { run: (tx) => q.listCounts(tx, SOME_DAYS), by: 'PRIMARY KEY' },
  listEmptySearches: {
    run: (tx) => q.listEmptySearches(tx, SOME_DAYS, { least: 2, limit: 10 }),
    by: 'PRIMARY KEY',
    sorts: ['at most 200 searches a day', 'the same by how often'],
  },
  listCohorts: { run: (tx) => q.listCohorts(tx, 1), by: 'PRIMARY KEY' },
  'listNames, of items': { run: (tx) => q.listNames(tx, 'item', ['itm_1']), by: 'sqlite_autoindex_items_1' },
  listCouponNames: { run: (tx) => q.listCouponNames(tx, ['cpn_1']), by: 'sqlite_autoindex_coupons_1' },
  tryAddMarketDay: { run: (tx) => q.tryAddMarketDay(tx, 1, SOME_SPAN), by: 'ledger_transactions_at' },
  takeDayOutOfWindow: { run: (tx) => q.takeDayOutOfWindow(tx, 7, 1), by: 'PRIMARY KEY' },
  tryDeleteMarketDay: { run: (tx) => q.tryDeleteMarketDay(tx, 1), by: 'PRIMARY KEY' },
  deleteSalesDays: { run: (tx) => q.deleteSalesDays(tx, 1), by: 'PRIMARY KEY' },
  deleteEmptySearches: { run: (tx) => q.deleteEmptySearches(tx, 1), by: 'PRIMARY KEY' },
}
