import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError, MAX_FILE_BYTES } from '@pasar/domain'
import { makeTurns } from '../../platform/concurrency-limiter'
import { asStorageFull } from '../../platform/storage-full'

/** Where files of digital goods lie: not in the public folder, whose files anyone may ask for. */
export function openFilesDir(dataDir: string): string {
  const dir = path.join(dataDir, 'files')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  return dir
}

export const fileAt = (dir: string, key: string): string => path.join(dir, key)

export interface StoredFile {
  key: string
  bytes: number
  sha256: string
}

/** Each holds a descriptor and a buffer for as long as its sender takes. */
const inTurn = makeTurns(4, 20)

/** So that a power cut does not leave a row about a file that never reached the disk. */
async function settle(file: string): Promise<void> {
  const handle = await open(file, 'r')
  await handle.sync()
  await handle.close()
}

/**
 * Writes a file as it comes, never more of it in memory than a part, and gives it its name when it is whole.
 * @throws DomainError FILE_MISSING, FILE_TOO_HEAVY, STORAGE_FULL, BUSY
 */
export const storeFile = (dir: string, source: AsyncIterable<Uint8Array>): Promise<StoredFile> =>
  inTurn(async () => {
    const key = randomBytes(16).toString('hex')
    const draft = fileAt(dir, `${key}.part`)
    const hash = createHash('sha256')
    let bytes = 0
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        if (bytes > MAX_FILE_BYTES) return done(new DomainError('FILE_TOO_HEAVY'))
        hash.update(chunk)
        done(null, chunk)
      },
    })
    try {
      await pipeline(source, measure, createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
      if (bytes === 0) throw new DomainError('FILE_MISSING')
      await settle(draft)
      await rename(draft, fileAt(dir, key))
    } catch (error) {
      await rm(draft, { force: true })
      throw asStorageFull(error)
    }
    return { key, bytes, sha256: hash.digest('hex') }
  })
