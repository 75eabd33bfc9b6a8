import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { anySen } from '../testing/helpers'
import { DEFAULT_RATES, splitParcel } from './fees'

const split = (itemMoney: number, shipping: number, isRecruited: boolean) =>
  splitParcel({ itemMoney: sen(itemMoney), shipping: sen(shipping) }, DEFAULT_RATES, isRecruited)

describe('splitParcel', () => {
  it.each([
    ['92 % and all of the shipping to the seller', 10_000, 700, false, [9_900, 800, 0]],
    ['a quarter of the fee to the reseller', 10_000, 700, true, [9_900, 600, 200]],
    ['rounded half up, the rest to the platform', 25, 0, true, [23, 1, 1]],
    ['no commission out of a fee that rounds to nothing', 6, 0, true, [6, 0, 0]],
    ['shipping only', 0, 700, true, [700, 0, 0]],
    ['nothing', 0, 0, true, [0, 0, 0]],
  ])('%s', (_, itemMoney, shipping, isRecruited, [seller, platform, reseller]) => {
    expect(split(itemMoney, shipping, isRecruited)).toEqual({ seller, platform, reseller })
  })

  it('sums to the whole, leaves nobody below 0 and charges no fee on shipping', () => {
    const rates = fc.record({
      sellerBps: fc.integer({ min: 0, max: 10_000 }),
      resellerBps: fc.integer({ min: 0, max: 10_000 }),
    })
    fc.assert(
      fc.property(anySen(), anySen(), rates, fc.boolean(), (itemMoney, shipping, frozen, isRecruited) => {
        const parts = splitParcel({ itemMoney, shipping }, frozen, isRecruited)
        expect(parts.seller + parts.platform + parts.reseller).toBe(itemMoney + shipping)
        expect(Math.min(parts.platform, parts.reseller)).toBeGreaterThanOrEqual(0)
        expect(parts.seller).toBeGreaterThanOrEqual(shipping)
        if (!isRecruited) expect(parts.reseller).toBe(0)
      }),
    )
  })

  it('takes the commission out of the fee: the seller gets the same, and it never exceeds the fee', () => {
    fc.assert(
      fc.property(anySen(), anySen(), (itemMoney, shipping) => {
        const alone = split(itemMoney, shipping, false)
        const recruited = split(itemMoney, shipping, true)
        expect(recruited.seller).toBe(alone.seller)
        expect(recruited.reseller).toBeLessThanOrEqual(alone.platform)
        expect(Math.abs(alone.seller - shipping - itemMoney * 0.92)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
