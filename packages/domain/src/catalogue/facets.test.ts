import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BrowseFilter, CONDITIONS, LISTING_TYPES, parseBrowse } from './browse'
import { countFacets, type FacetSource } from './facets'

const row: fc.Arbitrary<FacetSource> = fc.tuple(
  fc.constantFrom('food', 'books'),
  fc.constantFrom(...CONDITIONS),
  fc.constantFrom(...LISTING_TYPES),
  fc.constantFrom('MY', 'JP'),
  fc.integer({ min: 0, max: 500 }),
  fc.integer({ min: 0, max: 2_000 }),
  fc.constantFrom(0 as const, 1 as const),
  fc.constantFrom(0 as const, 1 as const),
)

const choice = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const filter: fc.Arbitrary<BrowseFilter> = fc
  .record({
    category: choice('food', 'books'),
    condition: choice(...CONDITIONS),
    type: choice(...LISTING_TYPES),
    from: choice('MY', 'JP'),
    rating: choice('1', '4'),
    stock: choice('1'),
    offer: choice('1'),
    min: choice('3'),
    max: choice('12'),
  })
  .map((choices) => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(choices)) if (value) search.set(name, value)
    return parseBrowse(search).filter
  })

/** What a listing would show under a filter, said as plainly as can be. */
const countPlainly = (rows: readonly FacetSource[], wanted: BrowseFilter): number =>
  rows.filter(
    ([category, condition, listingType, shipsFrom, rating, price, inStock, onOffer]) =>
      [null, category].includes(wanted.category) &&
      [null, condition].includes(wanted.condition) &&
      [null, listingType].includes(wanted.listingType) &&
      [null, shipsFrom].includes(wanted.shipsFrom) &&
      rating >= (wanted.minRating ?? 0) * 100 &&
      price >= (wanted.minPrice ?? 0) &&
      price <= (wanted.maxPrice ?? Number.POSITIVE_INFINITY) &&
      inStock >= Number(wanted.inStock) &&
      onOffer >= Number(wanted.onOffer),
  ).length

it('says of each choice how many items choosing it would give', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), filter, (rows, chosen) => {
      const facets = countFacets(rows, chosen, 60)
      const count = (choices: Partial<BrowseFilter>) => countPlainly(rows, { ...chosen, ...choices })
      expect(facets.total).toBe(count({}))
      expect(facets.isCapped).toBe(rows.length === 60)
      for (const category of ['food', 'books'] as const)
        expect(facets.category[category] ?? 0).toBe(count({ category }))
      for (const condition of CONDITIONS) expect(facets.condition[condition] ?? 0).toBe(count({ condition }))
      for (const listingType of LISTING_TYPES)
        expect(facets.listingType[listingType] ?? 0).toBe(count({ listingType }))
      for (const shipsFrom of ['MY', 'JP'])
        expect(facets.shipsFrom[shipsFrom] ?? 0).toBe(count({ shipsFrom }))
      for (const minRating of [1, 2, 3, 4, 5])
        expect(facets.rating[minRating] ?? 0).toBe(count({ minRating }))
      expect(facets.inStock).toBe(count({ inStock: true }))
      expect(facets.onOffer).toBe(count({ onOffer: true }))
    }),
  )
})
