import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import sharp from 'sharp'
import { CAREFUL, writeWidth } from './encode'
import { picturePath } from './files'
import { decodeUpload } from './upload'

/** What the keys of members' pictures begin with. */
export const AVATAR_PREFIX = 'avatar-'

const EDGE = 320
/** A face is looked at closely. */
const ENCODING = { ...CAREFUL, webp: { ...CAREFUL.webp, quality: 78 } }

/**
 * Keeps a square of the picture as WebP and AVIF under a key, in the one width that is shown.
 * @throws DomainError STORAGE_FULL, and as `decodeUpload` does
 */
export async function writeAvatar(
  source: Buffer,
  dir: string,
  key: string,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const { data, info } = await decodeUpload(source, (picture) =>
    picture
      .resize({ width: EDGE, height: EDGE, fit: 'cover', position: 'attention' })
      .flatten({ background: '#FFFFFF' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const raw = { width: info.width, height: info.height, channels: info.channels }
  await mkdir(dir, { recursive: true })
  await writeWidth(sharp(data, { raw }), dir, key, EDGE, ENCODING, log)
}

export const avatarFile = (dir: string, key: string): string => path.join(dir, picturePath(key, EDGE))
