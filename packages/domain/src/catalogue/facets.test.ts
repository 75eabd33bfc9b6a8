import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BrowseFilter, parseBrowse } from './browse'
import { countFacets, type FacetSource } from './facet-counts'
import { CONDITIONS, FACET_PARAMS, type FacetParam, facetOf, LISTING_TYPES } from './facets'

/** Values that items have; a facet that is not here is on or off. */
const VALUES: Partial<Record<FacetParam, fc.Arbitrary<string | number>>> = {
  category: fc.constantFrom('food', 'books'),
  condition: fc.constantFrom(...CONDITIONS),
  type: fc.constantFrom(...LISTING_TYPES),
  from: fc.constantFrom('MY', 'JP'),
  rating: fc.integer({ min: 0, max: 500 }),
}
/** Values that are chosen. */
const CHOICES: Partial<Record<FacetParam, readonly string[]>> = {
  category: ['food', 'books'],
  condition: CONDITIONS,
  type: LISTING_TYPES,
  from: ['MY', 'JP'],
  rating: ['1', '2', '3', '4', '5'],
}
const choicesOf = (param: FacetParam): readonly string[] => CHOICES[param] ?? ['1']

const row: fc.Arbitrary<FacetSource> = fc.tuple(
  ...FACET_PARAMS.map((param) => VALUES[param] ?? fc.constantFrom(0, 1)),
  fc.integer({ min: 0, max: 2_000 }),
)
const price = fc.option(fc.constantFrom('3', '12'), { nil: '' })
const filter: fc.Arbitrary<BrowseFilter> = fc
  .record({
    chosen: fc.tuple(
      ...FACET_PARAMS.map((param) => fc.option(fc.constantFrom(...choicesOf(param)), { nil: '' })),
    ),
    min: price,
    max: price,
  })
  .map(({ chosen, min, max }) => {
    const search = new URLSearchParams({ min, max })
    FACET_PARAMS.forEach((param, index) => void search.set(param, chosen[index] ?? ''))
    return parseBrowse(search).filter
  })

/** What a listing would show under a filter, said as plainly as can be. */
const countPlainly = (rows: readonly FacetSource[], { facets, minPrice, maxPrice }: BrowseFilter): number =>
  rows.filter((own) => {
    const cost = Number(own.at(-1))
    if (cost < (minPrice ?? 0) || cost > (maxPrice ?? Number.POSITIVE_INFINITY)) return false
    return FACET_PARAMS.every((param, index) => {
      const value = facets[param]
      if (value === undefined) return true
      return facetOf(param).kind === 'atLeast'
        ? Number(own[index]) >= Number(value) * 100
        : String(own[index]) === value
    })
  }).length

it('says of each choice how many items choosing it would give', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), filter, (rows, chosen) => {
      const facets = countFacets(rows, chosen, 60)
      expect(facets.total).toBe(countPlainly(rows, chosen))
      expect(facets.isCapped).toBe(rows.length === 60)
      for (const param of FACET_PARAMS)
        for (const value of choicesOf(param)) {
          const count = countPlainly(rows, { ...chosen, facets: { ...chosen.facets, [param]: value } })
          expect([param, value, facets.counts[param][value] ?? 0]).toEqual([param, value, count])
        }
    }),
  )
})
