import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'
import * as q from '../../queries'
import { SMALL } from '../../seed'
import { ME, type Served } from './served'

const listOwn = (tx: Tx, wanted: Partial<q.OwnItemsQuery>, seq?: number) =>
  q.listOwnItems(
    tx,
    {
      sellerId: ME,
      status: null,
      category: null,
      stock: null,
      demand: null,
      sort: 'newest',
      words: [],
      ...wanted,
    },
    seq === undefined ? null : { direction: 'after', value: 7, seq },
    20,
  )

/** As of a seller of so many items that the index of titles is asked. */
async function listRare(tx: Tx, wanted: Partial<q.OwnItemsQuery>) {
  const sellerId = SMALL.users.seller.id
  await sql`update seller_items set items = 10000 where seller_id = ${sellerId}`.execute(tx)
  return listOwn(tx, { words: ['zanzibar'], sellerId, ...wanted })
}

export const ownItems: Record<string, Served> = {
  listOwnItems: {
    run: (tx) => listOwn(tx, {}, 5),
    by: 'items_own',
  },
  findOwnWords: { run: (tx) => q.findOwnWords(tx, ME, ['x']), by: 'PRIMARY KEY' },
  'listOwnItems, by a rare word': { run: (tx) => listRare(tx, {}), by: 'INTEGER PRIMARY KEY' },
  'listOwnItems, of a state by a rare word and price': {
    run: (tx) => listRare(tx, { status: 'draft', sort: 'dearest' }),
    by: 'INTEGER PRIMARY KEY',
    sorts: ['few', 'the items of one page'],
  },
  'listOwnItems, viewed by a rare word': {
    run: (tx) => listRare(tx, { demand: 'unsold', sort: 'mostViewed' }),
    by: 'INTEGER PRIMARY KEY',
    sorts: ['few', 'the items of one page'],
  },
  'listOwnItems, by words': { run: (tx) => listOwn(tx, { words: ['x', 'y'] }), by: 'items_own' },
  'listOwnItems, of a state': { run: (tx) => listOwn(tx, { status: 'draft' }), by: 'items_seller' },
  'listOwnItems, of a category': {
    run: (tx) => listOwn(tx, { category: 'food' }, 5),
    by: 'items_own_category',
  },
  'listOwnItems, of a category by price': {
    run: (tx) => listOwn(tx, { category: 'food', sort: 'cheapest' }, 5),
    by: 'items_own_category_price',
    sorts: 'the items of one page',
  },
  'listOwnItems, of a category by stock': {
    run: (tx) => listOwn(tx, { category: 'food', sort: 'scarce' }, 5),
    by: 'items_own_category_pieces',
    sorts: 'the items of one page',
  },
  'listOwnItems, of a category by sales': {
    run: (tx) => listOwn(tx, { category: 'food', sort: 'bestSelling' }, 5),
    by: 'items_own_category_sold',
    sorts: 'the items of one page',
  },
  'listOwnItems, by views': {
    run: (tx) => listOwn(tx, { sort: 'mostViewed' }, 5),
    by: 'item_figures_views',
    sorts: 'the items of one page',
  },
  'listOwnItems, by conversion': {
    run: (tx) => listOwn(tx, { sort: 'converting' }, 5),
    by: 'item_figures_conversion',
    sorts: 'the items of one page',
  },
  'listOwnItems, viewed and not bought': {
    run: (tx) => listOwn(tx, { demand: 'unsold', sort: 'mostViewed' }, 5),
    by: 'item_figures_unsold',
    sorts: 'the items of one page',
  },
  'listOwnItems, that nobody viewed': {
    run: (tx) => listOwn(tx, { demand: 'unseen' }, 5),
    by: 'item_figures_views',
  },
  findItemFigures: { run: (tx) => q.findItemFigures(tx, ['itm_1', 'itm_2']), by: 'PRIMARY KEY' },
  'listOwnItems, by price': {
    run: (tx) => listOwn(tx, { sort: 'dearest' }, 5),
    by: 'items_own_price',
    sorts: 'the items of one page',
  },
  'listOwnItems, of a state by price': {
    run: (tx) => listOwn(tx, { status: 'removed', sort: 'cheapest' }, 5),
    by: 'items_own_status_price',
    sorts: 'the items of one page',
  },
  'listOwnItems, of a state by stock': {
    run: (tx) => listOwn(tx, { status: 'active', sort: 'scarce' }, 5),
    by: 'items_own_status_pieces',
    sorts: 'the items of one page',
  },
  'listOwnItems, of a state by sales': {
    run: (tx) => listOwn(tx, { status: 'active', sort: 'slow' }, 5),
    by: 'items_own_status_sold',
    sorts: 'the items of one page',
  },
  'listOwnItems, by stock': {
    run: (tx) => listOwn(tx, { sort: 'scarce' }, 5),
    by: 'items_own_pieces',
    sorts: 'the items of one page',
  },
  'listOwnItems, by sales': {
    run: (tx) => listOwn(tx, { sort: 'bestSelling' }, 5),
    by: 'items_own_sold',
    sorts: 'the items of one page',
  },
  'listOwnItems, of what is low': {
    run: (tx) => listOwn(tx, { stock: 'low', sort: 'scarce' }, 5),
    by: 'items_own_stock',
    sorts: 'the items of one page',
  },
  countOwnItems: { run: (tx) => q.countOwnItems(tx, ME), by: 'PRIMARY KEY' },
}
