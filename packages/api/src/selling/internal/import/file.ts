import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DomainError, MAX_IMPORT_BYTES } from '@pasar/domain'
import { makeLimiter } from '../../../platform/concurrency-limiter'
import type { Context } from '../../../platform/context'
import { asStorageFull } from '../../../platform/storage-full'

const BYTES_PER_MB = 1024 * 1024

/** Where files of imports lie until the sweep removes them. */
export function importsDir({ config }: Pick<Context, 'config'>): string {
  const dir = path.join(config.dataDir, 'imports')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  return dir
}

export const importFileAt = (ctx: Pick<Context, 'config'>, key: string): string =>
  path.join(importsDir(ctx), key)

/** Each holds a descriptor and a buffer for as long as its sender takes. */
const inTurn = makeLimiter(4, 20)

/**
 * Writes a file as it comes, never more of it in memory than a part. It gets its name when it is whole.
 * @returns its key; null for an empty file
 * @throws DomainError IMPORT_TOO_LARGE, STORAGE_FULL, BUSY
 */
export const storeImportFile = (
  ctx: Pick<Context, 'config'>,
  source: AsyncIterable<Uint8Array>,
): Promise<string | null> =>
  inTurn(async () => {
    const key = randomBytes(16).toString('hex')
    const draft = importFileAt(ctx, `${key}.part`)
    let bytes = 0
    try {
      const handle = await open(draft, 'wx', 0o600)
      try {
        for await (const part of source) {
          bytes += part.length
          if (bytes > MAX_IMPORT_BYTES)
            throw new DomainError('IMPORT_TOO_LARGE', { most: MAX_IMPORT_BYTES / BYTES_PER_MB })
          await handle.writeFile(part)
        }
        await handle.sync()
      } finally {
        await handle.close()
      }
      if (bytes > 0) await rename(draft, importFileAt(ctx, key))
      else await rm(draft)
    } catch (error) {
      await rm(draft, { force: true })
      throw asStorageFull(error)
    }
    return bytes > 0 ? key : null
  })

export const removeImportFile = (ctx: Pick<Context, 'config'>, key: string): Promise<void> =>
  rm(importFileAt(ctx, key), { force: true })
