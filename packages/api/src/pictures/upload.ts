import { DomainError, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@pasar/domain'
import sharp, { type Sharp } from 'sharp'
import { makeTurns } from '../turns'

/** A large picture takes 160 MB while it is decoded: the others wait for their turn. */
const inTurn = makeTurns(2, 20)

/** How files of these kinds begin. The name and type a browser tells are not looked at. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12)),
]

/**
 * Decodes a picture someone sent, upright and without anything but its pixels, and hands it to `work`.
 * @throws DomainError PICTURE_MISSING, PICTURE_TOO_HEAVY, PICTURE_KIND, PICTURE_TOO_MANY_PIXELS,
 *   PICTURE_UNREADABLE, BUSY
 */
export async function decodeUpload<T>(source: Buffer, work: (picture: Sharp) => Promise<T>): Promise<T> {
  if (source.length === 0) throw new DomainError('PICTURE_MISSING')
  if (source.length > MAX_PICTURE_BYTES) throw new DomainError('PICTURE_TOO_HEAVY')
  // Looked at before any decoder is: what is no picture reaches none.
  if (!SIGNATURES.some((isOfKind) => isOfKind(source))) throw new DomainError('PICTURE_KIND')
  return inTurn(async () => {
    try {
      const { width, height } = await sharp(source, { limitInputPixels: false }).metadata()
      if (width * height > MAX_PICTURE_PIXELS) throw new DomainError('PICTURE_TOO_MANY_PIXELS')
      return await work(sharp(source, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' }).autoOrient())
    } catch (error) {
      if (error instanceof DomainError) throw error
      throw new DomainError('PICTURE_UNREADABLE')
    }
  })
}
