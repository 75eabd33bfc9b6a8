import type { VersionOfFile } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'
import { isOffered } from '../rows'

/** A version of a file as its seller sees it. */
export interface FileVersion extends VersionOfFile {
  name: string
  bytes: number
  note: string
  createdAt: number
  /** How often buyers downloaded it. */
  downloads: number
}

/** All versions of the files of an item, in the order in which they came. */
export async function listFileVersions(db: Db, itemId: string): Promise<FileVersion[]> {
  const { rows } =
    await sql<FileVersion>`select f.id, f.series_id as "seriesId", f.version, f.name, f.bytes, f.note,
    f.created_at as "createdAt", f.withdrawn_at as "withdrawnAt",
    (select coalesce(sum(d.count), 0) from line_downloads d where d.file_id = f.id) as downloads
    from item_files f where f.item_id = ${itemId} order by f.created_at, f.id`.execute(db)
  return rows
}

export interface OfferedFile {
  id: string
  name: string
  bytes: number
  version: number
  createdAt: number
}

/** What buyers of an item get: of each file the newest version. */
export async function listOfferedFiles(db: Db, itemId: string): Promise<OfferedFile[]> {
  const { rows } = await sql<OfferedFile>`select f.id, f.name, f.bytes, f.version, f.created_at as "createdAt"
    from item_files f where f.item_id = ${itemId} and ${isOffered} order by f.series_id`.execute(db)
  return rows
}

/** What the files of a seller take on the disk, in bytes. @param since versions withdrawn from then on are still there */
export async function sumFileBytes(db: Db, sellerId: string, since: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(f.bytes), 0) as bytes
    from items i join item_files f on f.item_id = i.id
    where i.seller_id = ${sellerId} and (f.withdrawn_at is null or f.withdrawn_at >= ${since})`.execute(db)
  return rows[0]?.bytes ?? 0
}

export interface NewItemFile {
  id: string
  itemId: string
  seriesId: string
  version: number
  name: string
  key: string
  bytes: number
  sha256: string
  kind: string
  note: string
  /** Whether earlier buyers are to be notified. */
  isNews: boolean
  now: number
}

/** Writes a version. Who was not yet notified of one before it is notified of this one only. */
export async function insertItemFile(tx: Tx, file: NewItemFile): Promise<void> {
  await tx
    .updateTable('item_files')
    .set({ news_after: null })
    .where('series_id', '=', file.seriesId)
    .where('news_after', 'is not', null)
    .execute()
  await insertRow(tx, 'item_files', {
    id: file.id,
    item_id: file.itemId,
    series_id: file.seriesId,
    version: file.version,
    name: file.name,
    key: file.key,
    bytes: file.bytes,
    sha256: file.sha256,
    kind: file.kind,
    note: file.note,
    created_at: file.now,
    news_after: file.isNews ? '' : null,
  })
}

/** Nobody gets this version any more, nor is notified of it; false when it was withdrawn already. */
export async function tryWithdrawVersion(
  tx: Tx,
  at: { itemId: string; fileId: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item_files')
    .set({ withdrawn_at: now, news_after: null })
    .where('id', '=', at.fileId)
    .where('item_id', '=', at.itemId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
