import { findOwnImport, tryInsertImport, tryMoveImport } from '@pasar/db'
import { cleanFileName, DomainError, type ImportDefaults } from '@pasar/domain'
import type { Seller } from '../../access/actors'
import { requireSelling } from '../../access/require-selling'
import type { Context } from '../../platform/context'
import { removeImportFile, storeImportFile } from '../internal/import/file'
import { findChecked } from '../internal/import/waiting'
import { requireOwnStore } from '../internal/own-listing'

/**
 * Keeps a file of items as it comes.
 * @returns its key, for `startImport`; null for an empty file
 * @throws DomainError EMAIL_UNVERIFIED, SELLER_SUSPENDED, SELLER_NOT_APPROVED, TOO_MANY_REQUESTS, IMPORT_TOO_LARGE,
 *   STORAGE_FULL, BUSY
 */
export async function receiveImport(
  ctx: Context,
  seller: Seller<'list'>,
  content: AsyncIterable<Uint8Array>,
): Promise<string | null> {
  await requireSelling(ctx, seller)
  await ctx.limits.take('import', seller.id)
  return storeImportFile(ctx, content)
}

interface NewImport {
  fileKey: string
  fileName: string
  defaults: ImportDefaults
  replaces?: string
}

/** Removes an uploaded file for which no import was created. */
export const dropImportFile = (ctx: Context, key: string): Promise<void> => removeImportFile(ctx, key)

/**
 * Has a file checked; nothing is made of it before `confirmImport`.
 * @param replaces the import that waits to be confirmed and is given up for it
 * @returns its id
 * @throws DomainError VALIDATION at the store, IMPORT_WAITS while another one does, IMPORT_UNDER_WAY
 */
export async function startImport(
  ctx: Context,
  seller: Seller<'list'>,
  { fileKey, fileName, defaults, replaces }: NewImport,
): Promise<string> {
  await requireSelling(ctx, seller)
  const id = ctx.newId('import')
  await ctx.transact({ user: seller.id }, async (tx) => {
    await requireOwnStore(tx, seller, defaults.storeId)
    // Not the newest: two of the same millisecond, or a clock that was set back, would leave the waiting one in the way.
    const checked = await findChecked(tx, seller.id)
    if (checked) {
      const { record, isWaiting } = checked
      if (isWaiting && record.id !== replaces)
        throw new DomainError('IMPORT_WAITS', { name: record.fileName })
      if (await tryMoveImport(tx, record.id, ['checked'], ended(ctx)))
        tx.afterCommit(() => removeImportFile(ctx, record.fileKey))
    }
    const row = {
      id,
      sellerId: seller.id,
      fileName: cleanFileName(fileName),
      fileKey,
      defaults: JSON.stringify(defaults),
      now: ctx.now(),
    }
    if (!(await tryInsertImport(tx, row))) throw new DomainError('IMPORT_UNDER_WAY')
    tx.afterCommit(() => ctx.jobTriggers.trigger('imports'))
  })
  return id
}

const ended = (ctx: Context) => ({ state: 'cancelled', now: ctx.now() }) as const

/**
 * Has made what was checked.
 * @throws DomainError NOT_FOUND for others' imports too, IMPORT_MOVED
 */
export async function confirmImport(ctx: Context, seller: Seller<'list'>, id: string): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.transact({ user: seller.id }, async (tx) => {
    if (!(await findOwnImport(tx, seller.id, id))) throw new DomainError('NOT_FOUND')
    if (!(await tryMoveImport(tx, id, ['checked'], { state: 'running', now: ctx.now() })))
      throw new DomainError('IMPORT_MOVED')
    tx.afterCommit(() => ctx.jobTriggers.trigger('imports'))
  })
}

/**
 * Ends an import. What it has made until then stays.
 * @throws DomainError NOT_FOUND for others' imports too, IMPORT_MOVED
 */
export async function cancelImport(ctx: Context, seller: Seller<'list'>, id: string): Promise<void> {
  await ctx.transact({ user: seller.id }, async (tx) => {
    const found = await findOwnImport(tx, seller.id, id)
    if (!found) throw new DomainError('NOT_FOUND')
    if (!(await tryMoveImport(tx, id, ['checking', 'checked', 'running'], ended(ctx))))
      throw new DomainError('IMPORT_MOVED')
    tx.afterCommit(() => removeImportFile(ctx, found.fileKey))
  })
}
