import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandsOf, HASH_EDGE, hashDistance, hashPicture, MAX_HASH_DISTANCE } from './picture-hash'

const hashes = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const write = (hash: bigint): string => hash.toString(16).padStart(16, '0')
const bandsFrom = (hash: bigint) => bandsOf(write(hash))
const flip = (hash: bigint, bits: readonly number[]): bigint =>
  bits.reduce((flipped, bit) => flipped ^ (1n << BigInt(bit)), hash)
const someBits = (most: number) =>
  fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: most, minLength: 0 })

/** A picture by what each of its pixels is, 0 to 255. */
const draw = (at: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: HASH_EDGE * HASH_EDGE }, (_pixel, n) =>
    at(n % HASH_EDGE, Math.floor(n / HASH_EDGE)),
  )

describe('the distance of two hashes', () => {
  it('is the number of bits in which they differ', () => {
    fc.assert(
      fc.property(hashes, someBits(64), (hash, bits) => {
        expect(hashDistance(bandsFrom(hash), bandsFrom(flip(hash, bits)))).toBe(bits.length)
      }),
    )
  })

  it('is the same both ways, and never longer than by way of a third', () => {
    fc.assert(
      fc.property(hashes, hashes, hashes, (a, b, c) => {
        const [one, other, third] = [bandsFrom(a), bandsFrom(b), bandsFrom(c)]
        expect(hashDistance(one, other)).toBe(hashDistance(other, one))
        expect(hashDistance(one, other)).toBeLessThanOrEqual(
          hashDistance(one, third) + hashDistance(third, other),
        )
      }),
    )
  })
})

describe('the bands of a hash', () => {
  it('are the whole hash', () => {
    fc.assert(
      fc.property(hashes, (hash) => {
        const text = bandsFrom(hash).map((band) => band.toString(16).padStart(4, '0'))
        expect(text.join('')).toBe(write(hash))
      }),
    )
  })

  it('have one in common with every hash that is near', () => {
    fc.assert(
      fc.property(hashes, someBits(MAX_HASH_DISTANCE), (hash, bits) => {
        const near = bandsFrom(flip(hash, bits))
        expect(bandsFrom(hash).some((band, at) => band === near[at])).toBe(true)
      }),
    )
  })
})

describe('the hash of a picture', () => {
  const cup = draw((x, y) => ((x - 12) ** 2 + (y - 20) ** 2 < 70 ? 40 : 230 - ((x * y) % 37)))

  it('is sixteen digits, the same for a copy that is darker, flatter or a little noisy', () => {
    expect(hashPicture(cup)).toMatch(/^[0-9a-f]{16}$/)
    const hash = bandsOf(hashPicture(cup))
    const copies = [
      cup.map((value) => value - 20),
      cup.map((value) => 40 + value * 0.7),
      cup.map((value, at) => value + (at % 3) - 1),
    ]
    for (const copy of copies)
      expect(hashDistance(hash, bandsOf(hashPicture(copy)))).toBeLessThanOrEqual(MAX_HASH_DISTANCE)
  })

  it('is far from that of another picture', () => {
    const box = draw((x, y) => (x > 4 && x < 28 && y > 6 && y < 18 ? 60 + 3 * x : 200 - y))
    const apart = hashDistance(bandsOf(hashPicture(cup)), bandsOf(hashPicture(box)))
    expect(apart).toBeGreaterThan(10)
  })

  it('is none for a plain ground, a gradient, or stripes: they look like all others', () => {
    expect(hashPicture(draw(() => 0))).toBe('')
    expect(hashPicture(draw(() => 255))).toBe('')
    expect(hashPicture(draw((x, y) => 120 + ((x + y) % 2)))).toBe('')
    expect(hashPicture(draw((x) => 4 * x))).toBe('')
    expect(hashPicture(draw((_x, y) => (y % 4 < 2 ? 20 : 240)))).toBe('')
  })

  it('is made of 32 by 32 pixels', () => {
    expect(() => hashPicture(new Uint8Array(10))).toThrow(RangeError)
  })
})
