import path from 'node:path'
import type { PictureWidth } from '@pasar/domain'
import { HASH_EDGE, hashPicture } from '@pasar/domain/moderation/picture-hash'
import sharp, { type Sharp } from 'sharp'
import { writeWhole } from '../storage-full'
import { picturePath } from './files'

/** How a picture's files are made. WebP has colours at half the resolution, so AVIF has no more. */
export interface Encoding {
  webp: { quality: number; effort: number }
  avif: { quality: number; effort: number; chromaSubsampling: '4:2:0' }
  /** the widest file that gets an AVIF beside it */
  avifUpTo: PictureWidth
}

/** Called when an AVIF could not be made. */
export type OnAvifFailure = (error: unknown, width: PictureWidth) => void

/** The home page shows up to thirty pictures within 600 kB. */
const QUALITY = 72

/**
 * For what people send. An AVIF is then as good as its WebP and a fifth smaller; with less effort it would be no
 * smaller, with more it would take twice as long for a tenth.
 */
export const CAREFUL: Encoding = {
  webp: { quality: QUALITY, effort: 4 },
  avif: { quality: 45, effort: 2, chromaSubsampling: '4:2:0' },
  avifUpTo: 960,
}

/**
 * For the many of a demo market, which someone waits for and nobody uses meanwhile. The largest AVIFs would take as
 * long as the others together; `npm run admin -- pictures` makes them.
 */
export const QUICK: Encoding = {
  webp: { quality: QUALITY, effort: 0 },
  avif: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
  avifUpTo: 640,
}

/** By width, so that `srcset` is correct; a very tall picture is limited by its height instead. */
export const fit = (width: PictureWidth) =>
  ({ width, height: width * 2, fit: 'inside', withoutEnlargement: true }) as const

/** The AVIF of what is already as wide as it should be; null when it would be no smaller than the WebP. */
export async function makeAvif(
  picture: Sharp,
  webpBytes: number,
  { avif }: Pick<Encoding, 'avif'>,
): Promise<Buffer | null> {
  const made = await picture.avif(avif).toBuffer()
  return made.length < webpBytes ? made : null
}

/** Writes the files of a picture in one width. An AVIF that fails is reported; without a callback it is an error. */
export async function writeWidth(
  picture: Sharp,
  dir: string,
  key: string,
  width: PictureWidth,
  encoding: Encoding,
  onAvifFailure?: OnAvifFailure,
): Promise<void> {
  const { data, info } = await picture.resize(fit(width)).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const open = () => sharp(data, { raw })
  const webp = await open().webp(encoding.webp).toBuffer()
  await writeWhole(path.join(dir, picturePath(key, width)), webp)
  if (width > encoding.avifUpTo) return
  try {
    const avif = await makeAvif(open(), webp.length, encoding)
    if (avif) await writeWhole(path.join(dir, picturePath(key, width, 'avif')), avif)
  } catch (error) {
    if (!onAvifFailure) throw error
    onAvifFailure(error, width)
  }
}

/** Six pixels across are enough: the browser smooths them into a soft patch of the right colours. */
export async function makeBlur(picture: Sharp): Promise<string> {
  const tiny = await picture
    .resize({ width: 6, height: 6, fit: 'inside', kernel: 'linear' })
    .webp({ quality: 30, effort: 4 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** How a picture looks, whatever its size and format (`picture-hash.ts` of the domain); empty for a plain one. */
export async function hashOf(picture: Sharp): Promise<string> {
  const grey = await picture
    .resize({ width: HASH_EDGE, height: HASH_EDGE, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return hashPicture(grey)
}
