import type { ImportFormat } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { unindexed } from '../../kernel/dialect'
import type { ImportItemState, ImportState } from '../tables'

export type { ImportItemState, ImportState } from '../tables'

/** An import as it is kept; `defaults`, `sources` and `problem` are JSON. */
export interface ImportRecord {
  id: string
  sellerId: string
  fileName: string
  fileKey: string
  format: ImportFormat | ''
  defaults: string
  sources: string
  state: ImportState
  problem: string
  fileRows: number
  total: number
  createdAt: number
  movedAt: number
}

const selectImports = (db: Db) =>
  db
    .selectFrom('imports')
    .select((eb) => [
      'id',
      eb.ref('user_id').as('sellerId'),
      eb.ref('file_name').as('fileName'),
      eb.ref('file_key').as('fileKey'),
      'format',
      'defaults',
      'sources',
      'state',
      'problem',
      eb.ref('file_rows').as('fileRows'),
      'total',
      eb.ref('created_at').as('createdAt'),
      eb.ref('moved_at').as('movedAt'),
    ])

/** An import of this seller; null for others' too. */
export const findOwnImport = async (db: Db, sellerId: string, id: string): Promise<ImportRecord | null> =>
  (await selectImports(db).where('id', '=', id).where('user_id', '=', sellerId).executeTakeFirst()) ?? null

/** A seller's last imports, the newest first. */
export const listOwnImports = (db: Db, sellerId: string, limit: number): Promise<ImportRecord[]> =>
  selectImports(db)
    .where('user_id', '=', sellerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The import of a seller that is under way, of which there is one at most; null when none is. */
export const findImportUnderWay = async (db: Db, sellerId: string): Promise<ImportRecord | null> =>
  (await selectImports(db)
    .where('user_id', '=', sellerId)
    .where(sql<boolean>`state in ('checking', 'checked', 'running')`)
    .executeTakeFirst()) ?? null

/** The import that waits longest to be checked or made; null when none does. */
export const findImportToDo = async (db: Db): Promise<ImportRecord | null> =>
  (await selectImports(db)
    .where(sql<boolean>`state in ('checking', 'running')`)
    // Said so that the index is searched.
    .where('moved_at', '>', 0)
    .orderBy('moved_at')
    .limit(1)
    .executeTakeFirst()) ?? null

export interface ImportItem {
  position: number
  firstRow: number
  title: string
  sku: string
  itemId: string | null
  state: ImportItemState
  plan: string
  /** JSON, as the column `told`. */
  report: string
}

const selectItems = (db: Db, importId: string, after: number, limit: number) =>
  db
    .selectFrom('import_items')
    .select((eb) => [
      'position',
      eb.ref('first_row').as('firstRow'),
      'title',
      'sku',
      eb.ref('item_id').as('itemId'),
      'state',
      'plan',
      'told as report',
    ])
    .where('import_id', '=', importId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)

/** Items of an import behind a position, in their order; those in one state, or all. */
export const listImportItems = (
  db: Db,
  importId: string,
  state: ImportItemState | null,
  after: number,
  limit: number,
): Promise<ImportItem[]> => {
  const items = selectItems(db, importId, after, limit)
  return (state === null ? items : items.where('state', '=', state)).execute()
}

/** Those that are still to be made or changed. */
export const listImportItemsToDo = (
  db: Db,
  importId: string,
  after: number,
  limit: number,
): Promise<ImportItem[]> =>
  selectItems(db, importId, after, limit)
    // Their order is that of the primary key, which no list of states may give up.
    .where(sql<boolean>`${unindexed('state')} in ('create', 'change')`)
    .execute()

/** How many items of an import are in each state. */
export async function countImportItems(
  db: Db,
  importId: string,
): Promise<ReadonlyMap<ImportItemState, number>> {
  const rows = await db
    .selectFrom('import_items')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, count]))
}

/** Those of these files that an import names. */
export async function findImportFiles(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('imports')
    .select('file_key')
    .where('file_key', 'in', [...keys])
    .execute()
  return new Set(rows.map((row) => row.file_key))
}

/** A seller's items behind a row number, in the order in which they were made. */
export const listOwnItemIds = (
  db: Db,
  sellerId: string,
  after: number,
  limit: number,
): Promise<{ seq: number; id: string }[]> =>
  db
    .selectFrom('items')
    .select(['seq', 'id'])
    .where('seller_id', '=', sellerId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()

/**
 * The numbers by which a seller knows what these items are. Those of auctions that have begun are left out: a file cannot change
 * them, and what was auctioned is often listed again.
 */
export async function listSkus(
  db: Db,
  itemIds: readonly string[],
): Promise<{ itemId: string; sku: string; isRemoved: boolean }[]> {
  const rows = await db
    .selectFrom('item_variants as v')
    .innerJoin('items as i', 'i.id', 'v.item_id')
    .select((eb) => [eb.ref('v.item_id').as('itemId'), 'v.sku', 'i.status'])
    .where('v.item_id', 'in', [...itemIds])
    .where('v.is_off', '=', 0)
    .where('v.sku', '<>', '')
    .where((eb) => eb.or([eb('i.listing_type', '<>', 'Auction'), eb('i.status', '=', 'draft')]))
    .execute()
  return rows.map(({ itemId, sku, status }) => ({ itemId, sku, isRemoved: status === 'removed' }))
}
