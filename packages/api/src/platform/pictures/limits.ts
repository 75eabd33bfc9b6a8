import { MAX_PICTURE_PIXELS } from '@pasar/domain/platform/pictures'
import type { Metadata } from 'sharp'

/**
 * What decoding one picture may take, in bytes: with the server, its load and all copies of the file the whole stays
 * below 600 MB. The largest photos of common cameras fit as JPEG, PNG and WebP.
 */
export const DECODE_BYTES = 200_000_000

/**
 * All memory of its own that the process of a picture may have: what Node and libvips take before they see a picture
 * (40 MB), what decoding may take, and some for copies of the file and for encoding. The kernel enforces it, for files
 * whose header does not state what they need.
 */
export const PROCESS_BYTES = DECODE_BYTES + 100_000_000

/** What counts in the header of a picture. */
export type Header = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>

/**
 * Bytes that decoding takes for each pixel, as measured with libvips 8.18 (decision 26). 0 for what is decoded row by
 * row, or smaller at once.
 */
function bytesPerPixel({ format, channels = 4, depth, isProgressive, chromaSubsampling }: Header): number {
  const isDeep = depth !== 'uchar'
  // libheif has the whole picture as planes and as pixels, in several copies; a large file costs more than a flat one.
  if (format === 'heif') return isDeep ? 27 : 20
  // Coefficients of two bytes; of the colours a quarter where they are stored at half the resolution.
  if (format === 'jpeg' && isProgressive === true)
    return channels === 3 && chromaSubsampling === '4:2:0' ? 3 : channels * 2
  // The rows of an interlaced PNG come in seven passes.
  if (format === 'png' && isProgressive === true) return channels * (isDeep ? 2 : 1) * 1.2
  // Lossless ones, and the transparency of the others; the header does not say which it is.
  return format === 'webp' ? 4 : 0
}

/** Bytes that decoding a picture takes. */
export const decodedBytes = (header: Header): number => header.width * header.height * bytesPerPixel(header)

/** How many pixels a picture of this kind may have, in whole millions. */
export const maxMegapixels = (header: Header): number =>
  Math.floor(Math.min(MAX_PICTURE_PIXELS, DECODE_BYTES / bytesPerPixel(header)) / 1e6)

/**
 * How many pictures are decoded at once: one for each core but one, as far as they may take a quarter of the memory.
 * @param memory bytes of the machine, or of what the server is confined to
 */
export const countAtOnce = (cores: number, memory: number): number =>
  Math.max(1, Math.min(cores - 1, Math.floor(memory / 4 / PROCESS_BYTES)))
