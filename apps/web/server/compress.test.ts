import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress, negotiateEncoding } from './compress'

it('compresses as the browser takes it, with brotli where it may', () => {
  expect(negotiateEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(negotiateEncoding('gzip, deflate')).toBe('gzip')
  expect(negotiateEncoding('br;q=0, GZIP;q=0.5')).toBe('gzip')
  expect(negotiateEncoding('br ; q=0.1')).toBe('br')
  expect(negotiateEncoding('*')).toBe('br')
  expect(negotiateEncoding('br;q=0, *;q=0.1')).toBe('gzip')
  for (const none of [undefined, '', 'identity', 'gzip;q=0, br;q=0.0', 'identity, *;q=0', 'brotli, x-gzip2'])
    expect(negotiateEncoding(none)).toBeNull()
})

it('offers no more than there is', () => {
  expect(negotiateEncoding('gzip, br', ['gzip'])).toBe('gzip')
  for (const none of ['br', 'gzip;q=0, br', 'gzip; q = 0'])
    expect(negotiateEncoding(none, ['gzip']), none).toBeNull()
})

it('loses nothing, also of pages larger than its window', () => {
  const page = Buffer.from(Array.from({ length: 60_000 }, (_, index) => `<li>伟强 ${index}</li>`).join(''))
  expect(brotliDecompressSync(compress(page, 'br')).equals(page)).toBe(true)
  expect(gunzipSync(compress(page, 'gzip')).equals(page)).toBe(true)
})
