import * as q from '../../queries'
import { cursor, ME, NOW, type Served } from './served'

const FILE_NEWS = {
  fileId: 'fil_1',
  itemId: 'itm_1',
  title: 'x',
  name: 'x.pdf',
  version: 2,
  note: '',
  createdAt: NOW,
  after: '',
}

export const downloads: Record<string, Served> = {
  findFilesItem: { run: (tx) => q.findFilesItem(tx, 'itm_1', ME), by: 'sqlite_autoindex_items_1' },
  listFileVersions: { run: (tx) => q.listFileVersions(tx, 'itm_1'), by: 'item_files_item' },
  listOfferedFiles: {
    run: (tx) => q.listOfferedFiles(tx, 'itm_1'),
    by: 'item_files_item',
    sorts: 'an item has ten files at most',
  },
  sumFileBytes: { run: (tx) => q.sumFileBytes(tx, ME, NOW), by: 'item_files_item' },
  tryWithdrawVersion: {
    run: (tx) => q.tryWithdrawVersion(tx, { itemId: 'itm_1', fileId: 'fil_1' }, NOW),
    by: 'sqlite_autoindex_item_files_1',
  },
  listFileNews: { run: (tx) => q.listFileNews(tx, NOW, 20), by: 'item_files_news' },
  listEarlierLines: {
    run: (tx) => q.listEarlierLines(tx, FILE_NEWS, 50),
    by: 'order_lines_digital',
  },
  tryMoveFileNews: {
    run: (tx) => q.tryMoveFileNews(tx, FILE_NEWS, null),
    by: 'sqlite_autoindex_item_files_1',
  },
  findKeptFiles: { run: (tx) => q.findKeptFiles(tx, ['a', 'b'], NOW), by: 'sqlite_autoindex_item_files_2' },
  findFetchedLines: { run: (tx) => q.findFetchedLines(tx, 'order'), by: 'order_lines_order' },
  findLineFiles: {
    run: (tx) => q.findLineFiles(tx, ['lin_1', 'lin_2']),
    by: 'item_files_item',
    sorts: 'a page of lines has few files',
  },
  findBoughtFile: {
    run: (tx) => q.findBoughtFile(tx, ME, 'lin_1', 'fil_1'),
    by: 'sqlite_autoindex_order_lines_1',
  },
  listPurchases: {
    run: (tx) => q.listPurchases(tx, ME, { q: '', isDigital: false }, null, 12),
    by: 'orders_buyer',
    sorts: 'the lines of one order, of which there are 100 at most',
  },
  'listPurchases, oldest first': {
    run: (tx) => q.listPurchases(tx, ME, { q: '', isDigital: false, sort: 'reverse' }, cursor, 12),
    by: 'orders_buyer',
    sorts: 'the lines of one order, of which there are 100 at most',
  },
  'listPurchases, searched and from a cursor': {
    run: (tx) => q.listPurchases(tx, ME, { q: 'kopi', isDigital: true }, cursor, 12),
    by: 'order_lines_order',
    sorts: 'the lines of one order, of which there are 100 at most',
  },
}
