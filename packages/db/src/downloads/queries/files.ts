import {
  DOWNLOAD_LINK_LIFE,
  type ItemStatus,
  MAX_DOWNLOADS,
  type OrderState,
  type ParcelState,
} from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { eachOf, fixedJoin } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'
import { isOffered } from '../rows'

/** An item whose files a seller may change; null for anyone else's. */
export async function findFilesItem(
  db: Db,
  itemId: string,
  sellerId: string,
): Promise<{ title: string; isVirtual: boolean; status: ItemStatus } | null> {
  const row = await db
    .selectFrom('items')
    .select(['title', 'is_virtual', 'status'])
    .where('id', '=', itemId)
    .where('seller_id', '=', sellerId)
    .where('status', '<>', 'removed')
    .executeTakeFirst()
  return row ? { title: row.title, isVirtual: row.is_virtual === 1, status: row.status } : null
}

/** Which of these keys belong to versions that were not withdrawn before that time. */
export async function findKeptFiles(
  db: Db,
  keys: readonly string[],
  withdrawnBefore: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('item_files')
    .select('key')
    .where('key', 'in', [...keys])
    .where((eb) => eb.or([eb('withdrawn_at', 'is', null), eb('withdrawn_at', '>=', withdrawnBefore)]))
    .execute()
  return new Set(rows.map(({ key }) => key))
}

export interface LineFile {
  id: string
  lineId: string
  name: string
  bytes: number
  kind: string
  version: number
  /** What is new in it. */
  note: string
  createdAt: number
  /** How often it was fetched for that line, and when that was counted last. */
  count: number
  countedAt: number | null
}

/** The files that come with bought lines, of each its newest version, and how often that was fetched. */
export async function findLineFiles(db: Db, lineIds: readonly string[]): Promise<LineFile[]> {
  if (lineIds.length === 0) return []
  const { rows } = await sql<LineFile>`select f.id, l.id as "lineId", f.name, f.bytes, f.kind,
    f.version, f.note, f.created_at as "createdAt", coalesce(d.count, 0) as count, d.last_at as "countedAt"
    from ${eachOf(lineIds, 'wanted')} ${fixedJoin} order_lines l on l.id = wanted.value
    join item_files f on f.item_id = l.item_id
    left join line_downloads d on d.line_id = l.id and d.file_id = f.id where l.is_virtual = 1 and ${isOffered}
    order by wanted.key, f.series_id`.execute(db)
  return rows
}

export interface BoughtFile {
  name: string
  key: string
  bytes: number
  sha256: string
  kind: string
  withdrawnAt: number | null
  orderState: OrderState
  parcelState: ParcelState
  quantity: number
  refundedQuantity: number
}

/** A file of a line that this member bought, also of one that went back; null for any other. */
export async function findBoughtFile(
  db: Db,
  buyerId: string,
  lineId: string,
  fileId: string,
): Promise<BoughtFile | null> {
  const { rows } = await sql<BoughtFile>`select f.name, f.key, f.bytes, f.sha256, f.kind,
    f.withdrawn_at as "withdrawnAt", o.state as "orderState", p.state as "parcelState",
    l.quantity, l.refunded_quantity as "refundedQuantity"
    from order_lines l ${fixedJoin} orders o on o.id = l.order_id ${fixedJoin} parcels p on p.id = l.parcel_id
    ${fixedJoin} item_files f on f.item_id = l.item_id
    where l.id = ${lineId} and o.buyer_id = ${buyerId} and f.id = ${fileId} and l.is_virtual = 1
      and o.paid_at is not null`.execute(db)
  return rows[0] ?? null
}

/** Counts one download, unless one was counted a short while ago; false when all of them are used. */
export async function takeDownload(tx: Tx, lineId: string, fileId: string, now: number): Promise<boolean> {
  const openSince = now - DOWNLOAD_LINK_LIFE
  const isOpen = sql<boolean>`line_downloads.last_at > ${openSince}`
  const result = await tx
    .insertInto('line_downloads')
    .values({ line_id: lineId, file_id: fileId, count: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['line_id', 'file_id'])
        .doUpdateSet({
          count: sql<number>`line_downloads.count + case when ${isOpen} then 0 else 1 end`,
          last_at: sql<number>`case when ${isOpen} then line_downloads.last_at else excluded.last_at end`,
        })
        .where((eb) => eb.or([eb('line_downloads.count', '<', MAX_DOWNLOADS), isOpen])),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** The lines of an order of which its buyer has fetched a file. */
export async function findFetchedLines(db: Db, orderId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select distinct l.id from order_lines l
    ${fixedJoin} line_downloads d on d.line_id = l.id where l.order_id = ${orderId} and l.is_virtual = 1`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
