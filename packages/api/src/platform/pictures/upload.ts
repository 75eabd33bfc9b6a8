import { mkdir } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { DomainError, MAX_PICTURE_BYTES } from '@pasar/domain'
import type { Logger } from 'pino'
import { makeLimiter } from '../concurrency-limiter'
import { asStorageFull } from '../storage-full'
import { removePicture } from './files'
import { countAtOnce } from './limits'
import type { Shape } from './process-protocol'
import { type ProcessOptions, ProcessStopped, runPictureProcess } from './run-process'
import type { StoredPicture } from './write'

const memory = (): number => {
  // 0 where nothing confines the server.
  const confined = process.constrainedMemory()
  return confined > 0 ? Math.min(confined, totalmem()) : totalmem()
}

/** Pictures that are made at once. The process of one takes up to 350 MB. */
export const AT_ONCE = countAtOnce(availableParallelism(), memory())
/** Pictures that wait for their turn; further ones are refused for now. */
export const MAY_WAIT = 20
const inTurn = makeLimiter(AT_ONCE, MAY_WAIT, 'PICTURES_BUSY')

/** The first bytes of files of these kinds. The name and type that a browser sends are ignored. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12)),
]

/**
 * Writes a picture someone sent into a folder: upright, in all widths, without anything but its pixels.
 * `key` may hold small letters, digits and hyphens. Of a picture that is refused nothing is left.
 * @throws DomainError PICTURE_MISSING, PICTURE_TOO_HEAVY, PICTURE_KIND, PICTURE_TOO_MANY_PIXELS,
 *   PICTURE_TOO_LARGE_FOR_KIND, PICTURE_SEVERAL_FRAMES, PICTURE_UNREADABLE, PICTURE_NOT_PROCESSED, PICTURES_BUSY,
 *   STORAGE_FULL
 */
export async function storeUpload(
  source: Buffer,
  shape: Shape,
  dir: string,
  key: string,
  log?: Pick<Logger, 'warn'>,
  options?: ProcessOptions,
): Promise<StoredPicture> {
  if (!/^[a-z0-9-]+$/.test(key)) throw new Error(`Not a picture key: ${key}`)
  if (source.length === 0) throw new DomainError('PICTURE_MISSING')
  if (source.length > MAX_PICTURE_BYTES) throw new DomainError('PICTURE_TOO_HEAVY')
  // Looked at before any decoder is: what is no picture reaches none.
  if (!SIGNATURES.some((isOfKind) => isOfKind(source))) throw new DomainError('PICTURE_KIND')
  return inTurn(async () => {
    await mkdir(dir, { recursive: true }).catch((error: unknown) => {
      throw asStorageFull(error)
    })
    try {
      const answer = await runPictureProcess(source, shape, dir, key, options)
      if ('refused' in answer)
        throw new DomainError(answer.refused, answer.limit === null ? {} : { limit: answer.limit })
      for (const { width, reason } of answer.failedAvifs)
        log?.warn({ reason, picture: key, width }, 'a picture is kept without its AVIF')
      return answer.made
    } catch (error) {
      await removePicture(dir, key)
      if (error instanceof DomainError) throw error
      log?.warn({ err: error, picture: key }, 'a picture could not be processed')
      throw new DomainError(error instanceof ProcessStopped ? 'PICTURES_BUSY' : 'PICTURE_NOT_PROCESSED')
    }
  })
}
