import { MAX_DOWNLOADS, type OrderState, type ParcelState } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { eachOf, fixedJoin } from '../../kernel/dialect'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface NewItemFile {
  id: string
  itemId: string
  name: string
  key: string
  bytes: number
  sha256: string
  kind: string
  now: number
}

/** An item that a seller may put files to; null for anyone else's. */
export async function findOwnItem(
  db: Db,
  itemId: string,
  sellerId: string,
): Promise<{ isVirtual: boolean; files: number } | null> {
  const { rows } = await sql<{ isVirtual: 0 | 1; files: number }>`select i.is_virtual as "isVirtual",
    (select count(*) from item_files f where f.item_id = i.id) as files
    from items i where i.id = ${itemId} and i.seller_id = ${sellerId} and i.status <> 'removed'`.execute(db)
  const row = rows[0]
  return row ? { isVirtual: row.isVirtual === 1, files: row.files } : null
}

export const insertItemFile = (tx: Tx, file: NewItemFile): Promise<void> =>
  insertRow(tx, 'item_files', {
    id: file.id,
    item_id: file.itemId,
    name: file.name,
    key: file.key,
    bytes: file.bytes,
    sha256: file.sha256,
    kind: file.kind,
    created_at: file.now,
  })

/** Which of these keys a row names. */
export async function findKeptFiles(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('item_files')
    .select('key')
    .where('key', 'in', [...keys])
    .execute()
  return new Set(rows.map(({ key }) => key))
}

export interface LineFile {
  id: string
  lineId: string
  name: string
  bytes: number
  kind: string
  /** How often it was fetched for that line. */
  count: number
}

/** The files that come with bought lines, and how often each was fetched. */
export async function findLineFiles(db: Db, lineIds: readonly string[]): Promise<LineFile[]> {
  if (lineIds.length === 0) return []
  const { rows } = await sql<LineFile>`select f.id, l.id as "lineId", f.name, f.bytes, f.kind,
    coalesce((select count from line_downloads d where d.line_id = l.id and d.file_id = f.id), 0) as count
    from ${eachOf(lineIds, 'wanted')} ${fixedJoin} order_lines l on l.id = wanted.value
    join item_files f on f.item_id = l.item_id where l.is_virtual = 1
    order by wanted.key, f.created_at, f.id`.execute(db)
  return rows
}

export interface BoughtFile {
  name: string
  key: string
  bytes: number
  sha256: string
  kind: string
  orderState: OrderState
  parcelState: ParcelState
}

/** A file of a line that this member bought; null for any other. */
export async function findBoughtFile(
  db: Db,
  buyerId: string,
  lineId: string,
  fileId: string,
): Promise<BoughtFile | null> {
  const { rows } = await sql<BoughtFile>`select f.name, f.key, f.bytes, f.sha256, f.kind,
    o.state as "orderState", p.state as "parcelState"
    from order_lines l join orders o on o.id = l.order_id join parcels p on p.id = l.parcel_id
    join item_files f on f.item_id = l.item_id
    where l.id = ${lineId} and o.buyer_id = ${buyerId} and f.id = ${fileId} and l.is_virtual = 1
      and o.paid_at is not null and l.refunded_quantity < l.quantity`.execute(db)
  return rows[0] ?? null
}

/** Counts one download; false when all of them are used. */
export async function takeDownload(tx: Tx, lineId: string, fileId: string, now: number): Promise<boolean> {
  const result = await tx
    .insertInto('line_downloads')
    .values({ line_id: lineId, file_id: fileId, count: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['line_id', 'file_id'])
        .doUpdateSet((eb) => ({ count: eb('line_downloads.count', '+', 1), last_at: now }))
        .where('line_downloads.count', '<', MAX_DOWNLOADS),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}
