import { ZERO } from '@pasar/domain'
import * as q from '../../queries'
import { SMALL } from '../../seed'
import { ME, NOW, type Served } from './served'

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

export const selling: Record<string, Served> = {
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
        gtin: '',
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
  listUnsoldItems: { run: (tx) => q.listUnsoldItems(tx, ME, 5), by: 'item_figures_unsold' },
  findShippingDefaults: { run: (tx) => q.findShippingDefaults(tx, ME), by: 'PRIMARY KEY' },
  findImportUnderWay: { run: (tx) => q.findImportUnderWay(tx, ME), by: 'imports_under_way' },
  addItemViews: { run: (tx) => q.addItemViews(tx, 'itm_1', 5, 3), by: 'sqlite_autoindex_items_1' },
  deleteItemDays: { run: (tx) => q.deleteItemDays(tx, 5, 10), by: 'PRIMARY KEY' },
  setSaleStart: {
    run: (tx) => q.setSaleStart(tx, { id: 'itm_1', sellerId: ME }, 5),
    by: 'sqlite_autoindex_items_1',
  },
  listDueListings: {
    run: (tx) => q.listDueListings(tx, 5, 10, { withAuctions: false }),
    by: 'items_scheduled',
  },
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
  listBulkItems: { run: (tx) => q.listBulkItems(tx, 'blk_1'), by: 'PRIMARY KEY' },
  takeBulkItem: { run: (tx) => q.takeBulkItem(tx, 'blk_1', 'itm_1'), by: 'PRIMARY KEY' },
  findShownItemPictures: {
    run: (tx) => q.findShownItemPictures(tx, ['listing-1', 'listing-2']),
    by: 'order_lines_picture',
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
}
