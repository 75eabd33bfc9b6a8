import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packChoices } from './attribute-values'
import { type ChoiceKey, choicesOf as choicesOfCategory } from './attributes'
import { type BrowseFilter, parseBrowse } from './browse'
import { countFacets, type FacetSource } from './facet-counts'
import { CONDITIONS, FACET_PARAMS, type FacetParam, facetOf, LISTING_TYPES } from './facets'

const CATEGORY_AT = FACET_PARAMS.indexOf('category')
const given = (values: Partial<Record<ChoiceKey, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )

/** Values that items have; a facet that is not here is on or off. */
const VALUES: Partial<Record<FacetParam, fc.Arbitrary<string | number>>> = {
  category: fc.constantFrom('clothing', 'toys'),
  condition: fc.constantFrom(...CONDITIONS),
  type: fc.constantFrom(...LISTING_TYPES),
  from: fc.constantFrom('MY', 'JP'),
  rating: fc.integer({ min: 0, max: 500 }),
}
/** Values that are chosen. */
const CHOICES: Partial<Record<FacetParam, readonly string[]>> = {
  category: ['clothing', 'toys'],
  condition: CONDITIONS,
  type: LISTING_TYPES,
  from: ['MY', 'JP'],
  rating: ['1', '2', '3', '4', '5'],
}
const choicesOf = (param: FacetParam): readonly string[] => CHOICES[param] ?? ['1']

/** Both categories of the rows have the first; each has one of its own. */
const ATTRIBUTES: Partial<Record<ChoiceKey, readonly string[]>> = {
  colour: ['red', 'blue'],
  size: ['s', 'm'],
  age: ['0-2', '3-5'],
}
const ATTRIBUTE_KEYS = ['colour', 'size', 'age'] as const
const anyValue = (key: ChoiceKey) =>
  fc.option(fc.constantFrom(...(ATTRIBUTES[key] ?? [])), { nil: undefined })
const told = fc.record({ colour: anyValue('colour'), size: anyValue('size'), age: anyValue('age') })

const row: fc.Arbitrary<FacetSource> = fc
  .tuple(
    told,
    ...FACET_PARAMS.map((param) => VALUES[param] ?? fc.constantFrom(0, 1)),
    fc.integer({ min: 0, max: 2_000 }),
  )
  .map(([values, ...columns]) => [...columns, packChoices(String(columns[CATEGORY_AT]), given(values))])
const price = fc.option(fc.constantFrom('3', '12'), { nil: '' })
const filter: fc.Arbitrary<BrowseFilter> = fc
  .record({
    chosen: fc.tuple(
      ...FACET_PARAMS.map((param) => fc.option(fc.constantFrom(...choicesOf(param)), { nil: '' })),
    ),
    attributes: told,
    min: price,
    max: price,
  })
  .map(({ chosen, attributes, min, max }) => {
    const search = new URLSearchParams({ min, max, ...given(attributes) })
    FACET_PARAMS.forEach((param, index) => void search.set(param, chosen[index] ?? ''))
    return parseBrowse(search).filter
  })

/** What a listing would show under a filter, said as plainly as can be. */
const countPlainly = (
  rows: readonly FacetSource[],
  { facets, attributes, minPrice, maxPrice }: BrowseFilter,
): number =>
  rows.filter((own) => {
    const cost = Number(own.at(-2))
    if (cost < (minPrice ?? 0) || cost > (maxPrice ?? Number.POSITIVE_INFINITY)) return false
    const choices = String(own.at(-1)).split(';')
    const category = facets.category
    const fits = choicesOfCategory(category).every((key) => {
      const value = attributes[key]
      return value === undefined || choices.includes(`${key}=${value}`)
    })
    if (!fits) return false
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
      expect(Object.keys(facets.attributes)).toEqual(choicesOfCategory(chosen.facets.category))
      for (const key of ATTRIBUTE_KEYS)
        for (const value of facets.attributes[key] ? (ATTRIBUTES[key] ?? []) : []) {
          const count = countPlainly(rows, {
            ...chosen,
            attributes: { ...chosen.attributes, [key]: value },
          })
          expect([key, value, facets.attributes[key]?.[value] ?? 0]).toEqual([key, value, count])
        }
    }),
  )
})
