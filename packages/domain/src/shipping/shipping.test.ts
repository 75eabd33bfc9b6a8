import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { anyDimensions } from '../testing/helpers'
import { COUNTRY_CODES } from './places'
import { chargeableKg, quoteParcelShipping, SHIPPING_ZONES, type ShippableLine, zoneOf } from './shipping'

const makeLine = (over: Partial<ShippableLine> = {}): ShippableLine => ({
  quantity: 1,
  isVirtual: false,
  weightG: 300,
  dimensions: null,
  ...over,
})

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 50 }),
  isVirtual: fc.boolean(),
  weightG: fc.integer({ min: 0, max: 30_000 }),
  dimensions: fc.option(anyDimensions),
})

describe('zones', () => {
  it.each([
    ['Zone1', ['MY', 'SG', 'TH', 'ID', 'PH', 'VN'], 600, 100],
    ['Zone2', ['JP', 'KR', 'IN'], 2_500, 300],
    ['Zone3', ['GB', 'DE', 'FR', 'IT', 'ES'], 5_000, 500],
    ['Zone4', ['US', 'CA', 'BR'], 7_000, 700],
    ['Zone5', ['AF', 'EG', 'NG', 'ZA'], 10_000, 1_000],
    ['Default', ['AU', 'CN', 'BN', 'XX', ''], 12_000, 1_200],
  ])('%s', (name, countries, baseFee, perKgFee) => {
    for (const country of countries) expect(zoneOf(country)).toMatchObject({ name, baseFee, perKgFee })
  })

  it('names only countries that exist, each once', () => {
    const named = SHIPPING_ZONES.flatMap((zone) => zone.countries)
    expect(named).toHaveLength(21)
    expect(new Set(named).size).toBe(named.length)
    expect(COUNTRY_CODES).toEqual(expect.arrayContaining(named))
  })
})

describe('chargeableKg', () => {
  it.each([
    ['an unknown weight', [makeLine({ weightG: 0 })], 1],
    ['exactly a kilogram', [makeLine({ weightG: 1_000 })], 1],
    ['a gram more', [makeLine({ weightG: 1_001 })], 2],
    ['lines together', [makeLine({ weightG: 600 }), makeLine({ weightG: 300, quantity: 2 })], 2],
    ['a light box of 12,000 cm³', [makeLine({ dimensions: { lengthCm: 40, widthCm: 30, heightCm: 10 } })], 3],
    [
      'a heavy small thing',
      [makeLine({ weightG: 4_200, dimensions: { lengthCm: 10, widthCm: 10, heightCm: 10 } })],
      5,
    ],
    [
      'weight and volume per line, not of the whole',
      [
        makeLine({ weightG: 2_000 }),
        makeLine({ weightG: 0, dimensions: { lengthCm: 25, widthCm: 20, heightCm: 10 } }),
      ],
      3,
    ],
    ['virtual goods beside', [makeLine(), makeLine({ isVirtual: true, weightG: 9_000 })], 1],
    ['virtual goods only', [makeLine({ isVirtual: true })], 0],
    ['nothing', [], 0],
  ])('%s', (_, lines, kg) => {
    expect(chargeableKg(lines)).toBe(kg)
  })

  it('charges no kilogram for what floating point adds to a full one', () => {
    const box = (lengthCm: number, widthCm: number, quantity: number) =>
      makeLine({ weightG: 0, quantity, dimensions: { lengthCm, widthCm, heightCm: 1 } })
    expect(chargeableKg([box(67, 13, 4), box(71, 41, 3), box(33, 11, 3), box(77, 22, 1)])).toBe(3)
    const tenths = makeLine({ quantity: 3, dimensions: { lengthCm: 30, widthCm: 16.1, heightCm: 25 } })
    expect(chargeableKg([tenths, makeLine({ weightG: 755 })])).toBe(8)
  })

  it('is whole, at least 1 with something physical, and covers the weight by less than a kilogram', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        const physical = lines.filter((line) => !line.isVirtual)
        const kg = chargeableKg(lines)
        expect(Number.isInteger(kg)).toBe(true)
        if (physical.length === 0) {
          expect(kg).toBe(0)
          return
        }
        const grams = physical.reduce((sum, { weightG, quantity }) => sum + weightG * quantity, 0)
        expect(kg).toBeGreaterThanOrEqual(1)
        expect(kg * 1_000).toBeGreaterThanOrEqual(grams)
        if (physical.every((line) => line.dimensions === null))
          expect(kg * 1_000 - grams).toBeLessThanOrEqual(grams === 0 ? 1_000 : 999)
      }),
    )
  })

  it('never falls when something is added or grows heavier, and the order does not matter', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        anyLine,
        fc.nat(5_000),
        (lines, extra, more) => {
          const kg = chargeableKg(lines)
          expect(chargeableKg([...lines, extra])).toBeGreaterThanOrEqual(kg)
          const heavier = lines.map((line) => ({ ...line, weightG: line.weightG + more }))
          expect(chargeableKg(heavier)).toBeGreaterThanOrEqual(kg)
          expect(chargeableKg([...lines].reverse())).toBe(kg)
        },
      ),
    )
  })
})

describe('quoteParcelShipping', () => {
  it('shows how the fee came about', () => {
    expect(quoteParcelShipping([makeLine({ weightG: 2_300 })], sen(1_000), 'JP', null)).toEqual({
      method: 'Standard',
      zone: 'Zone2',
      chargeableKg: 3,
      baseFee: 2_500,
      perKgFee: 300,
      listFee: 3_400,
      fee: 3_400,
      isFreeBySeller: false,
    })
    expect(quoteParcelShipping([makeLine()], sen(0), 'MY', null).fee).toBe(700)
  })

  it('keeps the method the goods travel by', () => {
    expect(quoteParcelShipping([makeLine()], sen(0), 'MY', null, 'Express').method).toBe('Express')
  })

  it('is free from the threshold of the seller on, not a sen before', () => {
    const at = (money: number) => quoteParcelShipping([makeLine()], sen(money), 'MY', sen(5_000))
    expect(at(4_999)).toMatchObject({ fee: 700, isFreeBySeller: false })
    expect(at(5_000)).toMatchObject({ fee: 0, listFee: 700, isFreeBySeller: true })
  })

  it('takes nothing for virtual goods, wherever they go', () => {
    const virtual = [makeLine({ isVirtual: true, weightG: 5_000 })]
    for (const country of ['MY', 'US', 'XX'])
      expect(quoteParcelShipping(virtual, sen(99), country, sen(0))).toMatchObject({
        method: 'Digital Delivery',
        zone: null,
        fee: 0,
        isFreeBySeller: false,
      })
  })
})
