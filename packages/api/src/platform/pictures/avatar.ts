import path from 'node:path'
import type { Logger } from 'pino'
import { picturePath } from './files'
import { SQUARE_EDGE } from './process-protocol'
import { storeUpload } from './upload'

/** What the keys of members' pictures begin with. */
export const AVATAR_PREFIX = 'avatar-'

/**
 * Keeps a square of the picture as WebP and AVIF under a key, in the one width that is shown.
 * @throws DomainError STORAGE_FULL, and as `storeUpload` does
 */
export async function writeAvatar(
  source: Buffer,
  dir: string,
  key: string,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  await storeUpload(source, 'square', dir, key, log)
}

export const avatarFile = (dir: string, key: string): string => path.join(dir, picturePath(key, SQUARE_EDGE))
