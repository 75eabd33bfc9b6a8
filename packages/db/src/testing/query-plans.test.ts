import { type ReviewFilter, ZERO } from '@pasar/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_ROOTS } from '../kernel/roots'
import { makeTransact, type Tx } from '../kernel/transact'
import * as queries from '../queries'
import { SMALL } from '../seed'
import { makeTestDatabase, type TestDatabase } from '.'
import { explain, findScans, findSorts, listIndexes } from './query-plans'

interface Served {
  run: (tx: Tx) => Promise<unknown>
  /** The index its first table is searched with. */
  by: string
  /** Why it may sort what it has found; a reason for each sort. */
  sorts?: string | readonly string[]
}

const q = queries
const NOW = 1
const ME = 'usr_1'
const cursor = { at: 5, id: 'ord_5' }
const change = { now: NOW }
const PLAN = {
  startPrice: ZERO,
  reserve: null,
  buyNow: null,
  days: 3,
  endsAt: null,
  isRelisted: false,
  secondOffer: 'auto',
} as const
const NO_WORDS = { title: 'x', description: 'x', buttonText: 'x', link: '' }
const SOME_BANNER = {
  ...{ link: '/', position: 1, startsAt: null, endsAt: null },
  words: { en: NO_WORDS, cn: NO_WORDS, ms: NO_WORDS },
}
const SOME_ISSUE = { id: 'nli_1', version: 0 }
const SOME_DAYS = { first: 1, last: 2 }
const SOME_SPAN = { from: 1, until: 2 }
const ALL_MEMBERS = { role: null, state: null, from: null, until: null, isOldestFirst: false, search: null }
const WHOLE_LOG = { actor: null, action: null, subjectId: null, from: null, until: null }
const ALL_ORDERS = { list: null, isOldestFirst: false, words: '' }
const ALL_LETTERS = { inbox: null, state: null, assigneeId: null, isOldestFirst: false, words: '' }
const ALL_COUPONS = { payer: null, status: null, start: '', now: NOW }
const ALL_STORES = { state: null, today: '2026-01-01', isOldestFirst: false, start: '' }
const NOTHING = { paid: ZERO, promoted: ZERO }
const SOME_ADDRESS = {
  fullName: 'x',
  phone: 'x',
  line1: 'x',
  line2: '',
  city: 'x',
  postcode: '50450',
  state: 'kul',
  country: 'MY',
}
const SOME_FACTS = {
  storeId: 'sto_1',
  title: 'x',
  description: 'x',
  category: 'food',
  attributes: {},
  condition: 'new',
  price: ZERO,
  originalPrice: null,
  weightG: 1,
  dimensions: null,
  baseShipping: ZERO,
  options: ['', ''],
  variants: [],
  shipsFrom: 'MY',
  isVirtual: false,
  servicePlace: null,
  serviceArea: '',
} as const

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

const listReviews = (tx: Tx, filter: Partial<ReviewFilter>) =>
  q.listReviews(
    tx,
    'itm_1',
    { stars: null, withPhotos: false, sort: 'newest', ...filter },
    { helpful: 1, at: 5, id: 'rev_5' },
    10,
  )

const SOME_WISH_NEWS = {
  itemId: 'itm_1',
  round: 1,
  isBack: true,
  isOffered: true,
  title: 'x',
  slug: 'x',
  price: ZERO,
}

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

const listOwn = (tx: Tx, wanted: Partial<queries.OwnItemsQuery>, seq?: number) =>
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
async function listRare(tx: Tx, wanted: Partial<queries.OwnItemsQuery>) {
  const sellerId = SMALL.users.seller.id
  await sql`update seller_items set items = 10000 where seller_id = ${sellerId}`.execute(tx)
  return listOwn(tx, { words: ['zanzibar'], sellerId, ...wanted })
}

const listPosts = (tx: Tx, wanted: Partial<queries.PostsQuery>) =>
  q.listPosts(tx, { language: null, tag: null, authorId: null, words: '', now: NOW, ...wanted }, cursor, 10)

/** Where members stand who are needed by others. */
const REFERENCES = [
  { table: 'orders', column: 'buyer_id' },
  { table: 'parcels', column: 'seller_id' },
  { table: 'parcels', column: 'reseller_id' },
  { table: 'coupon_uses', column: 'user_id' },
  { table: 'reviews', column: 'user_id' },
  { table: 'questions', column: 'user_id' },
  { table: 'questions', column: 'seller_id' },
  { table: 'stores', column: 'seller_id' },
  { table: 'conversations', column: 'buyer_id' },
  { table: 'conversations', column: 'seller_id' },
  { table: 'chat_messages', column: 'sender_id' },
  { table: 'message_blocks', column: 'blocked_id' },
  { table: 'message_reports', column: 'user_id' },
  { table: 'items', column: 'seller_id' },
  { table: 'users', column: 'recruited_by' },
  { table: 'audit_log', column: 'actor_id' },
  { table: 'bids', column: 'bidder_id' },
  { table: 'auction_bidders', column: 'bidder_id' },
  { table: 'auction_offers', column: 'bidder_id' },
  { table: 'auctions', column: 'leader_id' },
  { table: 'bank_accounts', column: 'user_id' },
  { table: 'payouts', column: 'user_id' },
  { table: 'payout_runs', column: 'proposed_by' },
  { table: 'payout_runs', column: 'decided_by' },
  { table: 'bank_statements', column: 'uploaded_by' },
  { table: 'bank_statements', column: 'decided_by' },
  { table: 'bank_lines', column: 'explained_by' },
  { table: 'imports', column: 'user_id' },
  { table: 'blog_posts', column: 'author_id' },
  { table: 'blog_comments', column: 'user_id' },
  { table: 'blog_remarks', column: 'admin_id' },
  { table: 'blog_comment_reports', column: 'user_id' },
]

