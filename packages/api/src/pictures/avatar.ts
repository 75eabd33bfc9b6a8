import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { picturePath } from './store'
import { decodeUpload } from './upload'

/** What the keys of members' pictures begin with. */
export const AVATAR_PREFIX = 'avatar-'

const EDGE = 320
const QUALITY = 78

const fileOf = (dir: string, key: string): string => path.join(dir, picturePath(key, EDGE))

/**
 * Keeps a square of the picture as WebP under a key; returns the file.
 * @throws DomainError as `decodeUpload` does
 */
export async function writeAvatar(source: Buffer, dir: string, key: string): Promise<void> {
  const square = await decodeUpload(source, (picture) =>
    picture
      .resize({ width: EDGE, height: EDGE, fit: 'cover', position: 'attention' })
      .flatten({ background: '#FFFFFF' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer(),
  )
  await mkdir(dir, { recursive: true })
  await writeFile(fileOf(dir, key), square)
}

export const avatarFile = fileOf

/** Removes the file of a picture that nobody shows any more. */
export const removeAvatarFile = (dir: string, key: string): Promise<void> =>
  rm(fileOf(dir, key), { force: true })
