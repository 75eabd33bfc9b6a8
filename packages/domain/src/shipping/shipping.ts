import { type Sen, sen, ZERO } from '../kernel/money'
import { BY_APPOINTMENT, DIGITAL_DELIVERY, STANDARD_SHIPPING } from './methods'

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

/** The zones until other fees are set. */
export const SHIPPING_ZONES: readonly ShippingZone[] = [
  zone('Zone1', ['MY', 'SG', 'TH', 'ID', 'PH', 'VN'], 6, 1),
  zone('Zone2', ['JP', 'KR', 'IN'], 25, 3),
  zone('Zone3', ['GB', 'DE', 'FR', 'IT', 'ES'], 50, 5),
  zone('Zone4', ['US', 'CA', 'BR'], 70, 7),
  zone('Zone5', ['AF', 'EG', 'NG', 'ZA'], 100, 10),
  DEFAULT_ZONE,
]

/** Where a parcel goes, and the zones that its shipping is charged by. */
export interface ShipTo {
  /** Two letters. */
  country: string
  zones: readonly ShippingZone[]
}

/** A destination at the fees that hold until others are set. */
export const usualDestination = (country: string): ShipTo => ({ country, zones: SHIPPING_ZONES })

export const zoneOf = ({ country, zones }: ShipTo): ShippingZone =>
  zones.find(({ countries }) => countries.includes(country)) ??
  zones.find(({ name }) => name === DEFAULT_ZONE.name) ??
  DEFAULT_ZONE

/** The zones that somebody can be charged by: one without a country is that of all others, or was emptied and is none. */
export const shownZones = (zones: readonly ShippingZone[]): ShippingZone[] =>
  zones.filter(({ name, countries }) => countries.length > 0 || name === DEFAULT_ZONE.name)

/** Where a parcel is taken to go while no address says so. */
export const HOME_COUNTRY = 'MY'

/** Shipping of so many whole kilograms within a zone. */
export const zoneFee = ({ baseFee, perKgFee }: Pick<ShippingZone, 'baseFee' | 'perKgFee'>, kg: number): Sen =>
  sen(baseFee + perKgFee * kg)

/** Shipping of so many whole kilograms. */
export const shippingFee = (to: ShipTo, kg: number): Sen => zoneFee(zoneOf(to), kg)

/** No parcel to there costs less. */
export const lowestShippingFee = (to: ShipTo): Sen => shippingFee(to, 1)

export interface Dimensions {
  lengthCm: number
  widthCm: number
  heightCm: number
}

/** Where a service takes place: at the buyer's address, at the seller's, or nowhere in particular. */
export const SERVICE_PLACES = ['buyer', 'seller', 'remote'] as const
export type ServicePlace = (typeof SERVICE_PLACES)[number]

export interface ShippableLine {
  quantity: number
  isVirtual: boolean
  /** Of a service, which ships nothing; null or left out for goods. */
  servicePlace?: ServicePlace | null
  weightG: number
  dimensions: Dimensions | null
}

/**
 * The usual divisor of air couriers: 5000 cm³ count as one kilogram, so 5000 mm³ as one gram. Weights
 * are added up as whole mm³, because tenths of a gram would add up to a little more than a full kilogram.
 */
export const MM3_PER_GRAM = 5_000

/** mm³ a line is charged for: the greater of its weight and its volume. */
function chargeableMm3({ weightG, dimensions, quantity }: ShippableLine): number {
  const volume = dimensions
    ? Math.round(dimensions.lengthCm * dimensions.widthCm * dimensions.heightCm * 1_000)
    : 0
  return Math.max(weightG * MM3_PER_GRAM, volume) * quantity
}

/** Whole kilograms a parcel is charged for, at least 1; 0 when nothing physical is in it. */
export function chargeableKg(lines: readonly ShippableLine[]): number {
  const physical = lines.filter((line) => !line.isVirtual && !line.servicePlace && line.quantity > 0)
  if (physical.length === 0) return 0
  const mm3 = physical.reduce((sum, line) => sum + chargeableMm3(line), 0)
  return Math.max(1, Math.ceil(mm3 / (MM3_PER_GRAM * 1_000)))
}

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
 * Shipping of one parcel. A parcel of virtual goods only is free and goes by 'Digital Delivery', a service by appointment.
 * @param freeFrom the seller's own free-shipping threshold in sen of item money; null for none
 * @param method how the physical goods travel
 */
export function quoteParcelShipping(
  lines: readonly ShippableLine[],
  itemMoney: Sen,
  to: ShipTo,
  freeFrom: Sen | null,
  method: string = STANDARD_SHIPPING,
): ParcelShipping {
  const kg = chargeableKg(lines)
  if (kg === 0)
    return {
      method: lines.some(({ servicePlace }) => servicePlace) ? BY_APPOINTMENT : DIGITAL_DELIVERY,
      zone: null,
      chargeableKg: 0,
      baseFee: ZERO,
      perKgFee: ZERO,
      listFee: ZERO,
      fee: ZERO,
      isFreeBySeller: false,
    }
  const { name, baseFee, perKgFee } = zoneOf(to)
  const listFee = shippingFee(to, kg)
  const isFreeBySeller = freeFrom !== null && itemMoney >= freeFrom
  return {
    method,
    zone: name,
    chargeableKg: kg,
    baseFee,
    perKgFee,
    listFee,
    fee: isFreeBySeller ? ZERO : listFee,
    isFreeBySeller,
  }
}

/** What counts of an item for its shipping. */
export type ShippableGood = Omit<ShippableLine, 'quantity'>

/** Shipping of one piece in a parcel of its own: what an item's pages show. */
export const quotePieceShipping = (
  good: ShippableGood,
  price: Sen,
  to: ShipTo,
  freeFrom: Sen | null,
  method: string = STANDARD_SHIPPING,
): ParcelShipping => quoteParcelShipping([{ ...good, quantity: 1 }], price, to, freeFrom, method)

/**
 * The base shipping cost of an item whose seller sets none: one piece on its own to Malaysia. The cart adds it up per
 * piece, which is what checkout asks for one piece and, in Malaysia's zone, never less than it asks for more.
 */
export const defaultBaseShipping = (good: ShippableGood, zones: readonly ShippingZone[]): Sen =>
  quotePieceShipping(good, ZERO, { country: HOME_COUNTRY, zones }, null).fee
