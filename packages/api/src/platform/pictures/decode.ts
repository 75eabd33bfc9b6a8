import { MAX_PICTURE_PIXELS } from '@pasar/domain/platform/pictures'
import sharp, { type Sharp } from 'sharp'
import { fit } from './encode'
import { DECODE_BYTES, decodedBytes, maxMegapixels } from './limits'
import { type DecodeRefusal, type Part, type Shape, SQUARE_EDGE } from './process-protocol'

/** A refusal for the process that sent the picture. The catalogue would bring all of zod into this one. */
export class PictureRefused extends Error {
  constructor(
    readonly code: DecodeRefusal,
    /** megapixels that a picture of this kind may have */
    readonly limit?: number,
  ) {
    super(code)
  }
}

/** Pixels of three channels, upright and at most 960 wide. */
export interface Decoded {
  data: Buffer
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** Animations that sharp does not detect in the header: AVIF sequences, and PNGs that it takes for their first frame. */
function isAnimation(source: Buffer): boolean {
  if (source.toString('latin1', 4, 12) === 'ftypavis') return true
  const pixelsAt = source.indexOf('IDAT')
  return source[0] === 0x89 && source.subarray(0, Math.max(0, pixelsAt)).includes('acTL')
}

async function checkHeader(source: Buffer): Promise<void> {
  if (isAnimation(source)) throw new PictureRefused('PICTURE_SEVERAL_FRAMES')
  const header = await sharp(source, { limitInputPixels: false }).metadata()
  // An animated WebP, or several pictures in an AVIF: which of them is meant is not known.
  if ((header.pages ?? 1) > 1) throw new PictureRefused('PICTURE_SEVERAL_FRAMES')
  if (header.width * header.height > MAX_PICTURE_PIXELS) throw new PictureRefused('PICTURE_TOO_MANY_PIXELS')
  if (decodedBytes(header) > DECODE_BYTES)
    throw new PictureRefused('PICTURE_TOO_LARGE_FOR_KIND', maxMegapixels(header))
}

/** Of the copy that a part is cut out of: three times the widest file that is made of it. */
const PART_EDGE = 2_880

function shapeTo(picture: Sharp, shape: Shape): Sharp {
  if (shape === 'whole') return picture.resize(fit(960))
  const size =
    shape === 'square'
      ? ({ width: SQUARE_EDGE, height: SQUARE_EDGE, fit: 'cover', position: 'attention' } as const)
      : ({ width: PART_EDGE, height: PART_EDGE, fit: 'inside', withoutEnlargement: true } as const)
  return picture.resize(size)
}

const toRaw = async (picture: Sharp): Promise<Decoded> => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** Turns what is already upright, then cuts the part out. */
async function cutOut({ data, raw }: Decoded, { crop, of }: Part): Promise<Decoded> {
  const turned = crop.turns === 0 ? { data, raw } : await toRaw(sharp(data, { raw }).rotate(crop.turns * 90))
  const scale = turned.raw.width / (crop.turns % 2 === 1 ? of.height : of.width)
  // What is rounded up may not go over the edge.
  const place = (from: number, length: number, most: number): [from: number, length: number] => {
    const start = Math.min(most - 1, Math.round(from * scale))
    return [start, Math.max(1, Math.min(most - start, Math.round(length * scale)))]
  }
  const [left, width] = place(crop.left, crop.width, turned.raw.width)
  const [top, height] = place(crop.top, crop.height, turned.raw.height)
  return toRaw(sharp(turned.data, { raw: turned.raw }).extract({ left, top, width, height }).resize(fit(960)))
}

/** How libvips, its decoders and the checks in libheif say that the memory did not suffice. */
const MEMORY = /memory|security limit|out of range/i

/**
 * Decodes a picture, without anything but its pixels. The header is looked at first: what would take too much memory
 * is not begun.
 * @throws PictureRefused
 */
export async function decodePicture(source: Buffer, shape: Shape): Promise<Decoded> {
  try {
    await checkHeader(source)
    const picture = sharp(source, {
      limitInputPixels: MAX_PICTURE_PIXELS,
      failOn: 'error',
      sequentialRead: true,
    })
    const decoded = await toRaw(
      shapeTo(picture.autoOrient(), shape).flatten({ background: '#FFFFFF' }).toColourspace('srgb'),
    )
    return typeof shape === 'string' ? decoded : await cutOut(decoded, shape)
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    const isMemory = error instanceof Error && MEMORY.test(error.message)
    throw new PictureRefused(isMemory ? 'PICTURE_NOT_PROCESSED' : 'PICTURE_UNREADABLE')
  }
}
