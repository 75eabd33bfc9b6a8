import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '@pasar/domain'
import sharp, { type Sharp } from 'sharp'

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

/** A 50-megapixel photo is the most a phone makes; more would only serve to exhaust the memory. */
const MOST_PIXELS = 50_000_000
/** What cameras and screens make. SVG is left out: it is a program more than a picture. */
const PHOTO_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])
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
 * `key` may hold small letters, digits and hyphens. Throws DomainError VALIDATION when `source` is no readable picture.
 */
export async function storePicture(source: Buffer, dir: string, key: string): Promise<StoredPicture> {
  const { data, info } = await readUpload(source)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  await mkdir(dir, { recursive: true })
  return writePicture(() => sharp(data, { raw }), raw, dir, key, 4)
}

async function readUpload(source: Buffer) {
  try {
    const upload = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format } = await upload.metadata()
    if (!PHOTO_FORMATS.has(format)) throw new DomainError('VALIDATION')
    return await upload
      .autoOrient()
      .resize(fit(960))
      .flatten({ background: '#FFFFFF' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    // whatever the decoder found wrong, what the sender can do about it is the same
    throw new DomainError('VALIDATION')
  }
}

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
