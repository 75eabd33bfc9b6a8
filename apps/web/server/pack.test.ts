import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pack, packingFor } from './pack'

it('packs as the browser takes it, with brotli where it may', () => {
  expect(packingFor('gzip, deflate, br, zstd')).toBe('br')
  expect(packingFor('gzip, deflate')).toBe('gzip')
  expect(packingFor('br;q=0, GZIP;q=0.5')).toBe('gzip')
  expect(packingFor('br ; q=0.1')).toBe('br')
  expect(packingFor('*')).toBe('br')
  expect(packingFor('br;q=0, *;q=0.1')).toBe('gzip')
  for (const none of [undefined, '', 'identity', 'gzip;q=0, br;q=0.0', 'identity, *;q=0', 'brotli, x-gzip2'])
    expect(packingFor(none)).toBeNull()
})

it('offers no more than there is', () => {
  expect(packingFor('gzip, br', ['gzip'])).toBe('gzip')
  for (const none of ['br', 'gzip;q=0, br', 'gzip; q = 0'])
    expect(packingFor(none, ['gzip']), none).toBeNull()
})

it('loses nothing, also of pages larger than its window', () => {
  const page = Buffer.from(Array.from({ length: 60_000 }, (_, index) => `<li>伟强 ${index}</li>`).join(''))
  expect(brotliDecompressSync(pack(page, 'br')).equals(page)).toBe(true)
  expect(gunzipSync(pack(page, 'gzip')).equals(page)).toBe(true)
})
