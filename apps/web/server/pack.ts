import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Response } from 'express'

/** What fits into the first packets of a connection arrives no sooner when it is packed. */
export const PACKED_FROM_BYTES = 4_096

export type Packing = 'br' | 'gzip'

/** The server's order: for the time it takes, brotli's quickest way leaves the fewest bytes. */
const PACKINGS: readonly Packing[] = ['br', 'gzip']

/**
 * How an answer is packed for who asks for it; null where it goes as it is. What is refused with `q=0` is not sent, and
 * `*` matches what is not named (RFC 9110, 12.5.3).
 * @param offered what the answer is there in, the preferred one first
 */
export function packingFor(
  acceptEncoding: string | undefined,
  offered: readonly Packing[] = PACKINGS,
): Packing | null {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', quality = '1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q\s*=\s*/)
      return [name, Number(quality) > 0]
    }),
  )
  return offered.find((packing) => accepted.get(packing) ?? accepted.get('*')) ?? null
}

/** A window no larger than pages are: brotli's usual one takes 4 MB for each page that is packed. */
const WINDOW_BITS = 18

/** At once, on the thread of the one who asks: handing so little to another thread takes longer. */
export function pack(page: Buffer, packing: Packing): Buffer {
  if (packing === 'gzip') return gzipSync(page, { level: 3 })
  return brotliCompressSync(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 1,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
    },
  })
}

/** What is sent of a text to who asks for it, and how it is packed. */
export function packFor(
  acceptEncoding: string | undefined,
  text: Buffer,
): { sent: Buffer; packing: Packing | null } {
  const packing = text.length < PACKED_FROM_BYTES ? null : packingFor(acceptEncoding)
  return { sent: packing === null ? text : pack(text, packing), packing }
}

/** The same with the headers that say so. */
export function packAnswer(response: Response, acceptEncoding: string | undefined, text: Buffer): Buffer {
  response.vary('Accept-Encoding')
  const { sent, packing } = packFor(acceptEncoding, text)
  if (packing !== null) response.setHeader('Content-Encoding', packing)
  return sent
}
