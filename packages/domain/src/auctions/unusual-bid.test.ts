import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { isUnusualBid } from './unusual-bid'

describe('a maximum far above the price', () => {
  it.each([
    [12_000, 1_200, null, false],
    [12_001, 1_200, null, true],
    // Many times a low price is still little money.
    [10_500, 500, null, false],
    [10_501, 500, null, true],
    // Whoever has stated as much before knows what it means.
    [12_001, 1_200, 12_000, false],
    [200_000, 1_200, 15_000, true],
    [50_000_000, 6_000_000, null, false],
  ])('%i at %i, after one of %s: %s', (maximum, price, own, expected) => {
    expect(isUnusualBid(sen(maximum), sen(price), own === null ? null : sen(own))).toBe(expected)
  })
})
