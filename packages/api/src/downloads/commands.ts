import { rm } from 'node:fs/promises'
import { findBoughtFile, findOwnItem, insertItemFile, takeDownload } from '@pasar/db'
import {
  cleanFileName,
  DomainError,
  fileKindOf,
  type Id,
  MAX_FILES_PER_ITEM,
  mayDownload,
} from '@pasar/domain'
import type { Buyer, Seller } from '../access/actors'
import type { Context } from '../platform/context'
import { type DownloadLink, makeDownloadToken, readDownloadToken } from './internal/link'
import { fileAt, storeFile } from './internal/store'

/**
 * Counts one download of a file of a bought line and makes the link it is fetched with. Within the life of
 * the link stopping and going on count nothing more.
 * @returns the token of the link
 * @throws DomainError NOT_FOUND, DOWNLOAD_ENDED, DOWNLOADS_USED_UP
 */
export async function startDownload(ctx: Context, buyer: Buyer, wanted: DownloadLink): Promise<string> {
  await ctx.transact({ order: { line: wanted.lineId } }, async (tx) => {
    const file = await findBoughtFile(tx, buyer.id, wanted.lineId, wanted.fileId)
    if (!file) throw new DomainError('NOT_FOUND')
    if (!mayDownload(file.orderState, file.parcelState)) throw new DomainError('DOWNLOAD_ENDED')
    if (!(await takeDownload(tx, wanted.lineId, wanted.fileId, ctx.now())))
      throw new DomainError('DOWNLOADS_USED_UP')
  })
  return makeDownloadToken(ctx, buyer, wanted)
}

export interface OpenDownload {
  /** The path of the bytes. */
  file: string
  name: string
  bytes: number
  sha256: string
  kind: string
}

/** What a link leads to. @throws DomainError NOT_FOUND, LINK_ENDED, DOWNLOAD_ENDED when it was refunded meanwhile */
export async function openDownload(ctx: Context, buyer: Buyer, token: string): Promise<OpenDownload> {
  const { lineId, fileId } = readDownloadToken(ctx, buyer, token)
  const found = await findBoughtFile(ctx.db, buyer.id, lineId, fileId)
  if (!found) throw new DomainError('NOT_FOUND')
  const { key, orderState, parcelState, ...file } = found
  if (!mayDownload(orderState, parcelState)) throw new DomainError('DOWNLOAD_ENDED')
  return { ...file, file: fileAt(ctx.filesDir, key) }
}

export interface FileUpload {
  itemId: string
  /** As the seller's machine calls it. */
  name: string
  content: AsyncIterable<Uint8Array>
}

async function requireRoom(db: Context['db'], seller: Seller<'list'>, itemId: string): Promise<void> {
  const item = await findOwnItem(db, itemId, seller.id)
  if (!item) throw new DomainError('NOT_FOUND')
  if (!item.isVirtual) throw new DomainError('ITEM_NOT_DIGITAL')
  if (item.files >= MAX_FILES_PER_ITEM) throw new DomainError('FILES_FULL')
}

/**
 * Puts a file to a digital good of the seller's. The file is on the disk before its row is written: what a
 * row names is always there, and what no row names is swept.
 * @throws DomainError NOT_FOUND, ITEM_NOT_DIGITAL, FILES_FULL, FILE_KIND, FILE_MISSING, FILE_TOO_HEAVY,
 *   STORAGE_FULL, BUSY, TOO_MANY_REQUESTS
 */
export async function storeItemFile(
  ctx: Context,
  seller: Seller<'list'>,
  { itemId, name, content }: FileUpload,
): Promise<Id<'file'>> {
  const clean = cleanFileName(name)
  const kind = fileKindOf(clean)
  if (clean === '') throw new DomainError('FILE_MISSING')
  if (kind === null) throw new DomainError('FILE_KIND')
  await ctx.limits.take('upload', seller.id)
  // Asked before the bytes are taken, and again when the row is written.
  await requireRoom(ctx.db, seller, itemId)
  const stored = await storeFile(ctx.filesDir, content)
  const id = ctx.newId('file')
  try {
    await ctx.transact({ item: itemId }, async (tx) => {
      await requireRoom(tx, seller, itemId)
      await insertItemFile(tx, { id, itemId, name: clean, kind, now: ctx.now(), ...stored })
    })
  } catch (error) {
    await rm(fileAt(ctx.filesDir, stored.key), { force: true })
    throw error
  }
  return id
}
