import { rm, writeFile } from 'node:fs/promises'
import { DomainError } from '@pasar/domain/kernel/errors'

/** No space, no quota left, a file that may not grow, and a disk that has become read-only. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && FULL.includes(error.code)

/** The error of a full disk, wherever files are written; every other error stays as it is. */
export const asStorageFull = (error: unknown): unknown =>
  isFull(error) ? new DomainError('STORAGE_FULL') : error

/** Writes a file whole, or leaves none. @throws DomainError STORAGE_FULL */
export async function writeWhole(
  file: string,
  bytes: Uint8Array,
  options: { mode?: number } = {},
): Promise<void> {
  try {
    await writeFile(file, bytes, options)
  } catch (error) {
    await rm(file, { force: true })
    throw asStorageFull(error)
  }
}
