import type { ListingFacts } from '@pasar/db'
import {
  DomainError,
  defaultBaseShipping,
  type ListingInput,
  type ListingOptions,
  lowestPrice,
  type ShippingZone,
  ZERO,
} from '@pasar/domain'

const NO_OPTIONS = ['', ''] as const

/** The price of an item is the lowest of its variants. @throws DomainError VALIDATION at the price before */
export function factsOf(
  { weight, baseShipping, stock: _stock, sku: _sku, gtin: _gtin, ...given }: ListingInput,
  options: ListingOptions | null,
  zones: readonly ShippingZone[],
): ListingFacts {
  const good = { weightG: weight, dimensions: given.dimensions, isVirtual: given.isVirtual }
  const price = options ? lowestPrice(options.variants) : given.price
  if (given.originalPrice !== null && given.originalPrice <= price)
    throw new DomainError('VALIDATION', {}, { originalPrice: 'originalPrice' })
  const { servicePlace, isVirtual } = given
  const kinds = { options: options?.names ?? NO_OPTIONS, variants: options?.variants ?? [] }
  if (servicePlace !== null || isVirtual)
    return {
      ...given,
      price,
      weightG: 0,
      dimensions: null,
      baseShipping: ZERO,
      serviceArea: isVirtual ? '' : given.serviceArea,
      ...kinds,
    }
  return {
    ...given,
    serviceArea: '',
    price,
    weightG: weight,
    baseShipping: baseShipping ?? defaultBaseShipping(good, zones),
    ...kinds,
  }
}

/** What an item without options has instead: one variant, which is it. */
export const onlyVariant = (
  { price, stock, sku, gtin }: ListingInput,
  id: string | null,
  seen: number | null,
) => [{ id, values: NO_OPTIONS, price, stock, seen, sku, gtin, picture: '' }]
