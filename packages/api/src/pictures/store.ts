import { mkdir } from 'node:fs/promises'
import { PICTURE_WIDTHS } from '@pasar/domain'
import type { Logger } from 'pino'
import sharp, { type Sharp } from 'sharp'
import { CAREFUL, type Encoding, fit, makeBlur, writeWidth } from './encode'
import { decodeUpload } from './upload'

/** What a row about a picture has to remember. */
export interface StoredPicture {
  key: string
  /** pixels of the largest file */
  width: number
  height: number
  /** a tiny preview as a data URI, to be shown enlarged and blurred until the picture is there */
  blur: string
}

/**
 * Re-encodes a picture as WebP and AVIF in all widths, without metadata, turned upright and never enlarged.
 * `key` may hold small letters, digits and hyphens. Without a log an AVIF that fails is an error.
 * @throws DomainError STORAGE_FULL, and as `decodeUpload` does
 */
export async function storePicture(
  source: Buffer,
  dir: string,
  key: string,
  log?: Pick<Logger, 'warn'>,
): Promise<StoredPicture> {
  const { data, info } = await readUpload(source)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  await mkdir(dir, { recursive: true })
  return writePicture(() => sharp(data, { raw }), raw, dir, key, CAREFUL, log)
}

const readUpload = (source: Buffer) =>
  decodeUpload(source, (picture) =>
    picture
      .resize(fit(960))
      .flatten({ background: '#FFFFFF' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )

/** Writes the files of a picture that is already upright and at most 960 px wide. `open` is called once per width. */
export async function writePicture(
  open: () => Sharp,
  size: { width: number; height: number },
  dir: string,
  key: string,
  encoding: Encoding,
  log?: Pick<Logger, 'warn'>,
): Promise<StoredPicture> {
  if (!/^[a-z0-9-]+$/.test(key)) throw new Error(`Not a picture key: ${key}`)
  const [blur] = await Promise.all([
    makeBlur(open(), encoding),
    ...PICTURE_WIDTHS.map((width) => writeWidth(open(), dir, key, width, encoding, log)),
  ])
  return { key, width: size.width, height: size.height, blur }
}
