import type { Sen } from '../kernel/money'
import { chargeableKg, type Dimensions, SHIPPING_ZONES, type ZoneName, zoneFee } from './shipping'

/** The measures of a parcel as a form has them: grams and centimetres. */
export interface TypedParcel {
  weight: string
  length: string
  width: string
  height: string
}

export interface ZonePrices {
  /** What one piece is charged for. */
  kg: number
  /** Its size counts, and not its weight. */
  isBySize: boolean
  prices: { zone: ZoneName; fee: Sen }[]
}

const wholeOf = (typed: string): number => (/^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : 0)

function dimensionsOf({ length, width, height }: TypedParcel): Dimensions | null {
  const [lengthCm, widthCm, heightCm] = [wholeOf(length), wholeOf(width), wholeOf(height)]
  return lengthCm > 0 && widthCm > 0 && heightCm > 0 ? { lengthCm, widthCm, heightCm } : null
}

/** What buyers in each zone pay for one piece on its own, before any free shipping; null as long as no weight is typed. */
export function zonePrices(typed: TypedParcel): ZonePrices | null {
  const weightG = wholeOf(typed.weight)
  if (weightG === 0) return null
  const good = { quantity: 1, isVirtual: false, weightG }
  const kg = chargeableKg([{ ...good, dimensions: dimensionsOf(typed) }])
  return {
    kg,
    isBySize: kg > chargeableKg([{ ...good, dimensions: null }]),
    prices: SHIPPING_ZONES.map((zone) => ({ zone: zone.name, fee: zoneFee(zone, kg) })),
  }
}
