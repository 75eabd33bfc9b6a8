import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Response } from 'express'

/** Shorter answers fit into the first packets of a connection, where compressing them saves no time. */
export const COMPRESS_FROM_BYTES = 4_096

export type ContentEncoding = 'br' | 'gzip'

/** The server's order: for the time it takes, brotli's quickest way leaves the fewest bytes. */
const ENCODINGS: readonly ContentEncoding[] = ['br', 'gzip']

/**
 * Chooses the `Content-Encoding` of an answer; null for none. An encoding that is refused with `q=0` is not sent, and
 * `*` matches what is not named (RFC 9110, 12.5.3).
 * @param offered what the answer is there in, the preferred one first
 */
export function negotiateEncoding(
  acceptEncoding: string | undefined,
  offered: readonly ContentEncoding[] = ENCODINGS,
): ContentEncoding | null {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', quality = '1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q\s*=\s*/)
      return [name, Number(quality) > 0]
    }),
  )
  return offered.find((encoding) => accepted.get(encoding) ?? accepted.get('*')) ?? null
}

/** A window as large as pages are: with its default one brotli takes 4 MB of memory for each page. */
const WINDOW_BITS = 18

/** Synchronous: handing a page to another thread takes longer than compressing it. */
export function compress(page: Buffer, encoding: ContentEncoding): Buffer {
  if (encoding === 'gzip') return gzipSync(page, { level: 3 })
  return brotliCompressSync(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 1,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
    },
  })
}

/** A text as it is sent for this `Accept-Encoding` header, with the encoding that was chosen. */
export function compressFor(
  acceptEncoding: string | undefined,
  text: Buffer,
): { sent: Buffer; encoding: ContentEncoding | null } {
  const encoding = text.length < COMPRESS_FROM_BYTES ? null : negotiateEncoding(acceptEncoding)
  return { sent: encoding === null ? text : compress(text, encoding), encoding }
}

/** As `compressFor`, and sets the headers of the answer. */
export function compressAnswer(response: Response, acceptEncoding: string | undefined, text: Buffer): Buffer {
  response.vary('Accept-Encoding')
  const { sent, encoding } = compressFor(acceptEncoding, text)
  if (encoding !== null) response.setHeader('Content-Encoding', encoding)
  return sent
}
