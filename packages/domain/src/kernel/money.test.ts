import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySen } from '../testing/helpers'
import {
  addSen,
  allocateSen,
  maxSen,
  minSen,
  multiplySen,
  parseRinggit,
  percentOf,
  sen,
  subtractSen,
  sumSen,
  toRinggit,
  ZERO,
} from './money'

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
const big = fc.integer({ min: 0, max: 9_000_000_000_000 }).map(sen)

describe('sen', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (value) => {
    expect(() => sen(value)).toThrow(RangeError)
  })

  it('knows no negative zero', () => {
    expect(Object.is(sen(-0), 0)).toBe(true)
    expect(Object.is(multiplySen(ZERO, -3), 0)).toBe(true)
  })

  it('adds, subtracts and compares', () => {
    expect(addSen(sen(1), sen(2), sen(3))).toBe(6)
    expect(subtractSen(sen(1), sen(3))).toBe(-2)
    expect(minSen(sen(1), sen(2))).toBe(1)
    expect(maxSen(sen(1), sen(2))).toBe(2)
    expect(sumSen([])).toBe(0)
  })

  it('multiplies by whole counts only', () => {
    expect(multiplySen(sen(1_999), 3)).toBe(5_997)
    expect(() => multiplySen(sen(1_000), 0.5)).toThrow(RangeError)
    expect(() => multiplySen(sen(2 ** 52), 3)).toThrow(RangeError)
  })
})

describe('percentOf', () => {
  it.each([
    [1_000, 9_200, 920],
    [25, 200, 1],
    [24, 200, 0],
    [1, 5_000, 1],
    [1, 4_999, 0],
    [12_345, 10_000, 12_345],
  ])('%s sen at %s bps is %s', (amount, bps, expected) => {
    expect(percentOf(sen(amount), bps)).toBe(expected)
  })

  it('is the nearest sen, halves upwards, exactly', () => {
    fc.assert(
      fc.property(big, fc.integer({ min: 0, max: 10_000 }), (amount, bps) => {
        const off = BigInt(percentOf(amount, bps)) * 10_000n - BigInt(amount) * BigInt(bps)
        expect(off > -5_000n && off <= 5_000n).toBe(true)
      }),
    )
  })

  it('never falls when the amount or the percentage rises', () => {
    const bps = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(anySen(), anySen(100), bps, bps, (amount, more, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        expect(percentOf(addSen(amount, more), high)).toBeGreaterThanOrEqual(percentOf(amount, low))
      }),
    )
  })

  it('refuses fractions of a basis point', () => {
    expect(() => percentOf(sen(100), 0.5)).toThrow(RangeError)
    expect(() => percentOf(sen(100), Number.NaN)).toThrow(RangeError)
  })
})

describe('allocateSen', () => {
  it('gives the odd sen to the largest remainders, and ties to the earlier weight', () => {
    expect(allocateSen(sen(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocateSen(sen(10), [1, 2, 4])).toEqual([1, 3, 6])
    expect(allocateSen(sen(1), [0, 5])).toEqual([0, 1])
  })

  it('splits equally when all weights are 0', () => {
    expect(allocateSen(sen(5), [0, 0])).toEqual([3, 2])
  })

  it('sums to the total, and no part is a whole sen away from its exact share', () => {
    fc.assert(
      fc.property(big, weights, (total, shares) => {
        const parts = allocateSen(total, shares)
        expect(sumSen(parts)).toBe(total)
        const sum = BigInt(shares.reduce((a, b) => a + b, 0))
        fc.pre(sum > 0n)
        parts.forEach((part, index) => {
          const off = BigInt(part) * sum - BigInt(total) * BigInt(shares[index] ?? 0)
          expect(off > -sum && off < sum).toBe(true)
        })
      }),
    )
  })

  it('gives nothing to a weight of 0 beside others, and never more than the weight when there is enough', () => {
    fc.assert(
      fc.property(weights, fc.nat({ max: 10_000 }), (shares, permyriad) => {
        const sum = shares.reduce((a, b) => a + b, 0)
        fc.pre(sum > 0)
        const parts = allocateSen(sen(Math.floor((sum * permyriad) / 10_000)), shares)
        parts.forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(shares[index] ?? 0)
        })
      }),
    )
  })

  it('gives a greater weight never less, and by another order at most one sen more or less', () => {
    fc.assert(
      fc.property(big, weights, (total, shares) => {
        const parts = allocateSen(total, shares)
        const back = allocateSen(total, [...shares].reverse()).reverse()
        const byWeight = shares.map((weight, index) => ({ weight, part: parts[index] ?? 0 }))
        byWeight.sort((a, b) => a.weight - b.weight || a.part - b.part)
        const given = byWeight.map(({ part }) => part)
        expect(given).toEqual([...given].sort((a, b) => a - b))
        parts.forEach((part, index) => {
          expect(Math.abs(part - (back[index] ?? 0))).toBeLessThanOrEqual(1)
        })
      }),
    )
  })

  it('refuses what cannot be split', () => {
    expect(allocateSen(ZERO, [])).toEqual([])
    expect(() => allocateSen(sen(1), [])).toThrow(RangeError)
    expect(() => allocateSen(sen(-1), [1])).toThrow(RangeError)
    expect(() => allocateSen(sen(1), [1, -1])).toThrow(RangeError)
    expect(() => allocateSen(sen(1), [0.5])).toThrow(RangeError)
  })
})

describe('ringgit', () => {
  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    ['12.05', 1_205],
    [' RM 1,250.00 ', 125_000],
    ['rm0.1', 10],
    ['1,234,567.89', 123_456_789],
  ])('reads "%s"', (text, expected) => {
    expect(parseRinggit(text)).toBe(expected)
  })

  it.each([
    '',
    'RM',
    '-1',
    '1.',
    '.5',
    '1.234',
    '12,50',
    '1,2,3',
    ',5',
    '1e3',
    'NaN',
    '１２',
    '9'.repeat(400),
  ])('does not read "%s"', (text) => {
    expect(parseRinggit(text)).toBeNull()
  })

  it('comes back as it went out', () => {
    fc.assert(
      fc.property(anySen(99_999_999_999), (amount) => {
        expect(parseRinggit(String(toRinggit(amount)))).toBe(amount)
      }),
    )
  })
})
