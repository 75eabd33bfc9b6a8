import { existsSync } from 'node:fs'
import path from 'node:path'
import { DomainError, type PictureWidth } from '@pasar/domain'
import type { Logger } from 'pino'
import type { Context } from '../context'
import { type PictureFormat, picturePath } from './files'
import type { Part } from './process-protocol'
import { storeUpload } from './upload'
import type { StoredPicture } from './write'

export type { StoredPicture } from './write'

/**
 * Re-encodes a picture as WebP and AVIF in all widths, without metadata, turned upright and never enlarged.
 * @throws DomainError STORAGE_FULL, and as `storeUpload` does
 */
export const storePicture = (
  source: Buffer,
  dir: string,
  key: string,
  log?: Pick<Logger, 'warn'>,
): Promise<StoredPicture> => storeUpload(source, 'whole', dir, key, log)

/** As `storePicture`, for a part of a picture. */
export const storePart = (
  source: Buffer,
  part: Part,
  dir: string,
  key: string,
  log?: Pick<Logger, 'warn'>,
): Promise<StoredPicture> => storeUpload(source, part, dir, key, log)

/** A picture that only some may see, before it has a row. */
export interface KeptPicture {
  key: string
  width: number
  height: number
}

export interface PictureFile {
  file: string
  type: `image/${PictureFormat}`
}

/**
 * Keeps pictures in the folder that nothing serves. They are written before their rows; what gets no row is swept away.
 * @param prefix what their keys begin with; the sweep knows it
 * @throws DomainError as `storeUpload` does
 */
export async function keepPrivatePictures(
  ctx: Context,
  prefix: string,
  sources: readonly Buffer[],
): Promise<KeptPicture[]> {
  const kept: KeptPicture[] = []
  for (const source of sources) {
    const key = `${prefix}${Buffer.from(ctx.randomBytes(16)).toString('hex')}`
    const { width, height } = await storePicture(source, ctx.claimsDir, key, ctx.log)
    kept.push({ key, width, height })
  }
  return kept
}

/**
 * The file of such a picture. Only a key that a row names may come here: it becomes part of a path.
 * @param format AVIF for those who can show it; they get the WebP where there is none
 * @throws DomainError NOT_FOUND
 */
export function findPrivatePicture(
  ctx: Context,
  key: string,
  width: PictureWidth,
  format: PictureFormat,
): PictureFile {
  for (const each of new Set<PictureFormat>([format, 'webp'])) {
    const file = path.join(ctx.claimsDir, picturePath(key, width, each))
    if (existsSync(file)) return { file, type: `image/${each}` }
  }
  throw new DomainError('NOT_FOUND')
}
