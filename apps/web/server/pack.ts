import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What fits into the first packets of a connection arrives no sooner when it is packed. */
export const PACKED_FROM_BYTES = 4_096

export type Packing = 'br' | 'gzip'

/** How a page that is made for one reader is packed: for the time it takes, brotli's quickest way leaves the fewest bytes. */
export function packingFor(acceptEncoding: string | undefined): Packing | null {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', quality = ''] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return [name, quality === '' || Number(quality) > 0]
    }),
  )
  return accepted.get('br') ? 'br' : accepted.get('gzip') ? 'gzip' : null
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
