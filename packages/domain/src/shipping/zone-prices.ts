import type { Sen } from '../kernel/money'
import { chargeableKg, type Dimensions, type ShippingZone, zoneFee } from './shipping'

/** The measures of a parcel as a form has them: grams and centimetres. */
export interface TypedParcel {
  weight: string
  length: string
  width: string
  height: string
}

/** What a zone costs, and how a form names it. */
export type PricedZone = Omit<ShippingZone, 'countries'> & { countries: string }

export interface ZonePrices {
  /** What one piece is charged for. */
  kg: number
  /** Its size counts, and not its weight. */
  isBySize: boolean
  prices: (PricedZone & { fee: Sen })[]
}

const wholeOf = (typed: string): number => (/^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : 0)

function dimensionsOf({ length, width, height }: TypedParcel): Dimensions | null {
  const [lengthCm, widthCm, heightCm] = [wholeOf(length), wholeOf(width), wholeOf(height)]
  return lengthCm > 0 && widthCm > 0 && heightCm > 0 ? { lengthCm, widthCm, heightCm } : null
}

/** What buyers in each zone pay for one piece on its own, before any free shipping; null as long as no weight is typed. */
export function zonePrices(typed: TypedParcel, zones: readonly PricedZone[]): ZonePrices | null {
  const weightG = wholeOf(typed.weight)
  if (weightG === 0) return null
  const good = { quantity: 1, isVirtual: false, weightG }
  const kg = chargeableKg([{ ...good, dimensions: dimensionsOf(typed) }])
  return {
    kg,
    isBySize: kg > chargeableKg([{ ...good, dimensions: null }]),
    prices: zones.map((zone) => ({ ...zone, fee: zoneFee(zone, kg) })),
  }
}
