import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DomainError, days, MAX_FILE_BYTES } from '@pasar/domain'
import { makeLimiter } from '../../platform/concurrency-limiter'
import { asStorageFull } from '../../platform/storage-full'

/** Stores files of digital goods outside the public folder, whose files anyone may request. */
export function openFilesDir(dataDir: string): string {
  const dir = path.join(dataDir, 'files')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  return dir
}

/** How long the bytes of a withdrawn version stay: a backup that is being made may still name them. */
export const WITHDRAWN_FOR = days(1)

export const fileAt = (dir: string, key: string): string => path.join(dir, key)

export interface StoredFile {
  key: string
  bytes: number
  sha256: string
}

/** Each holds a descriptor and a buffer for as long as its sender takes. */
const inTurn = makeLimiter(12, 20)

/**
 * Writes a file as it comes, never more of it in memory than a part, and gives it its name when it is whole.
 * The file is open before the first part is asked for, and closed before it is removed: a write stream that is
 * broken off may still create its file afterwards.
 * @throws DomainError FILE_MISSING, FILE_TOO_HEAVY, STORAGE_FULL, BUSY
 */
export const storeFile = (dir: string, source: AsyncIterable<Uint8Array>): Promise<StoredFile> =>
  inTurn(async () => {
    const key = randomBytes(16).toString('hex')
    const draft = fileAt(dir, `${key}.part`)
    const hash = createHash('sha256')
    let bytes = 0
    try {
      const handle = await open(draft, 'wx', 0o600)
      try {
        for await (const part of source) {
          bytes += part.length
          if (bytes > MAX_FILE_BYTES) throw new DomainError('FILE_TOO_HEAVY')
          hash.update(part)
          await handle.writeFile(part)
        }
        if (bytes === 0) throw new DomainError('FILE_MISSING')
        // So that a power cut does not leave a row about a file that never reached the disk.
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, fileAt(dir, key))
    } catch (error) {
      await rm(draft, { force: true })
      throw asStorageFull(error)
    }
    return { key, bytes, sha256: hash.digest('hex') }
  })
