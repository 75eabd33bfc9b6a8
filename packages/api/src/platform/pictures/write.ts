import { PICTURE_WIDTHS } from '@pasar/domain/platform/pictures'
import type { Sharp } from 'sharp'
import { type Encoding, hashOf, makeBlur, type OnAvifFailure, writeWidth } from './encode'

/** What a row about a picture has to remember. */
export interface StoredPicture {
  key: string
  /** pixels of the largest file */
  width: number
  height: number
  /** a tiny preview as a data URI, to be shown enlarged and blurred until the picture is there */
  blur: string
  /** how it looks, in 16 digits; empty for a picture that is like too many others */
  hash: string
}

/** Writes the files of a picture that is already upright and at most 960 px wide. `open` is called once per width. */
export async function writePicture(
  open: () => Sharp,
  size: { width: number; height: number },
  dir: string,
  key: string,
  encoding: Encoding,
  onAvifFailure?: OnAvifFailure,
): Promise<StoredPicture> {
  const [blur, hash] = await Promise.all([
    makeBlur(open()),
    hashOf(open()),
    ...PICTURE_WIDTHS.map((width) => writeWidth(open(), dir, key, width, encoding, onAvifFailure)),
  ])
  return { key, width: size.width, height: size.height, blur, hash }
}
