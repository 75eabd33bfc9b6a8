import { type Sen, sen, ZERO } from './money'

export type ZoneName = 'Zone1' | 'Zone2' | 'Zone3' | 'Zone4' | 'Zone5' | 'Default'

export interface ShippingZone {
  name: ZoneName
  /** Two-letter country codes; empty for the zone of all others. */
  countries: readonly string[]
  baseFee: Sen
  perKgFee: Sen
}

const zone = (
  name: ZoneName,
  countries: readonly string[],
  baseRm: number,
  perKgRm: number,
): ShippingZone => ({
  name,
  countries,
  baseFee: sen(baseRm * 100),
  perKgFee: sen(perKgRm * 100),
})

const DEFAULT_ZONE = zone('Default', [], 120, 12)

export const SHIPPING_ZONES: readonly ShippingZone[] = [
  zone('Zone1', ['MY', 'SG', 'TH', 'ID', 'PH', 'VN'], 6, 1),
  zone('Zone2', ['JP', 'KR', 'IN'], 25, 3),
  zone('Zone3', ['GB', 'DE', 'FR', 'IT', 'ES'], 50, 5),
  zone('Zone4', ['US', 'CA', 'BR'], 70, 7),
  zone('Zone5', ['AF', 'EG', 'NG', 'ZA'], 100, 10),
  DEFAULT_ZONE,
]

export const zoneOf = (country: string): ShippingZone =>
  SHIPPING_ZONES.find((candidate) => candidate.countries.includes(country)) ?? DEFAULT_ZONE

export interface Dimensions {
  lengthCm: number
  widthCm: number
  heightCm: number
}

export interface ShippableLine {
  quantity: number
  isVirtual: boolean
  weightG: number
  dimensions: Dimensions | null
}

/** cm³ that count as one kilogram: the usual divisor of air couriers (L × W × H / 5000). */
const VOLUMETRIC_DIVISOR = 5_000

/** Grams a line is charged for: the greater of its weight and its volume. */
function chargeableGrams(line: ShippableLine): number {
  if (line.isVirtual) return 0
  const volume = line.dimensions
    ? (line.dimensions.lengthCm * line.dimensions.widthCm * line.dimensions.heightCm * 1_000) /
      VOLUMETRIC_DIVISOR
    : 0
  return Math.max(line.weightG, volume) * line.quantity
}

/** Whole kilograms a parcel is charged for, at least 1; 0 when nothing physical is in it. */
export function chargeableKg(lines: readonly ShippableLine[]): number {
  const physical = lines.filter((line) => !line.isVirtual && line.quantity > 0)
  if (physical.length === 0) return 0
  const grams = physical.reduce((sum, line) => sum + chargeableGrams(line), 0)
  return Math.max(1, Math.ceil(grams / 1_000))
}

export const DIGITAL_DELIVERY = 'Digital Delivery'
export const STANDARD_SHIPPING = 'Standard'

export interface ParcelShipping {
  method: string
  zone: ZoneName | null
  chargeableKg: number
  baseFee: Sen
  perKgFee: Sen
  /** What the destination and weight cost: baseFee + perKgFee × kg. */
  listFee: Sen
  /** What is charged: listFee, or 0 when the seller ships free from this spend on. */
  fee: Sen
  isFreeBySeller: boolean
}

/**
 * Shipping of one parcel. A parcel of virtual goods only is free and goes by 'Digital Delivery'.
 * @param freeFrom the seller's own free-shipping threshold in sen of item money; null for none
 */
export function quoteParcelShipping(
  lines: readonly ShippableLine[],
  itemMoney: Sen,
  country: string,
  freeFrom: Sen | null,
): ParcelShipping {
  const kg = chargeableKg(lines)
  if (kg === 0)
    return {
      method: DIGITAL_DELIVERY,
      zone: null,
      chargeableKg: 0,
      baseFee: ZERO,
      perKgFee: ZERO,
      listFee: ZERO,
      fee: ZERO,
      isFreeBySeller: false,
    }
  const { name, baseFee, perKgFee } = zoneOf(country)
  const listFee = sen(baseFee + perKgFee * kg)
  const isFreeBySeller = freeFrom !== null && itemMoney >= freeFrom
  return {
    method: STANDARD_SHIPPING,
    zone: name,
    chargeableKg: kg,
    baseFee,
    perKgFee,
    listFee,
    fee: isFreeBySeller ? ZERO : listFee,
    isFreeBySeller,
  }
}