/** Which index serves which query. Listings have a table of their own in browse-plans.test.ts. */
const SERVED: Record<string, Served> = {
  findTrending: { run: (tx) => q.findTrending(tx, 25), by: 'items_trend' },
  findFeatured: { run: (tx) => q.findFeatured(tx, 25), by: 'items_featured' },
  findNewest: { run: (tx) => q.findNewest(tx, 25), by: 'items_newest' },
  findSimilar: { run: (tx) => q.findSimilar(tx, 'food', 'itm_1', 12), by: 'items_category_trend' },
  'findItem by slug': { run: (tx) => q.findItem(tx, { slug: 'x' }), by: 'sqlite_autoindex_items_1' },
  'findItem by id': { run: (tx) => q.findItem(tx, { id: 'x' }), by: 'sqlite_autoindex_items_1' },
  toMatch: { run: (tx) => q.toMatch(tx, 'kopi'), by: 'PRIMARY KEY' },
  correctQuery: { run: (tx) => q.correctQuery(tx, 'kopii'), by: 'PRIMARY KEY' },
  findReviews: { run: (tx) => q.findReviews(tx, 'itm_1', 10), by: 'reviews_helpful' },
  'listReviews, the newest': { run: (tx) => listReviews(tx, {}), by: 'reviews_item' },
  'listReviews, the most helpful': {
    run: (tx) => listReviews(tx, { sort: 'helpful' }),
    by: 'reviews_helpful',
  },
  'listReviews, of so many stars': { run: (tx) => listReviews(tx, { stars: 4 }), by: 'reviews_stars' },
  'listReviews, of so many stars, the most helpful': {
    run: (tx) => listReviews(tx, { stars: 4, sort: 'helpful' }),
    by: 'reviews_stars_helpful',
  },
  'listReviews, with photos': { run: (tx) => listReviews(tx, { withPhotos: true }), by: 'reviews_photos' },
  'listReviews, with photos, the most helpful': {
    run: (tx) => listReviews(tx, { withPhotos: true, sort: 'helpful' }),
    by: 'reviews_photos_helpful',
  },
  'listReviews, with photos, of so many stars': {
    run: (tx) => listReviews(tx, { withPhotos: true, stars: 4 }),
    by: 'reviews_stars',
  },
  countStars: { run: (tx) => q.countStars(tx, 'itm_1'), by: 'PRIMARY KEY' },
  findVoted: { run: (tx) => q.findVoted(tx, ME, ['rev_1', 'rev_2']), by: 'PRIMARY KEY' },
  findReviewableLine: {
    run: (tx) => q.findReviewableLine(tx, ME, 'ord_1', 'lin_1'),
    by: 'sqlite_autoindex_orders_1',
  },
  findReviewOfLine: { run: (tx) => q.findReviewOfLine(tx, 'lin_1'), by: 'sqlite_autoindex_reviews_2' },
  findLineReviews: {
    run: (tx) => q.findLineReviews(tx, ['lin_1', 'lin_2']),
    by: 'sqlite_autoindex_reviews_2',
  },
  findReceivedLines: { run: (tx) => q.findReceivedLines(tx, ME, 'itm_1', 10), by: 'orders_buyer' },
  findReviewHead: { run: (tx) => q.findReviewHead(tx, 'rev_1'), by: 'sqlite_autoindex_reviews_1' },
  updateReview: {
    run: (tx) => q.updateReview(tx, 'rev_1', { stars: 1, body: '' }, NOW),
    by: 'sqlite_autoindex_reviews_1',
  },
  findShownReviewPhotos: {
    run: (tx) => q.findShownReviewPhotos(tx, ['x', 'y']),
    by: 'sqlite_autoindex_review_photos_1',
  },
  answerReviewOnce: {
    run: (tx) => q.answerReviewOnce(tx, 'rev_1', 'x', NOW),
    by: 'sqlite_autoindex_reviews_1',
  },
  deleteVote: { run: (tx) => q.deleteVote(tx, 'rev_1', ME), by: 'PRIMARY KEY' },
  findStoreChoices: {
    run: (tx) => q.findStoreChoices(tx, ME),
    by: 'stores_seller',
    sorts: 'the few stores of a seller',
  },
  findOwnListing: { run: (tx) => q.findOwnListing(tx, ME, 'itm_1'), by: 'sqlite_autoindex_items_1' },
  isSlugTaken: { run: (tx) => q.isSlugTaken(tx, 'x'), by: 'PRIMARY KEY' },
  updateListing: {
    run: (tx) => q.updateListing(tx, { id: 'itm_1', sellerId: ME, version: 1 }, SOME_FACTS, NOW),
    by: 'sqlite_autoindex_items_1',
  },
  putItemPictures: { run: (tx) => q.putItemPictures(tx, 'itm_1', []), by: 'PRIMARY KEY' },
  clearPositions: { run: (tx) => q.clearPositions(tx, 'itm_1'), by: 'sqlite_autoindex_item_variants_2' },
  listVariants: { run: (tx) => q.listVariants(tx, 'itm_1'), by: 'order_lines_variant' },
  updateVariant: {
    run: (tx) =>
      q.updateVariant(tx, {
        id: 'var_1',
        itemId: 'itm_1',
        position: 0,
        name: '',
        values: ['', ''],
        sku: '',
        picture: '',
        price: ZERO,
      }),
    by: 'sqlite_autoindex_item_variants_1',
  },
  switchOffVariant: {
    run: (tx) => q.switchOffVariant(tx, { id: 'var_1', itemId: 'itm_1', position: 1 }),
    by: 'sqlite_autoindex_item_variants_1',
  },
  deleteVariant: {
    run: (tx) => q.deleteVariant(tx, 'itm_1', 'var_x'),
    by: 'sqlite_autoindex_item_variants_1',
  },
  setVariantPrice: {
    run: (tx) => q.setVariantPrice(tx, 'var_1', ZERO),
    by: 'sqlite_autoindex_item_variants_1',
  },
  changePrice: {
    run: (tx) => q.changePrice(tx, { id: 'itm_1', sellerId: ME, variantId: 'var_1', seen: ZERO }, ZERO, NOW),
    by: 'sqlite_autoindex_item_variants_1',
  },
  changePrices: {
    run: (tx) =>
      q.changePrices(
        tx,
        { id: 'itm_1', sellerId: ME, version: 1 },
        [{ variantId: 'var_1', price: ZERO }],
        NOW,
      ),
    by: 'sqlite_autoindex_items_1',
  },
  changeCategory: {
    run: (tx) =>
      q.changeCategory(
        tx,
        { id: 'itm_1', sellerId: ME },
        { category: 'food', attributes: {}, options: ['', ''], variants: [] },
        NOW,
      ),
    by: 'sqlite_autoindex_items_1',
  },
  changeStock: {
    run: (tx) => q.changeStock(tx, { variantId: 'var_1', seen: 1 }, 2),
    by: 'sqlite_autoindex_item_variants_1',
  },
  moveListing: {
    run: (tx) => q.moveListing(tx, { id: 'itm_1', sellerId: ME, from: ['paused'] }, 'active', NOW),
    by: 'sqlite_autoindex_items_1',
  },
  deleteDraft: { run: (tx) => q.deleteDraft(tx, ME, 'itm_1'), by: 'sqlite_autoindex_items_1' },
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
  listUnsoldItems: { run: (tx) => q.listUnsoldItems(tx, ME, 5), by: 'item_figures_unsold' },
  findShippingDefaults: { run: (tx) => q.findShippingDefaults(tx, ME), by: 'PRIMARY KEY' },
  findStaffWho: { run: (tx) => q.findStaffWho(tx, ME, ['ship']), by: 'store_staff_seller' },
  findItemFigures: { run: (tx) => q.findItemFigures(tx, ['itm_1', 'itm_2']), by: 'PRIMARY KEY' },
  findSellerOfItem: { run: (tx) => q.findSellerOfItem(tx, 'itm_1'), by: 'sqlite_autoindex_items_1' },
  findImportUnderWay: { run: (tx) => q.findImportUnderWay(tx, ME), by: 'imports_under_way' },
  addItemViews: { run: (tx) => q.addItemViews(tx, 'itm_1', 5, 3), by: 'sqlite_autoindex_items_1' },
  deleteItemDays: { run: (tx) => q.deleteItemDays(tx, 5, 10), by: 'PRIMARY KEY' },
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
  setSaleStart: {
    run: (tx) => q.setSaleStart(tx, { id: 'itm_1', sellerId: ME }, 5),
    by: 'sqlite_autoindex_items_1',
  },
  tryConfirmFailure: {
    run: (tx) => q.tryConfirmFailure(tx, 'pay_1', { bankReference: 'x', now: NOW }),
    by: 'sqlite_autoindex_payouts_1',
  },
  findSettlers: {
    run: (tx) => q.findSettlers(tx, ['pyo_1', 'pyo_2']),
    by: 'audit_log_subject',
    sorts: 'a payout is settled once or twice',
  },
  tryChangeSetting: {
    run: (tx) => q.tryChangeSetting(tx, { name: 'x', seen: '1', value: '2' }, NOW),
    by: 'PRIMARY KEY',
  },
  listSettingChanges: {
    run: (tx) => q.listSettingChanges(tx, ['x', 'y'], 20),
    by: 'audit_log_subject',
    sorts: 'a setting is seldom changed',
  },
  listDueListings: { run: (tx) => q.listDueListings(tx, 5, 10), by: 'items_scheduled' },
  listPrices: { run: (tx) => q.listPrices(tx, 'itm_1'), by: 'PRIMARY KEY' },
  setWas: { run: (tx) => q.setWas(tx, 'itm_1', null), by: 'sqlite_autoindex_items_1' },
  findFormDraft: { run: (tx) => q.findFormDraft(tx, ME, 'itm_1'), by: 'PRIMARY KEY' },
  putFormDraft: {
    run: (tx) =>
      q.putFormDraft(
        tx,
        { sellerId: ME, itemId: 'itm_1', version: 1 },
        { fields: '{}', itemVersion: 1 },
        NOW,
      ),
    by: 'PRIMARY KEY',
  },
  deleteFormDraft: {
    run: (tx) => q.deleteFormDraft(tx, { sellerId: ME, itemId: 'itm_1', version: 1 }),
    by: 'PRIMARY KEY',
  },
  listUploads: { run: (tx) => q.listUploads(tx, ME, 9), by: 'listing_uploads_seller' },
  findUpload: { run: (tx) => q.findUpload(tx, ME, 'listing-1'), by: 'PRIMARY KEY' },
  takeUploads: { run: (tx) => q.takeUploads(tx, ME, ['listing-1']), by: 'PRIMARY KEY' },
  deleteUploadsBefore: { run: (tx) => q.deleteUploadsBefore(tx, NOW), by: 'listing_uploads_age' },
  eraseUploads: { run: (tx) => q.eraseUploads(tx, ME), by: 'listing_uploads_seller' },
  eraseFormDrafts: { run: (tx) => q.eraseFormDrafts(tx, ME), by: 'PRIMARY KEY' },
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
  countSellerWaits: {
    run: (tx) => q.countSellerWaits(tx, ME),
    by: 'items_own_stock',
  },
  countStaffWaits: { run: (tx) => q.countStaffWaits(tx), by: 'order_claims_escalated' },
  listSellerDays: { run: (tx) => q.listSellerDays(tx, ME, 1), by: 'PRIMARY KEY' },
  findSellerCare: { run: (tx) => q.findSellerCare(tx, ME, 1), by: 'order_claims_seller_newest' },
  findSellerStart: { run: (tx) => q.findSellerStart(tx, ME), by: 'stores_seller' },
  listLowItems: { run: (tx) => q.listLowItems(tx, ME, 5), by: 'items_own_stock' },
  listWaitingQuestions: { run: (tx) => q.listWaitingQuestions(tx, ME, 5), by: 'questions_seller' },
  findBalances: { run: (tx) => q.findBalances(tx, ['fees']), by: 'PRIMARY KEY' },
  countOwnItems: { run: (tx) => q.countOwnItems(tx, ME), by: 'PRIMARY KEY' },
  listQuestions: {
    run: (tx) => q.listQuestions(tx, 'itm_1', { at: 5, id: 'qst_5' }, 10),
    by: 'questions_answered',
  },
  'findWaitingQuestions of all': {
    run: (tx) => q.findWaitingQuestions(tx, 'itm_1', { type: 'anybody' }, 10),
    by: 'questions_waiting',
  },
  'findWaitingQuestions of one': {
    run: (tx) => q.findWaitingQuestions(tx, 'itm_1', { type: 'member', userId: ME }, 10),
    by: 'questions_waiting',
  },
  findQuestionHead: { run: (tx) => q.findQuestionHead(tx, 'qst_1'), by: 'sqlite_autoindex_questions_1' },
  answerQuestionOnce: {
    run: (tx) => q.answerQuestionOnce(tx, 'qst_1', 'x', NOW),
    by: 'sqlite_autoindex_questions_1',
  },
  'findSubject, an item': {
    run: (tx) => q.findSubject(tx, { kind: 'item', id: 'itm_1' }),
    by: 'sqlite_autoindex_items_1',
  },
  'findSubject, a store': {
    run: (tx) => q.findSubject(tx, { kind: 'store', id: 'sto_1' }),
    by: 'sqlite_autoindex_stores_1',
  },
  'findSubject, a parcel': {
    run: (tx) => q.findSubject(tx, { kind: 'parcel', id: 'pcl_1' }),
    by: 'sqlite_autoindex_parcels_1',
  },
  findConversation: { run: (tx) => q.findConversation(tx, ME, 'cnv_1'), by: 'PRIMARY KEY' },
  findConversationAbout: {
    run: (tx) => q.findConversationAbout(tx, { kind: 'item', id: 'itm_1' }, ME, 'usr_2'),
    by: 'sqlite_autoindex_conversations_2',
  },
  listConversations: {
    run: (tx) =>
      q.listConversations(tx, ME, { cursor: { at: 5, id: 'cnv_5' }, isArchived: false, limit: 10 }),
    by: 'conversation_members_newest',
  },
  findBlocks: { run: (tx) => q.findBlocks(tx, ME, 'usr_2'), by: 'PRIMARY KEY' },
  isActiveMember: { run: (tx) => q.isActiveMember(tx, ME), by: 'sqlite_autoindex_users_1' },
  listHeld: { run: (tx) => q.listHeld(tx, { at: 5, id: 'msg_5' }, 10), by: 'chat_messages_held' },
  'listHeld, newest first': {
    run: (tx) => q.listHeld(tx, { at: 5, id: 'msg_5' }, 10, 'reverse'),
    by: 'chat_messages_held',
  },
  findMessageInReview: {
    run: (tx) => q.findMessageInReview(tx, 'msg_1'),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  listContext: {
    run: (tx) => q.listContext(tx, { conversationId: 'cnv_1', position: 9 }, 4),
    by: 'sqlite_autoindex_chat_messages_2',
  },
  listMessages: {
    run: (tx) => q.listMessages(tx, ME, 'cnv_1', { before: 9, limit: 10 }),
    by: 'sqlite_autoindex_chat_messages_2',
  },
  listPieces: {
    run: (tx) => q.listPieces(tx, { conversationId: 'cnv_1', senderId: ME, since: 5 }),
    by: 'sqlite_autoindex_chat_messages_2',
  },
  findSentMessage: {
    run: (tx) => q.findSentMessage(tx, ME, 'key-0001'),
    by: 'sqlite_autoindex_chat_messages_3',
  },
  findMessageHead: { run: (tx) => q.findMessageHead(tx, 'msg_1'), by: 'sqlite_autoindex_chat_messages_1' },
  exportMessages: {
    run: (tx) => q.exportMessages(tx, ME),
    by: 'PRIMARY KEY',
    sorts: 'the messages of a member, for the copy of their data',
  },
  searchConversations: {
    run: (tx) => q.searchConversations(tx, ME, 'kopi', 10),
    by: 'conversation_members_newest',
    sorts: 'the conversations of one member, archived ones too',
  },
  'findSubjectCard of an item': {
    run: (tx) => q.findSubjectCard(tx, { kind: 'item', id: 'itm_1' }),
    by: 'sqlite_autoindex_items_1',
  },
  'findSubjectCard of a parcel': {
    run: (tx) => q.findSubjectCard(tx, { kind: 'parcel', id: 'pcl_1' }),
    by: 'sqlite_autoindex_parcels_1',
  },
  isPictureVisible: { run: (tx) => q.isPictureVisible(tx, 'chat-1', ME), by: 'PRIMARY KEY' },
  'listPosts of a language': { run: (tx) => listPosts(tx, { language: 'en' }), by: 'blog_posts_language' },
  'listPosts of all languages': { run: (tx) => listPosts(tx, {}), by: 'blog_posts_newest' },
  'listPosts with a tag': { run: (tx) => listPosts(tx, { tag: 'x' }), by: 'blog_posts_newest' },
  'listPosts by words': { run: (tx) => listPosts(tx, { words: 'x' }), by: 'blog_posts_newest' },
  'listPosts of an author': {
    run: (tx) => listPosts(tx, { authorId: ME }),
    by: 'blog_posts_newest',
  },
  findRelatedPosts: {
    run: (tx) => q.findRelatedPosts(tx, { id: 'blp_1', language: 'en' }, NOW, 3),
    by: 'blog_tags_post',
    sorts: ['the tags in common, by article', 'the articles that share a tag'],
  },
  findFeaturedPosts: {
    run: (tx) => q.findFeaturedPosts(tx, 'en', NOW, 3),
    by: 'blog_posts_featured',
  },
  findHomePosts: {
    run: (tx) => q.findHomePosts(tx, 'en', NOW, 3),
    by: 'blog_posts_featured',
    sorts: 'the featured articles, by the language of the reader',
  },
  findTopTags: {
    run: (tx) => q.findTopTags(tx, 'en', NOW, 20),
    by: 'blog_posts_language',
    sorts: ['the tags of a language', 'the tags by how many articles have them'],
  },
  'findPost by slug': { run: (tx) => q.findPost(tx, { slug: 'x' }), by: 'sqlite_autoindex_blog_posts_2' },
  'findPost by id': { run: (tx) => q.findPost(tx, { id: 'x' }), by: 'sqlite_autoindex_blog_posts_1' },
  listOwnPosts: { run: (tx) => q.listOwnPosts(tx, ME, cursor, 10), by: 'blog_posts_author' },
  listPostsInState: {
    run: (tx) => q.listPostsInState(tx, 'submitted', cursor, 10),
    by: 'blog_posts_state',
  },
  'listPostsInState, the other way round': {
    run: (tx) => q.listPostsInState(tx, 'submitted', cursor, 10, 'reverse'),
    by: 'blog_posts_state',
  },
  countOpenPosts: { run: (tx) => q.countOpenPosts(tx, ME), by: 'blog_posts_author' },
  listVersions: { run: (tx) => q.listVersions(tx, 'blp_1'), by: 'blog_versions_post' },
  findVersion: { run: (tx) => q.findVersion(tx, 'blp_1', 'x'), by: 'sqlite_autoindex_blog_versions_1' },
  findPostPictures: { run: (tx) => q.findPostPictures(tx, ['x', 'y']), by: 'PRIMARY KEY' },
  listSitemapPosts: {
    run: (tx) => q.listSitemapPosts(tx, '', NOW, 10),
    by: 'sqlite_autoindex_blog_posts_1',
  },
  listTranslations: { run: (tx) => q.listTranslations(tx, 'blp_1'), by: 'blog_posts_work' },
  listComments: { run: (tx) => q.listComments(tx, 'blp_1', cursor, 10), by: 'blog_comments_post' },
  listHeldComments: { run: (tx) => q.listHeldComments(tx, cursor, 10), by: 'blog_comments_held' },
  listReportedComments: {
    run: (tx) => q.listReportedComments(tx, 10),
    by: 'blog_comment_reports_open',
    sorts: ['the open reports, by comment', 'the reported comments, by their oldest report'],
  },
  findComment: { run: (tx) => q.findComment(tx, 'x'), by: 'sqlite_autoindex_blog_comments_1' },
  listRemarks: {
    run: (tx) => q.listRemarks(tx, 'blp_1', { isSentOnly: true, limit: 10 }),
    by: 'blog_remarks_post',
    sorts: 'the remarks on one article',
  },
  tryInsertRemark: {
    run: (tx) => {
      const remark = { id: 'x', postId: 'x', adminId: ME, block: 0, quote: 'x', body: 'x', now: NOW }
      return q.tryInsertRemark(tx, remark, { version: 1, most: 10 })
    },
    by: 'sqlite_autoindex_blog_posts_1',
  },
  tryDeleteRemark: {
    run: (tx) => q.tryDeleteRemark(tx, 'x', 'y'),
    by: 'sqlite_autoindex_blog_remarks_1',
  },
  sendRemarks: { run: (tx) => q.sendRemarks(tx, 'x', NOW), by: 'blog_remarks_post' },
  tryAnswerRemark: {
    run: (tx) => q.tryAnswerRemark(tx, { postId: 'x', id: 'y' }, { answer: 'x', isDone: true, now: NOW }),
    by: 'sqlite_autoindex_blog_remarks_1',
  },
  exportBlog: { run: (tx) => q.exportBlog(tx, ME), by: 'blog_posts_author' },
  trySavePost: {
    run: (tx) =>
      q.trySavePost(
        tx,
        { id: 'x', version: 1, states: ['draft'] },
        { title: 'x', lead: '', body: '', tags: [] },
        NOW,
      ),
    by: 'sqlite_autoindex_blog_posts_1',
  },
  insertVersion: {
    run: async (tx) => {
      const post = { id: 'blp_1', slug: 'x', authorId: SMALL.users.seller.id, language: 'en' } as const
      await q.insertPost(tx, { ...post, workId: post.id, title: 'x', now: NOW })
      const version = { id: 'x', postId: post.id, kind: 'automatic', now: NOW } as const
      await q.insertVersion(tx, version, { title: 'x', lead: '', body: '', tags: [] }, 0)
    },
    by: 'blog_versions_post',
  },
  tryMovePost: {
    run: (tx) => q.tryMovePost(tx, 'x', { from: ['draft'], to: 'submitted' }, change),
    by: 'sqlite_autoindex_blog_posts_1',
  },
  tryFeaturePost: { run: (tx) => q.tryFeaturePost(tx, 'x', NOW), by: 'sqlite_autoindex_blog_posts_1' },
  tryInsertPostPicture: {
    run: (tx) =>
      q.tryInsertPostPicture(tx, 'x', { key: 'x', width: 1, height: 1, blur: '' }, { now: NOW, most: 20 }),
    by: 'sqlite_autoindex_blog_posts_1',
  },
  eraseBlog: { run: (tx) => q.eraseBlog(tx, ME), by: 'blog_comment_reports_user' },
  tryMoveComment: {
    run: (tx) => q.tryMoveComment(tx, 'x', ['held'], 'shown'),
    by: 'sqlite_autoindex_blog_comments_1',
  },
  insertCommentReport: {
    run: (tx) => q.insertCommentReport(tx, { commentId: 'x', userId: ME, now: NOW }),
    by: 'sqlite_autoindex_blog_comments_1',
  },
  endCommentReports: { run: (tx) => q.endCommentReports(tx, 'x', NOW), by: 'PRIMARY KEY' },
  findCardsBySlug: {
    run: (tx) => q.findCardsBySlug(tx, ['x', 'y']),
    by: 'sqlite_autoindex_items_2',
    sorts: 'the few items that an article shows',
  },
  findMessagePictures: { run: (tx) => q.findMessagePictures(tx, ['chat-1', 'chat-2']), by: 'PRIMARY KEY' },
  listMessageReports: {
    run: (tx) => q.listMessageReports(tx, { at: 5, id: 'mrp_5' }, 10),
    by: 'message_reports_open',
  },
  'listMessageReports, newest first': {
    run: (tx) => q.listMessageReports(tx, { at: 5, id: 'mrp_5' }, 10, 'reverse'),
    by: 'message_reports_open',
  },
  listRejected: {
    run: (tx) => q.listRejected(tx, ME, 5),
    by: 'chat_messages_sender',
    sorts: 'the rejected messages of a member',
  },
  findReceived: {
    run: (tx) => q.findReceived(tx, ME, 'cnv_1', 'msg_1'),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  findReportMessage: {
    run: (tx) => q.findReportMessage(tx, 'mrp_1'),
    by: 'sqlite_autoindex_message_reports_1',
  },
  listLatestTexts: {
    run: (tx) => q.listLatestTexts(tx, 10),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  findMessageReport: {
    run: (tx) => q.findMessageReport(tx, 'mrp_1'),
    by: 'sqlite_autoindex_message_reports_1',
  },
  tryReopenReport: {
    run: (tx) => q.tryReopenReport(tx, 'mrp_1'),
    by: 'sqlite_autoindex_message_reports_1',
  },
  tryDecideReport: {
    run: (tx) => q.tryDecideReport(tx, 'mrp_1', 'dismissed', NOW),
    by: 'sqlite_autoindex_message_reports_1',
  },
  tryTakeBackMessage: {
    run: (tx) => q.tryTakeBackMessage(tx, 'msg_1', '', NOW),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  hideTakenBack: {
    run: (tx) => q.hideTakenBack(tx, ME, { conversationId: 'cnv_1', messageId: 'msg_1' }),
    by: 'PRIMARY KEY',
  },
  findSettingRows: { run: (tx) => q.findSettingRows(tx, ['x', 'y']), by: 'PRIMARY KEY' },
  takePosition: {
    run: (tx) => q.takePosition(tx, 'cnv_1', ME, true),
    by: 'sqlite_autoindex_conversations_1',
  },
  takeDelivery: { run: (tx) => q.takeDelivery(tx, 'cnv_1'), by: 'sqlite_autoindex_conversations_1' },
  showOwnMessage: {
    run: (tx) => q.showOwnMessage(tx, ME, { conversationId: 'cnv_1', messageId: 'msg_1', now: NOW }),
    by: 'PRIMARY KEY',
  },
  showToBoth: {
    run: (tx) => q.showToBoth(tx, ME, { conversationId: 'cnv_1', messageId: 'msg_1', now: NOW }),
    by: 'conversation_members_conversation',
  },
  showDelivered: {
    run: (tx) => q.showDelivered(tx, ME, { conversationId: 'cnv_1', messageId: 'msg_1', now: NOW }),
    by: 'PRIMARY KEY',
  },
  markMessagesRead: { run: (tx) => q.markMessagesRead(tx, ME, 'cnv_1', 5), by: 'PRIMARY KEY' },
  archiveConversation: { run: (tx) => q.archiveConversation(tx, ME, 'cnv_1', true), by: 'PRIMARY KEY' },
  deleteBlock: { run: (tx) => q.deleteBlock(tx, ME, 'usr_2'), by: 'PRIMARY KEY' },
  tryDeliverMessage: {
    run: (tx) => q.tryDeliverMessage(tx, 'msg_1', 1, NOW),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  tryRejectMessage: {
    run: (tx) => q.tryRejectMessage(tx, 'msg_1', '', NOW),
    by: 'sqlite_autoindex_chat_messages_1',
  },
  eraseMessages: { run: (tx) => q.eraseMessages(tx, ME), by: 'chat_messages_sender' },
  listQuickReplies: { run: (tx) => q.listQuickReplies(tx, ME), by: 'quick_replies_own' },
  findAwayAnswer: { run: (tx) => q.findAwayAnswer(tx, ME), by: 'PRIMARY KEY' },
  findAwayHere: {
    run: (tx) => q.findAwayHere(tx, { sellerId: ME, storeId: 'sto_1' }),
    by: 'PRIMARY KEY',
  },
  findSellerReplies: { run: (tx) => q.findSellerReplies(tx, ME), by: 'PRIMARY KEY' },
  listRepliers: { run: (tx) => q.listRepliers(tx, ME, 50), by: 'PRIMARY KEY' },
  listStoreReplies: { run: (tx) => q.listStoreReplies(tx, [ME, 'usr_2']), by: 'stores_seller' },
  listReplyWaits: { run: (tx) => q.listReplyWaits(tx, [ME, 'usr_2'], NOW), by: 'reply_waits_seller' },
  tryChangeQuickReply: {
    run: (tx) => q.tryChangeQuickReply(tx, { id: 'qrp_1', sellerId: ME, title: 'x', body: 'x' }),
    by: 'sqlite_autoindex_quick_replies_1',
  },
  tryDeleteQuickReply: {
    run: (tx) => q.tryDeleteQuickReply(tx, ME, 'qrp_1'),
    by: 'sqlite_autoindex_quick_replies_1',
  },
  orderQuickReplies: {
    run: (tx) => q.orderQuickReplies(tx, ME, ['qrp_1']),
    by: 'sqlite_autoindex_quick_replies_1',
  },
  closeReplyWait: { run: (tx) => q.closeReplyWait(tx, 'cnv_1', NOW), by: 'reply_waits_open' },
  dropReplyWaits: { run: (tx) => q.dropReplyWaits(tx, ME, 'usr_2'), by: 'reply_waits_open' },
  keepSellerReplies: {
    run: (tx) => q.keepSellerReplies(tx, ME, { waits: 1, inTime: 1, median: 1 }),
    by: 'PRIMARY KEY',
  },
  eraseReplies: { run: (tx) => q.eraseReplies(tx, ME), by: 'quick_replies_own' },
  findStoreFigures: { run: (tx) => q.findStoreFigures(tx, 'sto_1'), by: 'PRIMARY KEY' },
  findSeqs: { run: (tx) => q.findSeqs(tx, ['itm_1', 'itm_2']), by: 'sqlite_autoindex_items_1' },
  findCardsBySeq: { run: (tx) => q.findCardsBySeq(tx, [1, 2]), by: 'INTEGER PRIMARY KEY' },
  findRecent: { run: (tx) => q.findRecent(tx, ME, 24), by: 'recent_items_newest' },
  deleteRecent: { run: (tx) => q.deleteRecent(tx, ME), by: 'recent_items_newest' },
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
  listFeedItems: { run: (tx) => q.listFeedItems(tx, 'sto_1', null, 5), by: 'items_store' },
  'listFeedItems, further on': {
    run: (tx) => q.listFeedItems(tx, 'sto_1', { publishedAt: NOW, seq: 5 }, 5),
    by: 'items_store',
  },
  findStore: { run: (tx) => q.findStore(tx, 'x'), by: 'sqlite_autoindex_stores_2' },
  readTrend: { run: (tx) => q.readTrend(tx, 'itm_1'), by: 'sqlite_autoindex_items_1' },
  writeTrend: { run: (tx) => q.writeTrend(tx, 'itm_1', 1), by: 'sqlite_autoindex_items_1' },
  addSold: { run: (tx) => q.addSold(tx, 'itm_1', 1), by: 'sqlite_autoindex_items_1' },
  takeStock: {
    run: (tx) => q.takeStock(tx, [{ variantId: 'var_1', quantity: 1 }]),
    by: 'sqlite_autoindex_item_variants_1',
  },
  restock: {
    run: (tx) => q.restock(tx, [{ variantId: 'var_1', quantity: 1 }]),
    by: 'sqlite_autoindex_item_variants_1',
  },

  findWishlist: { run: (tx) => q.findWishlist(tx, ME, 100), by: 'wishlist_newest' },
  listWishes: {
    run: (tx) => q.listWishes(tx, ME, { sort: 'drop', isBetter: true }, { value: 1, id: 'itm_1' }, 24, NOW),
    by: 'PRIMARY KEY',
    sorts: 'what one member has kept',
  },
  listWishNews: { run: (tx) => q.listWishNews(tx, '', 5), by: 'PRIMARY KEY' },
  listWishersToNotify: { run: (tx) => q.listWishersToNotify(tx, SOME_WISH_NEWS, 1, 5), by: 'wishlist_item' },
  takeCheaperWish: { run: (tx) => q.takeCheaperWish(tx, ME, SOME_WISH_NEWS), by: 'PRIMARY KEY' },
  takeBackWish: { run: (tx) => q.takeBackWish(tx, ME, 'itm_1', 1, 2), by: 'PRIMARY KEY' },
  closeWishNews: { run: (tx) => q.closeWishNews(tx, SOME_WISH_NEWS), by: 'PRIMARY KEY' },
  findRound: { run: (tx) => q.findRound(tx, ME, 'gmr_1'), by: 'sqlite_autoindex_game_rounds_1' },
  findRoundsSince: { run: (tx) => q.findRoundsSince(tx, ME, NOW), by: 'game_rounds_user' },
  findPlayer: { run: (tx) => q.findPlayer(tx, ME), by: 'PRIMARY KEY' },
  findReward: { run: (tx) => q.findReward(tx, ME, 1), by: 'PRIMARY KEY' },
  findDaySpent: { run: (tx) => q.findDaySpent(tx, 1), by: 'PRIMARY KEY' },
  listBoard: { run: (tx) => q.listBoard(tx, 10), by: 'game_players_board' },
  listQuizItems: { run: (tx) => q.listQuizItems(tx, 60), by: 'items_trend' },
  listQuizCards: { run: (tx) => q.listQuizCards(tx, ['itm_1', 'itm_2']), by: 'sqlite_autoindex_items_1' },
  exportGames: { run: (tx) => q.exportGames(tx, ME), by: 'game_rounds_user' },
  tryMoveRound: {
    run: (tx) =>
      q.tryMoveRound(tx, ME, 'gmr_1', {
        moves: 0,
        state: { game: 'memory', cards: [], matched: [], open: [], misses: 0 },
        result: 'plain',
        outcome: null,
        couponId: null,
        now: NOW,
      }),
    by: 'sqlite_autoindex_game_rounds_1',
  },
  trySpendReward: { run: (tx) => q.trySpendReward(tx, 1, ZERO, ZERO), by: 'PRIMARY KEY' },
  deleteOldRounds: { run: (tx) => q.deleteOldRounds(tx, NOW, 5), by: 'game_rounds_started' },
  findWished: { run: (tx) => q.findWished(tx, ME, ['itm_1', 'itm_2']), by: 'wishlist_item' },
  deleteWish: { run: (tx) => q.deleteWish(tx, ME, 'itm_1'), by: 'PRIMARY KEY' },

  findBulkChange: { run: (tx) => q.findBulkChange(tx, ME, 'blk_1'), by: 'PRIMARY KEY' },
  listBulkRecords: { run: (tx) => q.listBulkRecords(tx, 'blk_1'), by: 'PRIMARY KEY' },
  tryTakeBulkRecord: { run: (tx) => q.tryTakeBulkRecord(tx, 'blk_1', ME), by: 'PRIMARY KEY' },
  findLastEntry: { run: (tx) => q.findLastEntry(tx, ME, ['hideStore']), by: 'audit_log_subject' },
  listBulkItems: { run: (tx) => q.listBulkItems(tx, 'blk_1'), by: 'PRIMARY KEY' },
  takeBulkItem: { run: (tx) => q.takeBulkItem(tx, 'blk_1', 'itm_1'), by: 'PRIMARY KEY' },
  listSavedViews: { run: (tx) => q.listSavedViews(tx, ME, 'members'), by: 'saved_views_own' },
  changeSavedView: { run: (tx) => q.changeSavedView(tx, 'svv_1', { name: 'x' }), by: 'PRIMARY KEY' },
  clearDefaultView: { run: (tx) => q.clearDefaultView(tx, ME, 'members'), by: 'saved_views_own' },
  dropRemovedViews: { run: (tx) => q.dropRemovedViews(tx, ME, 'members'), by: 'saved_views_own' },
  exportSavedViews: { run: (tx) => q.exportSavedViews(tx, ME), by: 'saved_views_own' },

  listPlans: { run: (tx) => q.listPlans(tx, ME, 1), by: 'plans_owner' },
  findBuyerPlan: { run: (tx) => q.findBuyerPlan(tx, 'pln_1', ME), by: 'PRIMARY KEY' },
  countPlans: { run: (tx) => q.countPlans(tx, ME), by: 'plans_owner' },
  countPlanLines: { run: (tx) => q.countPlanLines(tx, 'pln_1'), by: 'sqlite_autoindex_plan_lines_2' },
  listPlanLines: { run: (tx) => q.listPlanLines(tx, ME), by: 'plans_owner' },
  listPlanItems: {
    run: (tx) => q.listPlanItems(tx, 'pln_1', 1),
    by: 'sqlite_autoindex_plan_lines_2',
    sorts: 'what stands on one list',
  },
  findPlanItem: { run: (tx) => q.findPlanItem(tx, 'pll_1'), by: 'PRIMARY KEY' },
  listPlanPurchases: { run: (tx) => q.listPlanPurchases(tx, ME, 1), by: 'orders_buyer' },
  listGifts: {
    run: (tx) => q.listGifts(tx, 'pln_1'),
    by: 'sqlite_autoindex_plan_lines_2',
    sorts: 'what is given of one list',
  },
  listGiven: {
    run: (tx) => q.listGiven(tx, ME, '2027-02-06'),
    by: 'plans_owner',
    sorts: 'what is given of the lists of one member',
  },
  countGifts: { run: (tx) => q.countGifts(tx, 'pll_1'), by: 'PRIMARY KEY' },
  listOpenGifts: {
    run: (tx) => q.listOpenGifts(tx, 'pll_1'),
    by: 'PRIMARY KEY',
    sorts: 'pieces of one item',
  },
  listReservedLines: { run: (tx) => q.listReservedLines(tx, '', 5), by: 'PRIMARY KEY' },
  findGiftOrder: {
    run: (tx) => q.findGiftOrder(tx, { giverId: ME, reservedAt: 1, until: 2 }, 'var_1'),
    by: 'orders_buyer',
    sorts: 'the orders of one member in two days',
  },
  listPlanNews: { run: (tx) => q.listPlanNews(tx, '', 5), by: 'PRIMARY KEY' },
  listCheaperLines: {
    run: (tx) => q.listCheaperLines(tx, { variantId: 'var_1', price: ZERO }, '2026-01-01', 5),
    by: 'plan_lines_variant',
  },
  listPlansNear: { run: (tx) => q.listPlansNear(tx, '2026-01-01', '2026-01-08', 5), by: 'plans_due' },
  listPlansGiven: {
    run: (tx) => q.listPlansGiven(tx, '2026-01-01', '2026-01-08', 5),
    by: 'plans_gifts_from',
  },
  listGiftDays: {
    run: (tx) => q.listGiftDays(tx, 'pln_1'),
    by: 'sqlite_autoindex_plan_lines_2',
    sorts: 'the days of one list',
  },
  findFeedOwner: { run: (tx) => q.findFeedOwner(tx, 'x'), by: 'sqlite_autoindex_calendar_feeds_2' },
  findFeedTime: { run: (tx) => q.findFeedTime(tx, ME), by: 'PRIMARY KEY' },
  deleteFeed: { run: (tx) => q.deleteFeed(tx, ME), by: 'PRIMARY KEY' },
  tryChangePlan: {
    run: (tx) =>
      q.tryChangePlan(
        tx,
        { planId: 'pln_1', userId: ME },
        { title: 'x', day: '', giftsFrom: '', budget: ZERO },
        NOW,
      ),
    by: 'PRIMARY KEY',
  },
  trySharePlan: {
    run: (tx) => q.trySharePlan(tx, { planId: 'pln_1', userId: ME }, 'read'),
    by: 'PRIMARY KEY',
  },
  trySetPlanRemoved: {
    run: (tx) => q.trySetPlanRemoved(tx, { planId: 'pln_1', userId: ME }, 1),
    by: 'PRIMARY KEY',
  },
  tryChangePlanLine: {
    run: (tx) => q.tryChangePlanLine(tx, { lineId: 'pll_1', userId: ME }, { quantity: 1, note: '' }),
    by: 'PRIMARY KEY',
  },
  trySetLineRemoved: {
    run: (tx) => q.trySetLineRemoved(tx, { lineId: 'pll_1', userId: ME }, 1),
    by: 'PRIMARY KEY',
  },
  takeCheaperLine: { run: (tx) => q.takeCheaperLine(tx, 'pll_1', 1), by: 'PRIMARY KEY' },
  closePlanNews: { run: (tx) => q.closePlanNews(tx, { variantId: 'var_1', round: 1 }), by: 'PRIMARY KEY' },
  tryNoteReminded: { run: (tx) => q.tryNoteReminded(tx, 'pln_1', '2026-01-01'), by: 'PRIMARY KEY' },
  tryNoteGiftsTold: { run: (tx) => q.tryNoteGiftsTold(tx, 'pln_1', '2026-01-01'), by: 'PRIMARY KEY' },
  deleteRemovedPlans: { run: (tx) => q.deleteRemovedPlans(tx, 1), by: 'plans_removed' },
  tryBuyGift: {
    run: (tx) => q.tryBuyGift(tx, { lineId: 'pll_1', piece: 1, giverId: ME }, 'lin_1'),
    by: 'PRIMARY KEY',
  },
  tryReleaseGift: {
    run: (tx) => q.tryReleaseGift(tx, { lineId: 'pll_1', piece: 1, giverId: ME }),
    by: 'PRIMARY KEY',
  },
  releaseCancelledGifts: { run: (tx) => q.releaseCancelledGifts(tx, 'pll_1'), by: 'PRIMARY KEY' },
  eraseGifts: { run: (tx) => q.eraseGifts(tx, ME), by: 'plan_gifts_giver' },
  exportPlanner: { run: (tx) => q.exportPlanner(tx, ME), by: 'plans_owner' },

  findItemLines: { run: (tx) => q.findItemLines(tx, 'itm_1'), by: 'sqlite_autoindex_item_variants_2' },
  findCartLines: {
    run: (tx) => q.findCartLines(tx, ME),
    by: 'PRIMARY KEY',
    sorts: 'a cart holds 100 lines at most',
  },
  findVariantLine: { run: (tx) => q.findVariantLine(tx, 'var_1', 1), by: 'sqlite_autoindex_item_variants_1' },
  deleteCartLines: { run: (tx) => q.deleteCartLines(tx, ME, ['var_1']), by: 'PRIMARY KEY' },
  deleteAllCartLines: { run: (tx) => q.deleteAllCartLines(tx, ME), by: 'PRIMARY KEY' },

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
  listOwnCoupons: {
    run: (tx) => q.listOwnCoupons(tx, ME, 100),
    by: 'coupons_store',
    sorts: 'of at most ten stores 100 coupons each',
  },
  countOwnCoupons: { run: (tx) => q.countOwnCoupons(tx, ME), by: 'coupons_store' },
  switchOwnCoupon: {
    run: (tx) => q.switchOwnCoupon(tx, ME, 'cpn_1', false),
    by: 'sqlite_autoindex_coupons_1',
  },
  'listStaffCoupons, all': {
    run: (tx) => q.listStaffCoupons(tx, ALL_COUPONS, cursor, 10),
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

  findUnpaidOrders: { run: (tx) => q.findUnpaidOrders(tx, ME, NOW, 5), by: 'orders_buyer_state' },
  findOpenParcels: { run: (tx) => q.findOpenParcels(tx, ME, 8), by: 'orders_buyer' },
  findPaidOrders: { run: (tx) => q.findPaidOrders(tx, ME, NOW, 100), by: 'orders_buyer' },
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
  findLineFiles: {
    run: (tx) => q.findLineFiles(tx, ['lin_1', 'lin_2']),
    by: 'item_files_item',
    sorts: 'a page of lines has few files',
  },
  findBoughtFile: {
    run: (tx) => q.findBoughtFile(tx, ME, 'lin_1', 'fil_1'),
    by: 'sqlite_autoindex_order_lines_1',
  },
  findBusinesses: { run: (tx) => q.findBusinesses(tx, [ME], NOW), by: 'PRIMARY KEY' },
  listPurchases: {
    run: (tx) => q.listPurchases(tx, ME, { q: '', isDigital: false }, null, 12),
    by: 'orders_buyer',
    sorts: 'the lines of one order, of which there are 100 at most',
  },
  'listPurchases, searched and from a cursor': {
    run: (tx) => q.listPurchases(tx, ME, { q: 'kopi', isDigital: true }, cursor, 12),
    by: 'order_lines_order',
    sorts: 'the lines of one order, of which there are 100 at most',
  },
  'listOrders, first page': {
    run: (tx) => q.listOrders(tx, ME, { state: null }, null, 10),
    by: 'orders_buyer',
  },
  'listOrders, next page': {
    run: (tx) => q.listOrders(tx, ME, { state: null }, cursor, 10),
    by: 'orders_buyer',
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
  dropCouponUses: { run: (tx) => q.dropCouponUses(tx, 'ord_1'), by: 'coupon_uses_order' },

  findClaim: {
    run: (tx) => q.findClaim(tx, 'clm_1', { type: 'anybody' }),
    by: 'sqlite_autoindex_order_claims_1',
  },
  'findClaim of a seller': {
    run: (tx) => q.findClaim(tx, 'clm_1', { type: 'seller', sellerId: ME }),
    by: 'sqlite_autoindex_order_claims_1',
  },
  findOrderClaims: { run: (tx) => q.findOrderClaims(tx, 'ord_1'), by: 'order_claims_order' },
  findClaimByKey: { run: (tx) => q.findClaimByKey(tx, ME, 'key'), by: 'sqlite_autoindex_order_claims_2' },
  findDueClaims: { run: (tx) => q.findDueClaims(tx, NOW, 100), by: 'order_claims_due' },
  tryMoveClaim: {
    run: (tx) => q.tryMoveClaim(tx, 'clm_1', 'open', 'escalated', { dueAt: null }),
    by: 'sqlite_autoindex_order_claims_1',
  },
  findClaimLines: { run: (tx) => q.findClaimLines(tx, 'clm_1'), by: 'PRIMARY KEY' },
  findClaimPictures: {
    run: (tx) => q.findClaimPictures(tx, 'clm_1'),
    by: 'sqlite_autoindex_claim_pictures_2',
  },
  findPictureClaim: {
    run: (tx) => q.findPictureClaim(tx, 'claim-1', { type: 'buyer', buyerId: ME }),
    by: 'sqlite_autoindex_order_claims_1',
  },
  'listReviewedClaims, to decide': {
    run: (tx) => q.listReviewedClaims(tx, 'escalated', null, 20),
    by: 'order_claims_escalated',
  },
  'listReviewedClaims, decided': {
    run: (tx) => q.listReviewedClaims(tx, 'decided', null, 20),
    by: 'order_claims_decided',
  },
  'listReviewedClaims, the other way round': {
    run: (tx) => q.listReviewedClaims(tx, 'escalated', cursor, 20, 'reverse'),
    by: 'order_claims_escalated',
  },
  findShownClaimPictures: {
    run: (tx) => q.findShownClaimPictures(tx, ['claim-1', 'claim-2']),
    by: 'PRIMARY KEY',
  },
  exportBids: { run: (tx) => q.exportBids(tx, ME), by: 'bids_bidder' },
  exportClaims: { run: (tx) => q.exportClaims(tx, ME), by: 'order_claims_buyer' },

  findCapturedPayment: { run: (tx) => q.findCapturedPayment(tx, 'ord_1'), by: 'payments_order' },
  findPayment: { run: (tx) => q.findPayment(tx, 'pay_1'), by: 'sqlite_autoindex_payments_1' },
  findOrderPayment: {
    run: (tx) => q.findOrderPayment(tx, 'ord_1'),
    by: 'payments_order',
    sorts: 'an order has few payments',
  },
  setProviderRef: {
    run: (tx) => q.setProviderRef(tx, 'pay_1', 'cs_1'),
    by: 'sqlite_autoindex_payments_1',
  },
  findStalePayments: { run: (tx) => q.findStalePayments(tx, NOW, 100), by: 'payments_open' },
  tryMovePayment: {
    run: (tx) => q.tryMovePayment(tx, 'pay_1', ['open'], 'held', change),
    by: 'sqlite_autoindex_payments_1',
  },
  setEventOutcome: { run: (tx) => q.setEventOutcome(tx, 'demo', 'evt_1', 'settled'), by: 'PRIMARY KEY' },
  findDueRefunds: { run: (tx) => q.findDueRefunds(tx, 100), by: 'refunds_due' },
  findOrderRefunds: {
    run: (tx) => q.findOrderRefunds(tx, 'ord_1'),
    by: 'refunds_payment',
    sorts: 'an order has few refunds',
  },
  finishRefund: { run: (tx) => q.finishRefund(tx, 'ref_1', 'done', NOW), by: 'sqlite_autoindex_refunds_1' },
  findDemoCharge: { run: (tx) => q.findDemoCharge(tx, 'pay_1'), by: 'sqlite_autoindex_demo_charges_1' },
  tryMoveDemoCharge: {
    run: (tx) => q.tryMoveDemoCharge(tx, 'pay_1', ['open'], 'declined', change),
    by: 'sqlite_autoindex_demo_charges_1',
  },
  sumAccount: { run: (tx) => q.sumAccount(tx, 'fees'), by: 'ledger_entries_account' },

  findLogin: { run: (tx) => q.findLogin(tx, 'a@b.c'), by: 'users_email' },
  findEmailClaim: {
    run: (tx) => q.findEmailClaim(tx, 'a@b.c', ['hash', 'older']),
    by: 'users_claimed',
    sorts: 'those who claim one email with one password are few',
  },
  findLoginById: { run: (tx) => q.findLoginById(tx, ME), by: 'sqlite_autoindex_users_1' },
  replacePasswordHash: {
    run: (tx) => q.replacePasswordHash(tx, ME, 'old', 'new'),
    by: 'sqlite_autoindex_users_1',
  },
  setStatus: {
    run: (tx) => q.setStatus(tx, ME, 'active', 'suspended'),
    by: 'sqlite_autoindex_users_1',
  },
  markVerified: { run: (tx) => q.markVerified(tx, ME, NOW), by: 'sqlite_autoindex_users_1' },
  findEmailLink: { run: (tx) => q.findEmailLink(tx, 'hash', 'reset'), by: 'PRIMARY KEY' },
  useEmailLink: { run: (tx) => q.useEmailLink(tx, 'hash', 'reset', NOW), by: 'PRIMARY KEY' },
  spendEmailLinks: { run: (tx) => q.spendEmailLinks(tx, ME, 'reset', NOW), by: 'email_links_user' },
  'countEmailLinks by email': {
    run: (tx) => q.countEmailLinks(tx, 'email', 'a@b.c', 'verify', NOW),
    by: 'email_links_recent',
  },
  'countEmailLinks by member': {
    run: (tx) => q.countEmailLinks(tx, 'user_id', ME, 'verify', NOW),
    by: 'email_links_user',
  },
  findSubscriber: { run: (tx) => q.findSubscriber(tx, 'x'), by: 'newsletter_subscribers_link' },
  confirmSubscriber: {
    run: (tx) => q.confirmSubscriber(tx, 'x', NOW),
    by: 'newsletter_subscribers_link',
  },
  deleteSubscriber: { run: (tx) => q.deleteSubscriber(tx, 'x'), by: 'newsletter_subscribers_link' },
  listNewsletterIssues: {
    run: (tx) => q.listNewsletterIssues(tx, cursor, 10),
    by: 'newsletter_issues_newest',
  },
  findNewsletterIssue: {
    run: (tx) => q.findNewsletterIssue(tx, 'nli_1'),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  findNewsletterTexts: { run: (tx) => q.findNewsletterTexts(tx, 'nli_1'), by: 'PRIMARY KEY' },
  countNewsletterAudience: { run: (tx) => q.countNewsletterAudience(tx), by: 'PRIMARY KEY' },
  tryChangeNewsletterIssue: {
    run: (tx) => q.tryChangeNewsletterIssue(tx, SOME_ISSUE, { en: { subject: 'x', body: 'x' } }, NOW),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  tryDeleteNewsletterIssue: {
    run: (tx) => q.tryDeleteNewsletterIssue(tx, SOME_ISSUE),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  tryStartNewsletterIssue: {
    run: (tx) => q.tryStartNewsletterIssue(tx, SOME_ISSUE, NOW),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  tryResumeNewsletterIssue: {
    run: (tx) => q.tryResumeNewsletterIssue(tx, 'nli_1', NOW),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  tryStopNewsletterIssue: {
    run: (tx) => q.tryStopNewsletterIssue(tx, 'nli_1', NOW),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  findSendingIssue: { run: (tx) => q.findSendingIssue(tx), by: 'newsletter_issues_sending' },
  listSubscribersAfter: { run: (tx) => q.listSubscribersAfter(tx, 'x', 100), by: 'PRIMARY KEY' },
  tryWalkNewsletter: {
    run: (tx) =>
      q.tryWalkNewsletter(
        tx,
        { id: 'nli_1', startedAt: 1, walkedTo: '', waiting: 0 },
        { to: 'x', isEnd: true, now: NOW },
      ),
    by: 'sqlite_autoindex_newsletter_issues_1',
  },
  setSubscriberLink: { run: (tx) => q.setSubscriberLink(tx, 'x', 'x'), by: 'PRIMARY KEY' },
  isNewsletterMailDue: {
    run: (tx) => q.isNewsletterMailDue(tx, 'mai_1'),
    by: 'newsletter_sends_mail',
  },
  tryTakeBackNewsletterMail: {
    run: (tx) => q.tryTakeBackNewsletterMail(tx, { id: 'mai_1', tries: 1 }),
    by: 'newsletter_sends_mail',
  },
  markNewsletterLeft: {
    run: (tx) => q.markNewsletterLeft(tx, { issueId: 'nli_1', linkId: 'x', now: NOW }),
    by: 'PRIMARY KEY',
  },
  deleteOldNewsletterSends: {
    run: (tx) => q.deleteOldNewsletterSends(tx, { before: NOW, now: NOW, limit: 10 }),
    by: 'newsletter_issues_ended',
  },
  deleteSilentSubscribers: {
    run: (tx) => q.deleteSilentSubscribers(tx, NOW),
    by: 'newsletter_subscribers_waiting',
  },
  deleteOldEmailLinks: { run: (tx) => q.deleteOldEmailLinks(tx, NOW), by: 'email_links_expiry' },
  findShipper: {
    run: (tx) => q.findShipper(tx, 'pcl_1'),
    by: 'order_history_parcel',
    sorts: 'a parcel is shipped once',
  },
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
  deleteStaffOf: { run: (tx) => q.deleteStaffOf(tx, ME, 'x'), by: 'staff_invitations_accepted' },
  deleteOldInvitations: { run: (tx) => q.deleteOldInvitations(tx, NOW), by: 'staff_invitations_expiry' },
  findSession: { run: (tx) => q.findSession(tx, 'hash'), by: 'PRIMARY KEY' },
  findSessionByToken: { run: (tx) => q.findSessionByToken(tx, 'hash', NOW), by: 'PRIMARY KEY' },
  findOpenLook: { run: (tx) => q.findOpenLook(tx, 'ses_1'), by: 'member_looks_open' },
  findLookedAt: { run: (tx) => q.findLookedAt(tx, 'ses_1', ME), by: 'sqlite_autoindex_sessions_2' },
  exportLooks: { run: (tx) => q.exportLooks(tx, ME), by: 'member_looks_member' },
  closeLooks: { run: (tx) => q.closeLooks(tx, ['ses_1', 'ses_2'], NOW), by: 'member_looks_open' },
  findUserSessions: {
    run: (tx) => q.findUserSessions(tx, ME, NOW),
    by: 'sessions_user',
    sorts: 'a member is signed in at few places',
  },
  findLivingSessions: {
    run: (tx) => q.findLivingSessions(tx, ['ses_1', 'ses_2'], NOW),
    by: 'sqlite_autoindex_sessions_2',
  },
  prolongSession: {
    run: (tx) => q.prolongSession(tx, 'ses_1', { now: NOW, expiresAt: 2 }),
    by: 'sqlite_autoindex_sessions_2',
  },
  deleteSession: { run: (tx) => q.deleteSession(tx, 'hash'), by: 'PRIMARY KEY' },
  deleteSessionOf: {
    run: (tx) => q.deleteSessionOf(tx, ME, 'ses_1'),
    by: 'sqlite_autoindex_sessions_2',
  },
  deleteUserSessions: { run: (tx) => q.deleteUserSessions(tx, ME), by: 'sessions_user' },
  'deleteUserSessions but one': { run: (tx) => q.deleteUserSessions(tx, ME, 'ses_1'), by: 'sessions_user' },
  deleteExpiredSessions: { run: (tx) => q.deleteExpiredSessions(tx, NOW), by: 'sessions_expiry' },
  useRefreshToken: { run: (tx) => q.useRefreshToken(tx, 'hash', NOW), by: 'PRIMARY KEY' },
  findRefreshToken: { run: (tx) => q.findRefreshToken(tx, 'hash'), by: 'PRIMARY KEY' },
  deleteExpiredTokens: { run: (tx) => q.deleteExpiredTokens(tx, NOW), by: 'access_tokens_expiry' },
  setLanguage: { run: (tx) => q.setLanguage(tx, ME, 'ms'), by: 'sqlite_autoindex_users_1' },
  setSellerStatus: { run: (tx) => q.setSellerStatus(tx, ME, 'pending'), by: 'sqlite_autoindex_users_1' },
  listSitemapItems: {
    run: (tx) => q.listSitemapItems(tx, { after: 1, upTo: 9, limit: 5 }),
    by: 'INTEGER PRIMARY KEY',
  },
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
  listStoreTexts: { run: (tx) => q.listStoreTexts(tx, 'sto_1'), by: 'items_store_rating' },
  findShownItemPictures: {
    run: (tx) => q.findShownItemPictures(tx, ['listing-1', 'listing-2']),
    by: 'order_lines_picture',
  },
  findShownStorePictures: { run: (tx) => q.findShownStorePictures(tx, ['a', 'b']), by: 'stores_banner' },
  deleteStore: { run: (tx) => q.deleteStore(tx, ME, 'sto_1'), by: 'coupons_store' },
  listSitemapStores: { run: (tx) => q.listSitemapStores(tx, 'sto_1', 5), by: 'sqlite_autoindex_stores_1' },
  setCurrency: { run: (tx) => q.setCurrency(tx, ME, 'USD'), by: 'sqlite_autoindex_users_1' },
  readCurrency: { run: (tx) => q.readCurrency(tx, ME), by: 'sqlite_autoindex_users_1' },
  findRecipient: { run: (tx) => q.findRecipient(tx, ME), by: 'sqlite_autoindex_users_1' },
  updateAddress: {
    run: (tx) => q.updateAddress(tx, ME, 'adr_1', SOME_ADDRESS),
    by: 'sqlite_autoindex_addresses_1',
  },
  deleteAddress: { run: (tx) => q.deleteAddress(tx, ME, 'adr_1'), by: 'sqlite_autoindex_addresses_1' },
  setDefaultAddress: { run: (tx) => q.setDefaultAddress(tx, ME, 'adr_1'), by: 'addresses_user' },
  listNotifications: {
    run: (tx) => q.listNotifications(tx, ME, { cursor: null, isUnread: false, limit: 20 }),
    by: 'notifications_newest',
  },
  'listNotifications from a cursor': {
    run: (tx) => q.listNotifications(tx, ME, { cursor, isUnread: false, limit: 20 }),
    by: 'notifications_newest',
  },
  'listNotifications unread': {
    run: (tx) => q.listNotifications(tx, ME, { cursor, isUnread: true, limit: 20 }),
    by: 'notifications_unread',
  },
  markAllNotificationsRead: {
    run: (tx) => q.markAllNotificationsRead(tx, ME, NOW),
    by: 'notifications_unread',
  },
  markNotificationsReadAt: {
    run: (tx) => q.markNotificationsReadAt(tx, ME, { kind: 'messageNew', link: '/chat/cnv_1' }, NOW),
    by: 'notifications_unread',
  },
  countUnread: { run: (tx) => q.countUnread(tx, ME), by: 'notifications_unread' },
  markNotificationRead: {
    run: (tx) => q.markNotificationRead(tx, ME, 'ntf_1', NOW),
    by: 'sqlite_autoindex_notifications_1',
  },
  findProfile: { run: (tx) => q.findProfile(tx, ME), by: 'sqlite_autoindex_users_1' },
  updateProfile: {
    run: (tx) => q.updateProfile(tx, ME, { name: 'x', phone: null, language: 'en', currency: 'MYR' }),
    by: 'sqlite_autoindex_users_1',
  },
  swapAvatar: { run: (tx) => q.swapAvatar(tx, ME, null), by: 'sqlite_autoindex_users_1' },
  findShownAvatars: { run: (tx) => q.findShownAvatars(tx, ['avatar-1', 'avatar-2']), by: 'users_avatar' },
  findStaleClaims: {
    run: (tx) => q.findStaleClaims(tx, REFERENCES, NOW, 50),
    by: 'users_unconfirmed',
  },
  deleteClaim: { run: (tx) => q.deleteClaim(tx, ME), by: 'sqlite_autoindex_users_1' },
  findPasswordHash: { run: (tx) => q.findPasswordHash(tx, ME), by: 'sqlite_autoindex_users_1' },
  confirmSession: {
    run: (tx) => q.confirmSession(tx, ME, 'ses_1', NOW),
    by: 'sqlite_autoindex_sessions_2',
  },
  findChoices: { run: (tx) => q.findChoices(tx, ME), by: 'PRIMARY KEY' },
  findEmailChange: { run: (tx) => q.findEmailChange(tx, ME), by: 'PRIMARY KEY' },
  findEmailChangeByToken: {
    run: (tx) => q.findEmailChangeByToken(tx, 'hash', NOW),
    by: 'sqlite_autoindex_email_changes_2',
  },
  takeEmailToken: {
    run: (tx) => q.takeEmailToken(tx, 'hash', NOW),
    by: 'sqlite_autoindex_email_changes_2',
  },
  deleteEmailChange: { run: (tx) => q.deleteEmailChange(tx, ME), by: 'PRIMARY KEY' },
  deleteExpiredEmailChanges: {
    run: (tx) => q.deleteExpiredEmailChanges(tx, NOW),
    by: 'email_changes_expiry',
  },
  setEmail: { run: (tx) => q.setEmail(tx, ME, 'a@b.c', NOW), by: 'sqlite_autoindex_users_1' },
  findTwoFactor: { run: (tx) => q.findTwoFactor(tx, ME), by: 'PRIMARY KEY' },
  takeStep: { run: (tx) => q.takeStep(tx, ME, 1), by: 'PRIMARY KEY' },
  turnOnTwoFactor: { run: (tx) => q.turnOnTwoFactor(tx, ME), by: 'PRIMARY KEY' },
  deleteTwoFactor: { run: (tx) => q.deleteTwoFactor(tx, ME), by: 'PRIMARY KEY' },
  takeRecoveryCode: { run: (tx) => q.takeRecoveryCode(tx, ME, 'hash'), by: 'PRIMARY KEY' },
  takeChallengeTry: { run: (tx) => q.takeChallengeTry(tx, 'hash', 5, NOW), by: 'PRIMARY KEY' },
  deleteChallenges: { run: (tx) => q.deleteChallenges(tx, ME), by: 'login_challenges_user' },
  deleteExpiredChallenges: {
    run: (tx) => q.deleteExpiredChallenges(tx, NOW),
    by: 'login_challenges_expiry',
  },
  exportOrders: { run: (tx) => q.exportOrders(tx, ME, cursor, 10), by: 'orders_buyer' },
  exportWishlist: { run: (tx) => q.exportWishlist(tx, ME), by: 'PRIMARY KEY' },
  exportCart: { run: (tx) => q.exportCart(tx, ME), by: 'PRIMARY KEY' },
  exportReviews: { run: (tx) => q.exportReviews(tx, ME), by: 'reviews_user' },
  exportAnswers: { run: (tx) => q.exportAnswers(tx, ME), by: 'questions_seller' },
  exportQuestions: { run: (tx) => q.exportQuestions(tx, ME), by: 'questions_user' },
  exportFiles: { run: (tx) => q.exportFiles(tx, ME), by: 'item_files_item' },
  exportTraces: { run: (tx) => q.exportTraces(tx, ME), by: 'review_votes_user' },
  exportSessions: { run: (tx) => q.exportSessions(tx, ME), by: 'sessions_user' },
  exportNotifications: { run: (tx) => q.exportNotifications(tx, ME), by: 'notifications_newest' },
  exportLetters: { run: (tx) => q.exportLetters(tx, ME), by: 'job_applications_user' },
  findOpenPosts: { run: (tx) => q.findOpenPosts(tx, 'en'), by: 'job_posts_open' },
  findOpenPost: { run: (tx) => q.findOpenPost(tx, 'x'), by: 'sqlite_autoindex_job_posts_2' },
  findStaffToNotify: { run: (tx) => q.findStaffToNotify(tx, [1]), by: 'users_role' },
  findDocumentKeys: { run: (tx) => q.findDocumentKeys(tx, ME), by: 'seller_applications_user' },
  findNamedDocuments: {
    run: (tx) => q.findNamedDocuments(tx, ['a']),
    by: 'sqlite_autoindex_seller_applications_2',
  },
  findOwnImport: { run: (tx) => q.findOwnImport(tx, ME, 'imp_1'), by: 'sqlite_autoindex_imports_1' },
  listOwnImports: { run: (tx) => q.listOwnImports(tx, ME, 10), by: 'imports_seller' },
  findImportToDo: { run: (tx) => q.findImportToDo(tx), by: 'imports_to_do' },
  'listImportItems, all': {
    run: (tx) => q.listImportItems(tx, 'imp_1', null, -1, 50),
    by: 'sqlite_autoindex_import_items_1',
  },
  'listImportItems, in one state': {
    run: (tx) => q.listImportItems(tx, 'imp_1', 'refused', -1, 50),
    by: 'import_items_state',
  },
  listImportItemsToDo: {
    run: (tx) => q.listImportItemsToDo(tx, 'imp_1', -1, 10),
    by: 'sqlite_autoindex_import_items_1',
  },
  countImportItems: { run: (tx) => q.countImportItems(tx, 'imp_1'), by: 'import_items_state' },
  findImportFiles: { run: (tx) => q.findImportFiles(tx, ['a']), by: 'imports_file' },
  listOwnItemIds: { run: (tx) => q.listOwnItemIds(tx, ME, 0, 50), by: 'items_own' },
  listSkus: { run: (tx) => q.listSkus(tx, ['itm_1']), by: 'sqlite_autoindex_item_variants_2' },
  tryInsertImport: {
    run: async (tx) => {
      const row = { id: 'imp_1', fileName: 'x', fileKey: 'x', defaults: '{}', now: NOW }
      await q.tryInsertImport(tx, { ...row, sellerId: SMALL.users.seller.id })
      await q.listOwnImports(tx, ME, 1)
    },
    by: 'imports_seller',
  },
  tryMoveImport: {
    run: (tx) => q.tryMoveImport(tx, 'imp_1', ['checked'], { state: 'running', now: NOW }),
    by: 'sqlite_autoindex_imports_1',
  },
  tryBeginCheck: {
    run: (tx) => q.tryBeginCheck(tx, 'imp_1', { format: 'own', sources: '{}', fileRows: 1, total: 1 }),
    by: 'sqlite_autoindex_imports_1',
  },
  tryInsertImportItems: {
    run: (tx) => q.tryInsertImportItems(tx, 'imp_1', []),
    by: 'sqlite_autoindex_imports_1',
  },
  tryFinishImportItem: {
    run: (tx) =>
      q.tryFinishImportItem(
        tx,
        { importId: 'imp_1', position: 0, from: 'create' },
        { state: 'created', itemId: null, report: '{}' },
      ),
    by: 'sqlite_autoindex_import_items_1',
  },
  deleteOldImports: { run: (tx) => q.deleteOldImports(tx, 1), by: 'imports_age' },
  findSellerApplication: { run: (tx) => q.findSellerApplication(tx, ME), by: 'seller_applications_user' },
  listAffiliateApplications: {
    run: (tx) => q.listAffiliateApplications(tx, 'pending', cursor, 10),
    by: 'affiliate_applications_queue',
  },
  findAffiliateInReview: {
    run: (tx) => q.findAffiliateInReview(tx, 'aff_1'),
    by: 'sqlite_autoindex_affiliate_applications_1',
  },
  listAffiliateApplicationsOf: {
    run: (tx) => q.listAffiliateApplicationsOf(tx, ME),
    by: 'affiliate_applications_user',
  },
  tryDecideAffiliate: {
    run: (tx) =>
      q.tryDecideAffiliate(tx, 'aff_1', { state: 'approved', reason: '', decidedBy: ME, now: NOW }),
    by: 'sqlite_autoindex_affiliate_applications_1',
  },
  tryMakeReseller: { run: (tx) => q.tryMakeReseller(tx, ME), by: 'sqlite_autoindex_users_1' },
  listSellerApplications: {
    run: (tx) => q.listSellerApplications(tx, 'pending', cursor, 10),
    by: 'seller_applications_queue',
  },
  findApplicationInReview: {
    run: (tx) => q.findApplicationInReview(tx, 'sap_1'),
    by: 'sqlite_autoindex_seller_applications_1',
  },
  listApplicationsOf: { run: (tx) => q.listApplicationsOf(tx, ME), by: 'seller_applications_user' },
  tryDecideApplication: {
    run: (tx) =>
      q.tryDecideApplication(tx, 'sap_1', {
        state: 'rejected',
        reason: '',
        decidedBy: ME,
        seen: 0,
        now: NOW,
      }),
    by: 'sqlite_autoindex_seller_applications_1',
  },
  'listSellerApplications, the other way round': {
    run: (tx) => q.listSellerApplications(tx, 'approved', cursor, 10, 'reverse'),
    by: 'seller_applications_queue',
  },
  'listAffiliateApplications, the other way round': {
    run: (tx) => q.listAffiliateApplications(tx, 'pending', cursor, 10, 'reverse'),
    by: 'affiliate_applications_queue',
  },
  'listSellerApplications, those to be answered': {
    run: (tx) => q.listSellerApplications(tx, 'asked', cursor, 10),
    by: 'seller_applications_queue',
  },
  listApplicationQuestions: {
    run: (tx) => q.listApplicationQuestions(tx, 'sap_1'),
    by: 'application_questions_asked',
  },
  findApplicationDocument: {
    run: (tx) => q.findApplicationDocument(tx, 'sap_1', 'app_1'),
    by: 'sqlite_autoindex_application_papers_1',
  },
  tryAskApplicant: {
    run: (tx) => q.tryAskApplicant(tx, 'sap_1', 0, NOW),
    by: 'sqlite_autoindex_seller_applications_1',
  },
  findOpenQuestion: { run: (tx) => q.findOpenQuestion(tx, ME), by: 'application_questions_open' },
  tryAnswerQuestion: {
    run: (tx) => q.tryAnswerQuestion(tx, 'apq_1', 'x', NOW),
    by: 'sqlite_autoindex_application_questions_1',
  },
  tryReturnToQueue: {
    run: (tx) => q.tryReturnToQueue(tx, 'sap_1'),
    by: 'sqlite_autoindex_seller_applications_1',
  },
  deleteWaitingApplication: {
    run: (tx) => q.deleteWaitingApplication(tx, ME),
    by: 'seller_applications_open',
  },
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
  sumCouponDays: {
    run: (tx) => q.sumCouponDays(tx, SOME_DAYS),
    by: 'PRIMARY KEY',
    sorts: 'the coupons of a period',
  },
  sumCounts: { run: (tx) => q.sumCounts(tx, SOME_DAYS), by: 'PRIMARY KEY' },
  listEmptySearches: {
    run: (tx) => q.listEmptySearches(tx, SOME_DAYS, { least: 2, limit: 10 }),
    by: 'PRIMARY KEY',
    sorts: ['at most 200 searches a day', 'the same by how often'],
  },
  listCohorts: { run: (tx) => q.listCohorts(tx, 1), by: 'PRIMARY KEY' },
  'listNames, of items': { run: (tx) => q.listNames(tx, 'item', ['itm_1']), by: 'sqlite_autoindex_items_1' },
  listCouponNames: { run: (tx) => q.listCouponNames(tx, ['cpn_1']), by: 'sqlite_autoindex_coupons_1' },
  tryAddMarketDay: { run: (tx) => q.tryAddMarketDay(tx, 1, SOME_SPAN), by: 'ledger_transactions_at' },
  deleteSalesDays: { run: (tx) => q.deleteSalesDays(tx, 1), by: 'PRIMARY KEY' },
  deleteEmptySearches: { run: (tx) => q.deleteEmptySearches(tx, 1), by: 'PRIMARY KEY' },
  countOperatorWaits: { run: (tx) => q.countOperatorWaits(tx, NOW), by: 'mails_failed' },
  countQueueAges: {
    run: (tx) => q.countQueueAges(tx, 2, 1),
    by: 'seller_applications_queue',
  },
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
    run: (tx) => q.listStaffStores(tx, { ...ALL_STORES, start: 'ke' }, cursor, 10),
    by: 'stores_name',
    sorts: 'some that begin alike',
  },
  findStaffStore: { run: (tx) => q.findStaffStore(tx, 'sto_1'), by: 'sqlite_autoindex_stores_1' },
  'listInboxEntries, all': {
    run: (tx) => q.listInboxEntries(tx, ALL_LETTERS, 'en', cursor, 10),
    by: 'inbox_entries_newest',
  },
  'listInboxEntries, in a state': {
    run: (tx) => q.listInboxEntries(tx, { ...ALL_LETTERS, state: 'open' }, 'en', cursor, 10),
    by: 'inbox_entries_state',
  },
  'listInboxEntries, of an inbox': {
    run: (tx) => q.listInboxEntries(tx, { ...ALL_LETTERS, inbox: 'careers' }, 'en', cursor, 10),
    by: 'inbox_entries_inbox',
  },
  'listInboxEntries, of an inbox in a state': {
    run: (tx) =>
      q.listInboxEntries(tx, { ...ALL_LETTERS, inbox: 'careers', state: 'open' }, 'en', cursor, 10),
    by: 'inbox_entries_inbox_state',
  },
  'listInboxEntries, of an admin': {
    run: (tx) =>
      q.listInboxEntries(
        tx,
        { ...ALL_LETTERS, inbox: 'careers', state: 'open', assigneeId: ME },
        'en',
        cursor,
        10,
      ),
    by: 'inbox_entries_assignee',
  },
  'listInboxEntries, found': {
    run: (tx) =>
      q.listInboxEntries(
        tx,
        { inbox: 'contact', state: 'open', assigneeId: ME, isOldestFirst: true, words: 'li' },
        'en',
        cursor,
        10,
      ),
    by: 'inbox_entries_email',
    sorts: 'some that begin alike',
  },
  countOpenEntries: { run: (tx) => q.countOpenEntries(tx), by: 'inbox_entries_inbox_state' },
  findInboxEntry: {
    run: (tx) => q.findInboxEntry(tx, 'ibx_1', 'en'),
    by: 'sqlite_autoindex_inbox_entries_1',
  },
  tryChangeInboxEntry: {
    run: (tx) => q.tryChangeInboxEntry(tx, { id: 'ibx_1', version: 0, from: ['open'] }, { state: 'closed' }),
    by: 'sqlite_autoindex_inbox_entries_1',
  },
  releaseInboxEntries: { run: (tx) => q.releaseInboxEntries(tx, ME), by: 'inbox_entries_assignee' },
  listInboxReplies: { run: (tx) => q.listInboxReplies(tx, 'ibx_1', 10), by: 'inbox_replies_entry' },
  listStaffNotes: { run: (tx) => q.listStaffNotes(tx, ME, 10), by: 'staff_notes_subject' },
  listAuditEntries: {
    run: (tx) => q.listAuditEntries(tx, ME, 10),
    by: 'audit_log_subject',
    sorts: 'the two lists: at most twice as many',
  },
  'listAuditLog, all': {
    run: (tx) => q.listAuditLog(tx, WHOLE_LOG, { direction: 'after', value: 9, seq: 9 }, 10),
    by: 'audit_log_newest',
  },
  'listAuditLog, of an action': {
    run: (tx) =>
      q.listAuditLog(
        tx,
        { ...WHOLE_LOG, action: 'hideStore', from: 1, until: 9 },
        { direction: 'after', value: 9, seq: 9 },
        10,
      ),
    by: 'audit_log_action',
  },
  'listAuditLog, by a member': {
    run: (tx) =>
      q.listAuditLog(
        tx,
        { ...WHOLE_LOG, actor: { email: 'a@pasar.test' } },
        { direction: 'after', value: 9, seq: 9 },
        10,
      ),
    by: 'audit_log_actor',
  },
  'listAuditLog, by the shell': {
    run: (tx) =>
      q.listAuditLog(tx, { ...WHOLE_LOG, actor: 'shell' }, { direction: 'after', value: 9, seq: 9 }, 10),
    by: 'audit_log_shell',
  },
  'listAuditLog, about something': {
    run: (tx) =>
      q.listAuditLog(tx, { ...WHOLE_LOG, subjectId: ME }, { direction: 'after', value: 9, seq: 9 }, 10),
    by: 'audit_log_subject',
  },
  listAuditedActions: { run: (tx) => q.listAuditedActions(tx), by: 'audit_log_action' },
  verifyAuditChain: { run: (tx) => q.verifyAuditChain(tx), by: 'audit_log_position' },
  findLastAct: { run: (tx) => q.findLastAct(tx, ME, ['suspendMember']), by: 'audit_log_subject' },
  findLastActor: { run: (tx) => q.findLastActor(tx, ME, ['hideStore']), by: 'audit_log_subject' },
  setRecruiter: { run: (tx) => q.setRecruiter(tx, ME, 'usr_2'), by: 'sqlite_autoindex_users_1' },
  listRecruited: {
    run: (tx) => q.listRecruited(tx, ME, 1, cursor, 10),
    by: 'users_recruited_by',
    sorts: 'whom one reseller recruited',
  },
  isActiveReseller: { run: (tx) => q.isActiveReseller(tx, ME), by: 'sqlite_autoindex_users_1' },
  findReferralCode: { run: (tx) => q.findReferralCode(tx, ME), by: 'sqlite_autoindex_referral_codes_2' },
  findResellerByCode: { run: (tx) => q.findResellerByCode(tx, 'abc'), by: 'PRIMARY KEY' },
  countRecruiting: { run: (tx) => q.countRecruiting(tx, ME), by: 'users_recruited_by' },
  countRecruited: { run: (tx) => q.countRecruited(tx, ME), by: 'users_recruited_by' },
  sumByKind: {
    run: (tx) => q.sumByKind(tx, 'reseller:x', 'a', 'b'),
    by: 'ledger_entries_account',
    sorts: 'the kinds there are',
  },
  sumBySeller: {
    run: (tx) => q.sumBySeller(tx, 'reseller:x', 'a', 'b'),
    by: 'ledger_entries_account',
    sorts: ['a month of one reseller', 'its sellers'],
  },
  listGroupSales: {
    run: (tx) => q.listGroupSales(tx, ME, 1, 2),
    by: 'users_recruited_by',
    sorts: ['the sellers of one reseller', 'by what they sold'],
  },
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
  listAppeals: { run: (tx) => q.listAppeals(tx, cursor, 10), by: 'item_removals_appeals' },
  listReports: {
    run: (tx) => q.listReports(tx, 'item', 'itm_1', 10),
    by: 'reports_target',
    sorts: 'what members reported about one thing',
  },
  listQueuedReports: { run: (tx) => q.listQueuedReports(tx, cursor, 10), by: 'reports_open' },
  findReportHead: { run: (tx) => q.findReportHead(tx, 'rep_1'), by: 'sqlite_autoindex_reports_1' },
  closeReportsOf: {
    run: (tx) => q.closeReportsOf(tx, { kind: 'review', targetId: 'rev_1' }, NOW),
    by: 'reports_target',
  },
  findWrittenReview: { run: (tx) => q.findWrittenReview(tx, 'rev_1'), by: 'sqlite_autoindex_reviews_1' },
  findWrittenQuestion: {
    run: (tx) => q.findWrittenQuestion(tx, 'qst_1'),
    by: 'sqlite_autoindex_questions_1',
  },
  deleteReview: {
    run: (tx) => q.deleteReview(tx, { id: 'rev_none', lineId: null }, NOW),
    by: 'sqlite_autoindex_reviews_1',
  },
  isReviewRemoved: { run: (tx) => q.isReviewRemoved(tx, 'lin_1'), by: 'PRIMARY KEY' },
  deleteQuestion: { run: (tx) => q.deleteQuestion(tx, 'qst_none'), by: 'sqlite_autoindex_questions_1' },
  findQueuedReport: { run: (tx) => q.findQueuedReport(tx, 'rep_1'), by: 'sqlite_autoindex_reports_1' },
  tryOpenReport: { run: (tx) => q.tryOpenReport(tx, 'rep_1'), by: 'sqlite_autoindex_reports_1' },
  tryCloseReport: { run: (tx) => q.tryCloseReport(tx, 'rep_1', NOW), by: 'sqlite_autoindex_reports_1' },
  'listStaffItems, all': {
    run: (tx) => q.listStaffItems(tx, 'all', null, { direction: 'after', value: 0, seq: 9 }, 10),
    by: 'INTEGER PRIMARY KEY',
  },
  'listStaffItems, removed': {
    run: (tx) => q.listStaffItems(tx, 'removed', null, null, 10),
    by: 'items_removed',
  },
  'listStaffItems, featured': {
    run: (tx) => q.listStaffItems(tx, 'featured', null, { direction: 'after', value: 9, seq: 9 }, 10),
    by: 'items_featured',
  },
  'listStaffItems, of prices that are far off': {
    run: (tx) => q.listStaffItems(tx, 'prices', null, { direction: 'after', value: 0, seq: 9 }, 10),
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
  listItemDoubles: {
    run: (tx) => q.listItemDoubles(tx, { direction: 'after', value: 9, seq: 9 }, 10),
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
  tryMakeSeller: { run: (tx) => q.tryMakeSeller(tx, ME), by: 'sqlite_autoindex_users_1' },
  findSellerStatus: { run: (tx) => q.findSellerStatus(tx, ME), by: 'sqlite_autoindex_users_1' },
  deleteRejectedApplications: {
    run: (tx) => q.deleteRejectedApplications(tx, 1),
    by: 'seller_applications_queue',
  },
  deleteOldInbox: {
    run: (tx) => q.deleteOldInbox(tx, { messages: 1, applications: 1 }),
    by: 'inbox_messages_age',
  },
  findAffiliateApplication: {
    run: (tx) => q.findAffiliateApplication(tx, ME),
    by: 'affiliate_applications_user',
  },
  findOpenEnds: { run: (tx) => q.findOpenEnds(tx, ME), by: 'users_role' },
  erasePerson: { run: (tx) => q.erasePerson(tx, SMALL.users.buyer.id, 'hash'), by: 'addresses_user' },
  findRole: { run: (tx) => q.findRole(tx, ME), by: 'sqlite_autoindex_users_1' },
  findAddresses: { run: (tx) => q.findAddresses(tx, ME), by: 'addresses_user' },
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
  findBanners: {
    run: (tx) => q.findBanners(tx, 'en'),
    by: 'banners_active',
    sorts: 'few banners have the same place',
  },
  claimMails: { run: (tx) => q.claimMails(tx, NOW, NOW + 1, 4), by: 'mails_due' },
  finishMail: {
    run: (tx) => q.finishMail(tx, { id: 'mai_1', tries: 1 }, { state: 'sent', error: '', now: NOW }),
    by: 'sqlite_autoindex_mails_1',
  },
  postponeMail: {
    run: (tx) => q.postponeMail(tx, { id: 'mai_1', tries: 1 }, { error: '', dueAt: NOW }),
    by: 'sqlite_autoindex_mails_1',
  },
  'listOutbox, waiting': { run: (tx) => q.listOutbox(tx, 'waiting', cursor, 10), by: 'mails_waiting' },
  'listOutbox, sent': { run: (tx) => q.listOutbox(tx, 'sent', cursor, 10), by: 'mails_sent' },
  'listOutbox, failed': { run: (tx) => q.listOutbox(tx, 'failed', cursor, 10), by: 'mails_failed' },
  countOutbox: { run: (tx) => q.countOutbox(tx), by: 'mails_sent' },
  tryRetryMail: { run: (tx) => q.tryRetryMail(tx, 'mai_1', NOW), by: 'sqlite_autoindex_mails_1' },
  retryFailedMails: { run: (tx) => q.retryFailedMails(tx, NOW, 10), by: 'mails_failed' },
  tryHurryJob: { run: (tx) => q.tryHurryJob(tx, 'mail', NOW), by: 'PRIMARY KEY' },
  findStorageMeasures: { run: (tx) => q.findStorageMeasures(tx, 1), by: 'PRIMARY KEY' },
  deleteStorageMeasures: { run: (tx) => q.deleteStorageMeasures(tx, 1), by: 'PRIMARY KEY' },
  findUsedUp: { run: (tx) => q.findUsedUp(tx, 'login', 5, NOW), by: 'PRIMARY KEY' },
  deleteFinishedMails: { run: (tx) => q.deleteFinishedMails(tx, NOW), by: 'mails_finished' },
  deleteUserMails: { run: (tx) => q.deleteUserMails(tx, ME), by: 'mails_user' },
  claimJob: {
    run: (tx) => q.claimJob(tx, 'mail', NOW, { id: 'run_1', now: NOW, heldUntil: NOW }),
    by: 'PRIMARY KEY',
  },
  holdJob: { run: (tx) => q.holdJob(tx, 'mail', 'run_1', NOW), by: 'PRIMARY KEY' },
  finishJob: {
    run: (tx) => q.finishJob(tx, 'mail', 'run_1', { now: NOW, dueAt: NOW, error: '' }),
    by: 'PRIMARY KEY',
  },
  findSettings: { run: (tx) => q.findSettings(tx, ['x', 'y']), by: 'PRIMARY KEY' },
  readSetting: { run: (tx) => q.readSetting(tx, 'x'), by: 'PRIMARY KEY' },

  findLimit: { run: (tx) => q.findLimit(tx, 'login:x', NOW), by: 'PRIMARY KEY' },
  deleteLimit: { run: (tx) => q.deleteLimit(tx, 'login:x'), by: 'PRIMARY KEY' },
  deleteEndedLimits: { run: (tx) => q.deleteEndedLimits(tx, NOW), by: 'rate_limits_expiry' },
  listBankAccounts: { run: (tx) => q.listBankAccounts(tx, ME), by: 'bank_accounts_user' },
  listAccountEntries: {
    run: (tx) =>
      q.listAccountEntries(tx, 'seller:usr_1', { after: '', before: '~', order: 'newest', limit: 10 }),
    by: 'ledger_entries_account',
  },
  listBalanceChanges: {
    run: (tx) => q.listBalanceChanges(tx, ['seller:usr_1', 'reseller:usr_1'], 10),
    by: 'ledger_entries_account',
    sorts: ['the newest entries of two accounts', 'their transactions'],
  },
  sumAccountBefore: {
    run: (tx) => q.sumAccountBefore(tx, 'seller:usr_1', '~'),
    by: 'ledger_entries_account',
  },
  listAdjustments: { run: (tx) => q.listAdjustments(tx, ME, '~', 10), by: 'ledger_adjustments_user' },
  findAdjustment: { run: (tx) => q.findAdjustment(tx, 'ldg_1'), by: 'PRIMARY KEY' },
  listMemberAccounts: {
    run: (tx) => q.listMemberAccounts(tx, 'seller', '~', { after: '', limit: 10 }),
    by: 'PRIMARY KEY',
  },
  listNewestEntries: {
    run: (tx) => q.listNewestEntries(tx, 'fees', { id: '~', position: 0 }, 10),
    by: 'ledger_entries_account',
    sorts: 'the entries of one transaction',
  },
  listOldestEntries: {
    run: (tx) => q.listOldestEntries(tx, 'fees', { after: { id: '', position: -1 }, before: '~' }, 10),
    by: 'ledger_entries_account',
    sorts: 'the entries of one transaction',
  },
  'listOldestEntries of all members': {
    run: (tx) => q.listOldestEntries(tx, 'seller', { after: { id: '', position: -1 }, before: '~' }, 10),
    by: 'PRIMARY KEY',
  },
  sumFees: {
    run: (tx) => q.sumFees(tx, 'a', 'b'),
    by: 'PRIMARY KEY',
    sorts: 'the sellers of one month',
  },
  sumCommissions: {
    run: (tx) => q.sumCommissions(tx, 'a', 'b'),
    by: 'PRIMARY KEY',
    sorts: 'the resellers of one month',
  },
  listDebtors: {
    run: (tx) => q.listDebtors(tx, 10),
    by: 'ledger_balances_owing',
    sorts: ['the few who owe', 'the few who owe'],
  },
  findFirstEntry: { run: (tx) => q.findFirstEntry(tx, 'seller:usr_1'), by: 'ledger_entries_account' },
  listHeldParcels: {
    run: (tx) => q.listHeldParcels(tx, ME, ['to_ship', 'shipped'], cursor, 10),
    by: 'parcels_seller_age',
  },
  countAdmins: { run: (tx) => q.countAdmins(tx), by: 'users_role' },
  listPayoutRuns: { run: (tx) => q.listPayoutRuns(tx, cursor, 10), by: 'payout_runs_newest' },
  'listPayoutRuns, the oldest first': {
    run: (tx) => q.listPayoutRuns(tx, cursor, 10, 'reverse'),
    by: 'payout_runs_newest',
  },
  findOpenRun: { run: (tx) => q.findOpenRun(tx), by: 'payout_runs_open' },
  findPayoutRun: { run: (tx) => q.findPayoutRun(tx, 'prn_1'), by: 'sqlite_autoindex_payout_runs_1' },
  tryDecideRun: {
    run: (tx) => q.tryDecideRun(tx, 'prn_1', { state: 'approved', decidedBy: ME, now: NOW }),
    by: 'sqlite_autoindex_payout_runs_1',
  },
  listPayouts: { run: (tx) => q.listPayouts(tx, 'prn_1', '', 10), by: 'payouts_run' },
  findPayout: { run: (tx) => q.findPayout(tx, 'pyt_1'), by: 'sqlite_autoindex_payouts_1' },
  findPayoutNow: { run: (tx) => q.findPayoutNow(tx, ME), by: 'ledger_entries_account' },
  tryMovePayout: {
    run: (tx) => q.tryMovePayout(tx, 'pyt_1', 'in_transit', 'paid', { note: '', now: NOW }),
    by: 'sqlite_autoindex_payouts_1',
  },
  listPayoutsTo: { run: (tx) => q.listPayoutsTo(tx, ME, 10), by: 'payouts_user' },
  listBankStatements: { run: (tx) => q.listBankStatements(tx, cursor, 10), by: 'bank_statements_newest' },
  findBankStatement: { run: (tx) => q.findBankStatement(tx, 'bst_1'), by: 'PRIMARY KEY' },
  findStatementRows: { run: (tx) => q.findStatementRows(tx, 'bst_1'), by: 'PRIMARY KEY' },
  findConfirmedFile: {
    run: (tx) => q.findConfirmedFile(tx, 'MBBEMYKL 6789', 'x'),
    by: 'bank_statements_file',
    sorts: 'the same file is confirmed once or twice',
  },
  findRunningStatement: { run: (tx) => q.findRunningStatement(tx), by: 'bank_statements_running' },
  trySetMapping: {
    run: (tx) => q.trySetMapping(tx, 'bst_1', { mapping: '{}', lines: 1, skipped: 0 }),
    by: 'PRIMARY KEY',
  },
  tryDecideStatement: {
    run: (tx) => q.tryDecideStatement(tx, 'bst_1', { state: 'running', by: ME, note: 'x', now: NOW }),
    by: 'PRIMARY KEY',
  },
  tryEndStatement: { run: (tx) => q.tryEndStatement(tx, 'bst_1'), by: 'PRIMARY KEY' },
  listOldDrafts: { run: (tx) => q.listOldDrafts(tx, NOW, 10), by: 'bank_statements_drafts' },
  deleteStatementDraft: { run: (tx) => q.deleteStatementDraft(tx, 'bst_1'), by: 'PRIMARY KEY' },
  listBankLines: { run: (tx) => q.listBankLines(tx, 'bst_1', 0, 10), by: 'PRIMARY KEY' },
  listFoundLines: { run: (tx) => q.listFoundLines(tx, 'bst_1', 'unknown', 0, 10), by: 'bank_lines_found' },
  listWaitingLines: { run: (tx) => q.listWaitingLines(tx, 'bst_1', 10), by: 'bank_lines_waiting' },
  findBankLine: { run: (tx) => q.findBankLine(tx, 'bst_1', 1), by: 'PRIMARY KEY' },
  countFindings: { run: (tx) => q.countFindings(tx, 'bst_1'), by: 'bank_lines_found' },
  listLinesToExplain: {
    run: (tx) =>
      q.listLinesToExplain(tx, false, { day: '2026-11-01', statementId: 'bst_1', position: 1 }, 10),
    by: 'bank_lines_unexplained',
  },
  'listLinesToExplain, of those that are': {
    run: (tx) => q.listLinesToExplain(tx, true, null, 10),
    by: 'bank_lines_explained',
  },
  putBankLines: { run: (tx) => q.putBankLines(tx, 'bst_1', 'x', []), by: 'PRIMARY KEY' },
  trySettleLine: { run: (tx) => q.trySettleLine(tx, 'bst_1', 1, 'unknown'), by: 'PRIMARY KEY' },
  tryExplainLine: {
    run: (tx) => q.tryExplainLine(tx, 'bst_1', 1, { note: 'x', by: ME, now: NOW }),
    by: 'PRIMARY KEY',
  },
  findPayoutsByReference: {
    run: (tx) => q.findPayoutsByReference(tx, ['PAY1']),
    by: 'sqlite_autoindex_payouts_2',
  },
  listAwaitedPayouts: { run: (tx) => q.listAwaitedPayouts(tx, [1], 10), by: 'payouts_awaited' },
  findStaff: { run: (tx) => q.findStaff(tx), by: 'users_role' },
  hasAdmin: { run: (tx) => q.hasAdmin(tx), by: 'users_role' },
}

const NO_PLAN: Record<string, string> = {
  browseItems: 'in browse-plans.test.ts',
  browseMatches: 'browseItems, once or twice',
  sampleFacets: 'in browse-plans.test.ts',
  findByRareFacet: 'in browse-plans.test.ts',
  countByCategory: 'reads a row per category',
  findLastItemSeq: 'the end of the row numbers',
  listClaimSettings: 'reads the claims, once in the life of a process',
  checkLedger: 'the proof of the books reads all of them',
  countParcels: 'adds up the counts of all sellers, some rows for each',
  putItemDouble: 'an insert, unless a row of a key is there',
  findPriceQuartiles: 'counts the items of a category, in the index of their prices',
  sumBooks: 'a row for each account and day, some accounts',
  listBalances: 'adds up the accounts of everybody who is paid',
  findWrongPayouts: 'reads all payouts, as the check of the books does',
  findWrongBankLines: 'reads all lines of statements, as the check of the books does',
  changeLimit: 'an insert that meets its own key',
  holdsFirstAdminLink: 'a table of one row',
  useFirstAdminLink: 'a table of one row',
  deleteFirstAdminLink: 'a table of one row',
  findFirstStorageDay: 'reads the first row by the key',
  listBannerTimes: 'reads all banners, of which there are a few',
  listStaffBanners: 'reads all banners, of which there are a few',
  findShownBannerPictures: 'the same',
  countBanners: 'the same',
  findJobs: 'reads all jobs, of which there are a handful',
  deleteOtherJobs: 'the same',
  matchItems: 'no query, a part of browseItems',
  matchUnranked: 'the same',
  sortColumn: 'no query',
  toCard: 'no query',
  isOwnTable: 'no query',
  deleteOwnRows: 'part of erasePerson',
  tryChangeSettingAt: 'an insert',
  openReplyWait: 'an insert',
  keepStoreReplies: 'an insert',
  cardColumns: 'no query',
  moveOrder: 'asks tryMoveOrder',
  moveParcel: 'asks tryMoveParcel',
  movePayment: 'asks tryMovePayment',
  moveAuction: 'asks tryMoveAuction',
  checkOrders: 'reads all orders, as the check of the books does',
  checkAuctions: 'reads all auctions, as the check of the books does',
  checkConsistency: 'reads all rows, as the check of the books does',
  isBeyond: 'asks nothing',
  timePage: 'asks nothing',
}
const isWithoutPlan = (name: string): boolean =>
  name in NO_PLAN || /^(insert|tryInsert|tryAdd|put|index|takeDownload$|post|touch|encode|decode)/.test(name)

class Undo extends Error {}
let test: TestDatabase
const seen: string[] = []
beforeAll(async () => {
  test = await makeTestDatabase({ seed: 'small', observe: (sql) => void seen.push(sql) })
})
afterAll(() => test.dispose())

async function listStatements(run: Served['run']): Promise<string[]> {
  seen.length = 0
  const transact = makeTransact(test.database.writer, () => {})
  const undone = transact(NO_ROOTS.alone, async (tx) => {
    await run(tx)
    throw new Undo()
  })
  await expect(undone).rejects.toBeInstanceOf(Undo)
  return [...new Set(seen)]
}

describe('which index serves which query', () => {
  it.each(Object.entries(SERVED))('%s', async (_name, { run, by, sorts }) => {
    const plans = (await listStatements(run)).map((sql) => explain(test.database.handle, sql))
    expect(plans.length).toBeGreaterThan(0)
    expect(plans.flatMap(findScans)).toEqual([])
    if (sorts === undefined) expect(plans.flatMap(findSorts)).toEqual([])
    else
      expect(plans.flatMap(findSorts)).toEqual(
        [sorts]
          .flat()
          .map(() => expect.stringMatching(/^USE TEMP B-TREE FOR (LAST TERM OF )?(ORDER|GROUP) BY$/)),
      )
    expect(plans.flatMap(listIndexes)).toContain(by)
  })

  it('is listed for every query', () => {
    const listed = new Set(Object.keys(SERVED).map((name) => name.replace(/[ ,].*/, '')))
    const asked = Object.entries(queries).flatMap(([name, value]) =>
      typeof value === 'function' ? [name] : [],
    )
    expect(asked.filter((name) => !listed.has(name) && !isWithoutPlan(name))).toEqual([])
  })

  it('is what a server has too: no statistics are kept', async () => {
    const { database, dispose } = await makeTestDatabase({ seed: 'small' })
    await queries.findTrending(database.read, 25)
    const tables = database.handle
      .prepare("select name from sqlite_schema where name like 'sqlite_stat%'")
      .all()
    expect(tables).toEqual([])
    await dispose()
  })
})

describe('the check of plans', () => {
  it('finds a table read whole, a sort, and an index made on the way', () => {
    const { handle } = test.database
    expect(findScans(explain(handle, 'select note from payments where state = ?'))).toEqual(['SCAN payments'])
    expect(findSorts(explain(handle, 'select id from orders order by total_sen'))).not.toEqual([])
    const joined = 'select o.id from orders o join payments p on p.note = o.city'
    expect(findScans(explain(handle, joined))).toHaveLength(2)
  })
})
