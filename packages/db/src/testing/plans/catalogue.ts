import * as q from '../../queries'
import { ME, type Served } from './served'

export const catalogue: Record<string, Served> = {
  findTrending: { run: (tx) => q.findTrending(tx, 25), by: 'items_trend' },
  findFeatured: { run: (tx) => q.findFeatured(tx, 25), by: 'items_featured' },
  findNewest: { run: (tx) => q.findNewest(tx, 25), by: 'items_newest' },
  findTrendingOf: { run: (tx) => q.findTrendingOf(tx, 'food', 13), by: 'items_category_trend' },
  'findItem by slug': { run: (tx) => q.findItem(tx, { slug: 'x' }), by: 'sqlite_autoindex_items_1' },
  'findItem by id': { run: (tx) => q.findItem(tx, { id: 'x' }), by: 'sqlite_autoindex_items_1' },
  findSellerOfItem: { run: (tx) => q.findSellerOfItem(tx, 'itm_1'), by: 'sqlite_autoindex_items_1' },
  findCardsBySlug: {
    run: (tx) => q.findCardsBySlug(tx, ['x', 'y']),
    by: 'sqlite_autoindex_items_2',
    sorts: 'the few items that an article shows',
  },
  findSeqs: { run: (tx) => q.findSeqs(tx, ['itm_1', 'itm_2']), by: 'sqlite_autoindex_items_1' },
  mapCards: { run: (tx) => q.mapCards(tx, [1, 2]), by: 'INTEGER PRIMARY KEY' },
  findCardsBySeq: { run: (tx) => q.findCardsBySeq(tx, [1, 2]), by: 'INTEGER PRIMARY KEY' },
  findRecent: { run: (tx) => q.findRecent(tx, ME, 24), by: 'recent_items_newest' },
  deleteRecent: { run: (tx) => q.deleteRecent(tx, ME), by: 'recent_items_newest' },
  readTrend: { run: (tx) => q.readTrend(tx, 'itm_1'), by: 'sqlite_autoindex_items_1' },
  writeTrend: { run: (tx) => q.writeTrend(tx, 'itm_1', 1), by: 'sqlite_autoindex_items_1' },
  deleteTrendMarks: { run: (tx) => q.deleteTrendMarks(tx, 5, 9), by: 'trend_marks_age' },
  addSale: { run: (tx) => q.addSale(tx, 'itm_1', 1, 1), by: 'sqlite_autoindex_items_1' },
  addSold: { run: (tx) => q.addSold(tx, 'itm_1', 1), by: 'sqlite_autoindex_items_1' },
  takeStock: {
    run: (tx) => q.takeStock(tx, [{ variantId: 'var_1', quantity: 1 }]),
    by: 'sqlite_autoindex_item_variants_1',
  },
  restock: {
    run: (tx) => q.restock(tx, [{ variantId: 'var_1', quantity: 1 }]),
    by: 'sqlite_autoindex_item_variants_1',
  },
  listSitemapItems: {
    run: (tx) => q.listSitemapItems(tx, { after: 1, upTo: 9, limit: 5 }),
    by: 'INTEGER PRIMARY KEY',
  },
  listSitemapStores: {
    run: (tx) => q.listSitemapStores(tx, { after: 'sto_1', upTo: 'sto_9', limit: 5 }),
    by: 'sqlite_autoindex_stores_1',
  },
}
