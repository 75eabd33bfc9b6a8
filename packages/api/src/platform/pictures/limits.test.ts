import { describe, expect, it } from 'vitest'
import { countAtOnce, DECODE_BYTES, decodedBytes, type Header, maxMegapixels, PROCESS_BYTES } from './limits'

const make = (header: Partial<Header>): Header => ({
  format: 'jpeg',
  width: 8_000,
  height: 5_000,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  ...header,
})

describe('what decoding takes', () => {
  it.each<[string, Partial<Header>, number]>([
    ['a JPEG that shrinks as it is loaded', {}, 0],
    ['a PNG that comes row by row', { format: 'png', channels: 4, depth: 'ushort' }, 0],
    ['a WebP', { format: 'webp' }, 160e6],
    ['a progressive JPEG', { isProgressive: true, chromaSubsampling: '4:2:0' }, 120e6],
    ['one with all its colours', { isProgressive: true, chromaSubsampling: '4:4:4' }, 240e6],
    ['an interlaced PNG', { format: 'png', isProgressive: true }, 144e6],
    ['an AVIF', { format: 'heif' }, 800e6],
    ['an AVIF of more than 8 bits', { format: 'heif', depth: 'ushort' }, 1_080e6],
  ])('of %s is counted from its header', (_what, header, bytes) => {
    expect(decodedBytes(make(header))).toBeCloseTo(bytes, -3)
  })

  it('lets in photos of 12 megapixels of any kind but AVIF, and ordinary JPEGs of 40', () => {
    const photo = { width: 4_032, height: 3_024 }
    const kinds = [
      { format: 'webp' },
      { format: 'png', isProgressive: true, channels: 4, depth: 'ushort' },
      { isProgressive: true, channels: 4 },
    ] as const
    for (const kind of kinds) expect(decodedBytes(make({ ...photo, ...kind }))).toBeLessThan(DECODE_BYTES)
    const progressive = make({ isProgressive: true, chromaSubsampling: '4:2:0' })
    expect(decodedBytes(progressive)).toBeLessThanOrEqual(DECODE_BYTES)
    expect(maxMegapixels(make({ ...photo, format: 'heif' }))).toBe(10)
  })

  it('gives a limit that what is within it keeps', () => {
    for (const depth of ['uchar', 'ushort'] as const)
      for (const format of ['heif', 'jpeg', 'png', 'webp'] as const)
        for (const channels of [1, 3, 4] as const) {
          const header = make({ format, depth, channels, isProgressive: true, height: 1_000 })
          const megapixels = maxMegapixels(header)
          expect(megapixels).toBeGreaterThan(6)
          expect(decodedBytes({ ...header, width: megapixels * 1_000 })).toBeLessThanOrEqual(DECODE_BYTES)
        }
  })
})

it('so many are decoded at once as there are cores but one, in a quarter of the memory', () => {
  expect(countAtOnce(1, 1e9)).toBe(1)
  expect(countAtOnce(2, 64e9)).toBe(1)
  expect(countAtOnce(4, 64e9)).toBe(3)
  expect(countAtOnce(64, 16e9)).toBe(Math.floor(4e9 / PROCESS_BYTES))
})
