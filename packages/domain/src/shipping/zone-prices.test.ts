import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ZERO } from '../kernel/money'
import { quotePieceShipping, SHIPPING_ZONES, usualDestination } from './shipping'
import { zonePrices as priceZones, type TypedParcel } from './zone-prices'

const ZONES = SHIPPING_ZONES.map((zone) => ({ ...zone, countries: zone.countries.join(', ') }))
const zonePrices = (parcel: TypedParcel) => priceZones(parcel, ZONES)
const typed = (weight: string, sides = ['', '', '']) => {
  const [length = '', width = '', height = ''] = sides
  return { weight, length, width, height }
}

it('says nothing until there is a weight', () => {
  for (const weight of ['', ' ', '0', '1.5', '-3', 'x', '9999999'])
    expect(zonePrices(typed(weight))).toBeNull()
})

it('counts a size only when all of it is there', () => {
  const zones = (sides: string[]) => zonePrices(typed('600', sides))
  expect(zones(['60', '40', ''])).toMatchObject({ kg: 1, isBySize: false })
  expect(zones(['60', '40', '30'])).toMatchObject({ kg: 15, isBySize: true })
  expect(zones(['10', '10', '10'])).toMatchObject({ kg: 1, isBySize: false })
})

it('names for each zone what its buyers are asked for', () => {
  const side = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.option(fc.tuple(side, side, side)),
      (weightG, sides) => {
        const shown = zonePrices(typed(String(weightG), sides?.map(String)))
        const dimensions = sides && { lengthCm: sides[0], widthCm: sides[1], heightCm: sides[2] }
        for (const { name, countries } of SHIPPING_ZONES) {
          const asked = quotePieceShipping(
            { isVirtual: false, weightG, dimensions },
            ZERO,
            usualDestination(countries[0] ?? 'AQ'),
            null,
          )
          expect(shown?.prices.find((zone) => zone.name === name)?.fee).toBe(asked.fee)
          expect(shown?.kg).toBe(asked.chargeableKg)
        }
      },
    ),
  )
})
