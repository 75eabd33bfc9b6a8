import { rm } from 'node:fs/promises'
import { type Db, type FileVersion, insertItemFile, sumFileBytes, tryWithdrawVersion } from '@pasar/db'
import {
  DomainError,
  groupVersions,
  type Id,
  type ItemFileInput,
  MAX_FILES_PER_ITEM,
  MAX_SELLER_FILE_BYTES,
  mayWithdraw,
  offeredVersion,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import { makeMemberLimiter } from '../../platform/concurrency-limiter'
import type { Context } from '../../platform/context'
import { checkContent, nameFile } from '../internal/check-content'
import { requireFilesItem } from '../internal/item-files'
import { fileAt, storeFile, WITHDRAWN_FOR } from '../internal/store'

export interface FileUpload extends ItemFileInput {
  itemId: string
  /** As the seller's machine calls it. */
  name: string
  content: AsyncIterable<Uint8Array>
}

/** A slow connection takes a while: no seller keeps the others waiting. */
const FILES_AT_ONCE = 2
const perSeller = makeMemberLimiter()

/** The number of the next version. @throws DomainError NOT_FOUND, FILES_FULL */
function nextVersion(versions: readonly FileVersion[], seriesId: string | null): number {
  const files = groupVersions(versions)
  const before = files.find(([newest]) => newest?.seriesId === seriesId) ?? []
  if (seriesId !== null && before.length === 0) throw new DomainError('NOT_FOUND')
  // A file of which all versions are withdrawn comes back with the next one.
  const isAdded = offeredVersion(before) === null
  if (isAdded && files.filter(offeredVersion).length >= MAX_FILES_PER_ITEM)
    throw new DomainError('FILES_FULL')
  return (before[0]?.version ?? 0) + 1
}

/**
 * What may be uploaded to an item.
 * @param bytes of the file, as far as they are known
 * @throws DomainError NOT_FOUND, ITEM_NOT_DIGITAL, FILES_FULL, FILES_SPACE
 */
async function requireRoom(
  { now }: Context,
  db: Db,
  seller: Seller<'list'>,
  { itemId, seriesId }: Pick<FileUpload, 'itemId' | 'seriesId'>,
  bytes: number,
) {
  const { isVirtual, status, versions } = await requireFilesItem(db, seller, itemId)
  if (!isVirtual) throw new DomainError('ITEM_NOT_DIGITAL')
  const version = nextVersion(versions, seriesId)
  if ((await sumFileBytes(db, seller.id, now() - WITHDRAWN_FOR)) + bytes > MAX_SELLER_FILE_BYTES)
    throw new DomainError('FILES_SPACE')
  return { version, status }
}

/**
 * Puts a file to a digital good of the seller's, or a new version of one; whoever bought the item gets it and is notified.
 * The file is on the disk before its row is written: what a row names is always there, and what no row names is swept.
 * @returns the id of the version
 * @throws DomainError EMAIL_UNVERIFIED, SELLER_SUSPENDED, SELLER_NOT_APPROVED, NOT_FOUND for others' items too,
 *   ITEM_NOT_DIGITAL, FILES_FULL, FILES_SPACE, FILE_KIND, FILE_MISNAMED, FILE_MISSING, FILE_TOO_HEAVY, STORAGE_FULL, UPLOAD_RUNNING,
 *   TOO_MANY_REQUESTS
 */
export async function storeItemFile(
  ctx: Context,
  seller: Seller<'list'>,
  { content, name: typed, note, ...target }: FileUpload,
): Promise<Id<'file'>> {
  const { name, kind } = nameFile(typed)
  await requireSelling(ctx, seller)
  await ctx.limits.take('upload', seller.id)
  // Asked before the bytes are taken, and again when the row is written.
  await requireRoom(ctx, ctx.db, seller, target, 0)
  const stored = await perSeller(seller.id, FILES_AT_ONCE, () =>
    storeFile(ctx.filesDir, checkContent(name, content)),
  )
  const id = ctx.newId('file')
  try {
    await ctx.transact({ user: seller.id, item: target.itemId }, async (tx) => {
      const { version, status } = await requireRoom(ctx, tx, seller, target, stored.bytes)
      const { itemId, seriesId } = target
      // Of a draft nobody has bought anything.
      const isNews = status !== 'draft'
      const file = { id, itemId, seriesId: seriesId ?? id, version, name, kind, note, isNews, now: ctx.now() }
      await insertItemFile(tx, { ...file, ...stored })
      if (isNews) tx.afterCommit(() => ctx.jobTriggers.trigger('fileNews'))
    })
  } catch (error) {
    await rm(fileAt(ctx.filesDir, stored.key), { force: true })
    throw error
  }
  return id
}

/**
 * Takes a version back: buyers get the one before it, and links to it end. Its bytes are swept. A second time changes nothing.
 * @throws DomainError NOT_FOUND for others' items too, FILE_LAST when buyers would be left without a file
 */
export async function withdrawFileVersion(
  ctx: Context,
  seller: Seller<'list'>,
  itemId: string,
  fileId: string,
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact({ item: itemId }, async (tx) => {
    const { status, versions } = await requireFilesItem(tx, seller, itemId)
    const version = versions.find(({ id }) => id === fileId)
    if (!version) throw new DomainError('NOT_FOUND')
    if (version.withdrawnAt !== null) return
    if (!mayWithdraw(status, versions)) throw new DomainError('FILE_LAST')
    if (!(await tryWithdrawVersion(tx, { itemId, fileId }, ctx.now()))) throw new DomainError('NOT_FOUND')
  })
}
