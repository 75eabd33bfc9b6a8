import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { decodeUpload } from './upload'

/** Widths in pixels that every picture is kept in. */
export const PICTURE_WIDTHS = [320, 640, 960] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** What a row about a picture has to remember. */
export interface StoredPicture {
  key: string
  /** pixels of the largest file */
  width: number
  height: number
  /** a tiny preview as a data URI, to be shown enlarged and blurred until the picture is there */
  blur: string
}

/** The home page shows up to thirty pictures within 600 kB; at this quality 320 px take about 6 kB. */
const QUALITY = 72

/** How long the encoder may look for a smaller file (libwebp's method, 0–6). */
export type Effort = 0 | 4

/** The file name of a stored picture in one width, relative to its folder. */
export function picturePath(key: string, width: PictureWidth): string {
  return `${key}-${width}.webp`
}

/**
 * Re-encodes a picture as WebP in all widths, without metadata, turned upright and never enlarged.
 * `key` may hold small letters, digits and hyphens. Throws DomainError as `decodeUpload` does.
 */
export async function storePicture(source: Buffer, dir: string, key: string): Promise<StoredPicture> {
  const { data, info } = await readUpload(source)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  await mkdir(dir, { recursive: true })
  return writePicture(() => sharp(data, { raw }), raw, dir, key, 4)
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
  effort: Effort,
): Promise<StoredPicture> {
  if (!/^[a-z0-9-]+$/.test(key)) throw new Error(`Not a picture key: ${key}`)
  const [blur] = await Promise.all([
    makeBlur(open()),
    ...PICTURE_WIDTHS.map((width) =>
      open()
        .resize(fit(width))
        .webp({ quality: QUALITY, effort })
        .toFile(join(dir, picturePath(key, width))),
    ),
  ])
  return { key, width: size.width, height: size.height, blur }
}

/** Six pixels across are enough: the browser smooths them into a soft patch of the right colours. */
async function makeBlur(picture: Sharp): Promise<string> {
  const tiny = await picture
    .resize({ width: 6, height: 6, fit: 'inside', kernel: 'linear' })
    .webp({ quality: 30, effort: 4 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** By width, so that `srcset` tells the truth; a very tall picture is limited by its height instead. */
function fit(width: PictureWidth) {
  return { width, height: width * 2, fit: 'inside', withoutEnlargement: true } as const
}
