import type { Logger } from 'pino'
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
