import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalCart } from '../cart/cart'
import { quoteOrder } from '../checkout/quote'
import { sen } from '../kernel/money'
import { anyDimensions, makeItem } from '../testing/helpers'
import { COUNTRY_CODES } from './places'
import {
  chargeableKg,
  defaultBaseShipping,
  lowestShippingFee,
  quoteParcelShipping,
  quotePieceShipping,
  SHIPPING_ZONES,
  type ShippableGood,
  type ShippableLine,
  shippingFee,
  usualDestination,
  zoneOf,
} from './shipping'

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
    for (const country of countries)
      expect(zoneOf(usualDestination(country))).toMatchObject({ name, baseFee, perKgFee })
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
    expect(
      quoteParcelShipping([makeLine({ weightG: 2_300 })], sen(1_000), usualDestination('JP'), null),
    ).toEqual({
      method: 'Standard',
      zone: 'Zone2',
      chargeableKg: 3,
      baseFee: 2_500,
      perKgFee: 300,
      listFee: 3_400,
      fee: 3_400,
      isFreeBySeller: false,
    })
    expect(quoteParcelShipping([makeLine()], sen(0), usualDestination('MY'), null).fee).toBe(700)
  })

  it('keeps the method the goods travel by', () => {
    expect(quoteParcelShipping([makeLine()], sen(0), usualDestination('MY'), null, 'Express').method).toBe(
      'Express',
    )
  })

  it('is free from the threshold of the seller on, not a sen before', () => {
    const at = (money: number) =>
      quoteParcelShipping([makeLine()], sen(money), usualDestination('MY'), sen(5_000))
    expect(at(4_999)).toMatchObject({ fee: 700, isFreeBySeller: false })
    expect(at(5_000)).toMatchObject({ fee: 0, listFee: 700, isFreeBySeller: true })
  })

  it('takes nothing for virtual goods, wherever they go', () => {
    const virtual = [makeLine({ isVirtual: true, weightG: 5_000 })]
    for (const country of ['MY', 'US', 'XX'])
      expect(quoteParcelShipping(virtual, sen(99), usualDestination(country), sen(0))).toMatchObject({
        method: 'Digital Delivery',
        zone: null,
        fee: 0,
        isFreeBySeller: false,
      })
  })
})

describe('what one piece costs', () => {
  const good = { isVirtual: false, weightG: 2_300, dimensions: null }

  it.each([
    ['a light thing', { ...good, weightG: 300 }, 700],
    ['a heavy one', { ...good, weightG: 7_400 }, 1_400],
    [
      'a large one by its volume',
      { ...good, dimensions: { lengthCm: 60, widthCm: 40, heightCm: 30 } },
      600 + 1_500,
    ],
    ['a download', { ...good, isVirtual: true }, 0],
  ])('is the base cost of an item by default: %s', (_, item, fee) => {
    expect(defaultBaseShipping(item, SHIPPING_ZONES)).toBe(fee)
  })

  it('is a parcel of one piece, with its country and the seller’s threshold', () => {
    expect(quotePieceShipping(good, sen(5_000), usualDestination('JP'), sen(5_001))).toEqual(
      quoteParcelShipping([{ ...good, quantity: 1 }], sen(5_000), usualDestination('JP'), sen(5_001)),
    )
    expect(quotePieceShipping(good, sen(5_000), usualDestination('JP'), sen(5_001)).fee).toBe(3_400)
    expect(quotePieceShipping(good, sen(5_000), usualDestination('JP'), sen(5_000), 'Express')).toMatchObject(
      {
        fee: 0,
        method: 'Express',
      },
    )
  })

  const anyGood = fc.record({
    isVirtual: fc.boolean(),
    weightG: fc.integer({ min: 0, max: 30_000 }),
    dimensions: fc.option(anyDimensions),
  })

  it('is at least the lowest fee, and the fee of its kilograms, wherever it goes', () => {
    expect(lowestShippingFee(usualDestination('MY'))).toBe(700)
    fc.assert(
      fc.property(anyGood, fc.constantFrom(...COUNTRY_CODES), (item, country) => {
        const { fee } = quotePieceShipping(item, sen(0), usualDestination(country), null)
        if (item.isVirtual) return void expect(fee).toBe(0)
        expect(fee).toBe(shippingFee(usualDestination(country), chargeableKg([{ ...item, quantity: 1 }])))
        expect(fee).toBeGreaterThanOrEqual(lowestShippingFee(usualDestination(country)))
      }),
    )
  })

  const anyCartLine = fc.record({
    good: anyGood,
    quantity: fc.integer({ min: 1, max: 20 }),
    seller: fc.constantFrom('s1', 's2', 's3'),
  })
  const cartOf = (lines: readonly { good: ShippableGood; quantity: number; seller: string }[]) =>
    lines.map(({ good: { isVirtual, ...item }, quantity, seller }, index) =>
      makeItem({
        ...item,
        variantId: `v${index}`,
        itemId: `i${index}`,
        seller,
        quantity,
        isVirtualGood: isVirtual,
        baseItemShippingCost: defaultBaseShipping({ ...item, isVirtual }, SHIPPING_ZONES),
      }),
    )
  const askAtCheckout = (items: ReturnType<typeof cartOf>, country: string): number =>
    quoteOrder({ items, ...usualDestination(country), coupons: [] }).shippingTotal

  it('is the same in the cart and at checkout, for one piece of each seller', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyCartLine, { maxLength: 3, selector: ({ seller }) => seller }),
        fc.constantFrom('MY', 'SG', 'VN'),
        (lines, country) => {
          const items = cartOf(lines.map((line) => ({ ...line, quantity: 1 })))
          expect(totalCart(items).shipping).toBe(askAtCheckout(items, country))
        },
      ),
    )
  })

  it('adds up in the cart to no less than checkout asks in Malaysia’s zone', () => {
    fc.assert(
      fc.property(
        fc.array(anyCartLine, { maxLength: 8 }),
        fc.constantFrom('MY', 'SG', 'VN'),
        (lines, country) => {
          const items = cartOf(lines)
          expect(totalCart(items).shipping).toBeGreaterThanOrEqual(askAtCheckout(items, country))
        },
      ),
    )
  })
})
