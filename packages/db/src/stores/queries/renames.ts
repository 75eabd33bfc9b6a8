import type { AttributeValues } from '@pasar/domain'
import { sql } from 'kysely'
import { ITEM_ATTRIBUTES, readItemAttributes } from '../../catalogue/rows'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

/** A store whose items are to be found by its new name. */
export interface StoreRename {
  id: number
  storeId: string
  sellerId: string
  from: string
  to: string
  /** The row number of the last item that is done. */
  afterSeq: number
  upToSeq: number
}

/** Notes that the items there are now are still found by the name before. */
export async function putStoreRename(tx: Tx, storeId: string, from: string, to: string): Promise<void> {
  await sql`insert into store_renames (store_id, from_name, to_name, up_to_seq)
    select ${storeId}, ${from}, ${to}, coalesce(max(seq), 0) from items`.execute(tx)
}

/** The oldest one; null when all is done. */
export async function findStoreRename(db: Db): Promise<StoreRename | null> {
  const { rows } = await sql<StoreRename>`select r.id, r.store_id as "storeId", s.seller_id as "sellerId",
    r.from_name as "from", r.to_name as "to", r.after_seq as "afterSeq", r.up_to_seq as "upToSeq"
    from store_renames r join stores s on s.id = r.store_id where r.id > 0 order by r.id limit 1`.execute(db)
  return rows[0] ?? null
}

export interface RenamedItem {
  id: string
  seq: number
  /**
   * Whether it is one of that store, and found by the name before: drafts are not found by anybody, and those that came out
   * since by the new name.
   */
  isFound: boolean
  title: string
  category: string
  description: string
  attributes: AttributeValues
}

/** The next items of a seller, of which some are in the store: no other index leads through it by row number. */
export async function listRenamedItems(
  db: Db,
  { id, storeId, sellerId, afterSeq, upToSeq }: StoreRename,
  limit: number,
): Promise<RenamedItem[]> {
  const rows = await db
    .selectFrom('items')
    .select(['id', 'seq', 'title', 'category', 'description', ITEM_ATTRIBUTES.as('attributes')])
    .select(
      sql<0 | 1>`store_id = ${storeId} and status <> 'draft' and not exists (select 1 from store_rename_late o
        where o.rename_id = ${id} and o.item_seq = items.seq)`.as('isFound'),
    )
    .where('seller_id', '=', sellerId)
    .where('seq', '>', afterSeq)
    .where('seq', '<=', upToSeq)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...row,
    isFound: row.isFound === 1,
    attributes: readItemAttributes(row.attributes),
  }))
}

/** Remembers how far it is. */
export async function moveStoreRename(tx: Tx, id: number, afterSeq: number): Promise<void> {
  await tx.updateTable('store_renames').set({ after_seq: afterSeq }).where('id', '=', id).execute()
}

export async function deleteStoreRename(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('store_renames').where('id', '=', id).execute()
}
