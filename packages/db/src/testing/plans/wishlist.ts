import { ZERO } from '@pasar/domain'
import * as q from '../../queries'
import { ME, NOW, type Served } from './served'

const SOME_WISH_NEWS = {
  itemId: 'itm_1',
  round: 1,
  isBack: true,
  isOffered: true,
  title: 'x',
  slug: 'x',
  price: ZERO,
}

export const wishlist: Record<string, Served> = {
  findWishlist: { run: (tx) => q.findWishlist(tx, ME, 100), by: 'wishlist_newest' },
  listWishes: {
    run: (tx) => q.listWishes(tx, ME, { sort: 'drop', isBetter: true }, { value: 1, id: 'itm_1' }, 24, NOW),
    by: 'PRIMARY KEY',
    sorts: 'what one member has kept',
  },
  'listWishes, on offer': {
    run: (tx) => q.listWishes(tx, ME, { sort: 'newest', show: 'offer' }, { value: 1, id: 'itm_1' }, 24, NOW),
    by: 'PRIMARY KEY',
    sorts: 'what one member has kept',
  },
  'listWishes, cheaper': {
    run: (tx) => q.listWishes(tx, ME, { sort: 'price', show: 'cheaper' }, { value: 1, id: 'itm_1' }, 24, NOW),
    by: 'PRIMARY KEY',
    sorts: 'what one member has kept',
  },
  'listWishes, what cannot be bought': {
    run: (tx) => q.listWishes(tx, ME, { sort: 'drop', show: 'out' }, { value: 1, id: 'itm_1' }, 24, NOW),
    by: 'PRIMARY KEY',
    sorts: 'what one member has kept',
  },
  'listWishes, auctions that end soonest': {
    run: (tx) =>
      q.listWishes(tx, ME, { sort: 'ending', isAuction: true }, { value: 1, id: 'itm_1' }, 24, NOW),
    by: 'PRIMARY KEY',
    sorts: 'what one member has kept',
  },
  listWishNews: { run: (tx) => q.listWishNews(tx, '', 5), by: 'PRIMARY KEY' },
  listWishersToNotify: { run: (tx) => q.listWishersToNotify(tx, SOME_WISH_NEWS, 1, 5), by: 'wishlist_item' },
  takeCheaperWish: { run: (tx) => q.takeCheaperWish(tx, ME, SOME_WISH_NEWS), by: 'PRIMARY KEY' },
  takeBackWish: { run: (tx) => q.takeBackWish(tx, ME, 'itm_1', 1, 2), by: 'PRIMARY KEY' },
  closeWishNews: { run: (tx) => q.closeWishNews(tx, SOME_WISH_NEWS), by: 'PRIMARY KEY' },
  findWished: { run: (tx) => q.findWished(tx, ME, ['itm_1', 'itm_2']), by: 'wishlist_item' },
  tryTakeWish: { run: (tx) => q.tryTakeWish(tx, ME, 'itm_1'), by: 'PRIMARY KEY' },
  deleteWish: { run: (tx) => q.deleteWish(tx, ME, 'itm_1'), by: 'PRIMARY KEY' },
}
