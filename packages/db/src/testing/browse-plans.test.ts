import { type BrowseFilter, type BrowsePlace, parseBrowse, type Sort } from '@pasar/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  browseItems,
  type Cursor,
  countBrowsed,
  findByRareFacet,
  type Match,
  matchItems,
  matchUnranked,
  sampleFacets,
} from '../queries'
import { makeTestDatabase, type TestDatabase } from '.'
import { explain, findScans, findSorts, listIndexes } from './query-plans'

const NOW = Date.UTC(2026, 10, 21, 4)

type Place = 'all' | 'category' | 'store' | 'featured'
const PLACES: Record<Place, BrowsePlace> = {
  all: {},
  category: { category: 'food' },
  store: { storeId: 'sto_1' },
  featured: { isFeatured: true },
}

/** Which index a listing walks. Facets are looked at on the way; they never change the walk. */
const WALKED: Record<Exclude<Sort, 'relevance'>, Record<Place, string>> = {
  newest: {
    all: 'items_newest',
    category: 'items_category_newest',
    store: 'items_store',
    featured: 'items_featured',
  },
  priceUp: {
    all: 'items_price',
    category: 'items_category_price',
    store: 'items_store_price',
    featured: 'items_featured_price',
  },
  priceDown: {
    all: 'items_price',
    category: 'items_category_price',
    store: 'items_store_price',
    featured: 'items_featured_price',
  },
  rating: {
    all: 'items_rating',
    category: 'items_category_rating',
    store: 'items_store_rating',
    featured: 'items_featured_rating',
  },
  trending: {
    all: 'items_trend',
    category: 'items_category_trend',
    store: 'items_store_trend',
    featured: 'items_featured_trend',
  },
  endingSoon: {
    all: 'items_ending',
    category: 'items_category_ending',
    store: 'items_store_ending',
    featured: 'items_featured_ending',
  },
}

/** Which index the facets of a place are counted over. */
const SAMPLED: Record<Place, string> = {
  all: 'items_newest',
  category: 'items_category_newest',
  store: 'items_store',
  featured: 'items_featured',
}

/** What is found is looked at without reading its rows. */
const BY_FACTS = /^SEARCH items USING (COVERING )?INDEX items_facts \(seq=\?/

const FACETS = [
  '',
  'condition=used',
  'type=Auction',
  'from=JP',
  'rating=4',
  'stock=1',
  'offer=1',
  'freeship=1',
  'min=5',
  'max=50',
  'min=5&max=50',
]
const CURSORS: (Cursor | null)[] = [
  null,
  { direction: 'after', value: 5, seq: 3 },
  { direction: 'before', value: 5, seq: 3 },
]

let test: TestDatabase
const seen: string[] = []
beforeAll(async () => {
  test = await makeTestDatabase({ seed: 'small', observe: (sql) => void seen.push(sql) })
})
afterAll(() => test.dispose())

async function planOf(work: () => Promise<unknown>): Promise<string[]> {
  seen.length = 0
  await work()
  expect(seen).toHaveLength(1)
  return explain(test.database.handle, seen[0] ?? '')
}

/** Cards are read by a statement of their own (`mapCards`). */
const noCards = async () => []
const KOPI: Match = { words: 'kopi', place: null }

const filterFor = (sort: Sort, place: Place, facet: string): BrowseFilter =>
  parseBrowse(new URLSearchParams(`${facet}&sort=${sort}`), PLACES[place]).filter

const sorts = Object.keys(WALKED) as (keyof typeof WALKED)[]
const places = Object.keys(PLACES) as Place[]
const table = sorts.flatMap((sort) => places.map((place) => ({ sort, place, index: WALKED[sort][place] })))

describe('listings', () => {
  it.each(table)('$place by $sort walk $index', async ({ sort, place, index }) => {
    const { read } = test.database
    for (const facet of FACETS)
      for (const cursor of CURSORS) {
        const filter = filterFor(sort, place, facet)
        const steps = await planOf(() => browseItems(read, filter, null, cursor, 24, NOW, noCards))
        const where = `${facet} ${cursor?.direction ?? 'first page'}`
        expect([...findScans(steps), ...findSorts(steps)], where).toEqual([])
        expect(listIndexes(steps), where).toContain(index)
      }
  })

  it.each([...sorts, 'relevance' as const])(
    'of a search by %s look up the hits, not all items',
    async (sort) => {
      const { read } = test.database
      for (const place of places)
        for (const facet of ['q=kopi', 'q=kopi&min=5', 'q=kopi&rating=4'])
          for (const cursor of CURSORS) {
            const filter = filterFor(sort, place, facet)
            const steps = await planOf(() =>
              browseItems(read, filter, matchItems(KOPI), cursor, 24, NOW, noCards),
            )
            expect(findScans(steps), `${place} ${facet}`).toEqual([])
            expect(steps).toContainEqual(expect.stringMatching(/^SCAN item_search VIRTUAL TABLE/))
            expect(steps).toContainEqual(expect.stringMatching(BY_FACTS))
            // Rows are read only of what is chosen, and afterwards.
            expect(steps.join()).not.toContain('INTEGER PRIMARY KEY')
          }
    },
  )
})

describe('facets', () => {
  it.each(places)('of %s are counted along an index', async (place) => {
    const { read } = test.database
    const steps = await planOf(() => sampleFacets(read, PLACES[place], null, true))
    expect([...findScans(steps), ...findSorts(steps)]).toEqual([])
    expect(listIndexes(steps)).toContain(SAMPLED[place])
    const byEnd = await planOf(() => sampleFacets(read, PLACES[place], null, true, NOW))
    expect([...findScans(byEnd), ...findSorts(byEnd)]).toEqual([])
    expect(listIndexes(byEnd)).toContain(WALKED.endingSoon[place])
  })

  it.each(places)('of a search in %s are counted over the hits', async (place) => {
    const steps = await planOf(() =>
      sampleFacets(test.database.read, PLACES[place], matchUnranked(KOPI), true),
    )
    expect([...findScans(steps), ...findSorts(steps)]).toEqual([])
    expect(steps).toContainEqual(expect.stringMatching(BY_FACTS))
    expect(steps.join()).not.toContain('PRIMARY KEY')
  })
})

describe('the few items that fit', () => {
  const plansOf = async (search: string): Promise<string[][]> => {
    seen.length = 0
    const { filter } = parseBrowse(new URLSearchParams(search))
    await findByRareFacet(test.database.read, filter, 1)
    return seen.map((statement) => explain(test.database.handle, statement))
  }

  it.each([
    ['min=5&max=9', 'items_price'],
    ['category=food&max=9', 'items_category_price'],
  ])('by %s are found by %s', async (search, index) => {
    const [, steps = []] = await plansOf(search)
    expect(steps).toEqual([expect.stringContaining(`SEARCH items USING COVERING INDEX ${index}`)])
  })

  it.each(['from=US', 'condition=used&from=JP', 'category=food&rating=5', 'from=US&min=1&max=9000'])(
    'by %s are found in their cells',
    async (search) => {
      const steps = (await plansOf(search)).at(-1) ?? []
      expect(steps).toHaveLength(2)
      expect(steps[0]).toMatch(/^(SCAN|SEARCH) cells\b/)
      expect(steps[1]).toMatch(
        /^SEARCH items USING COVERING INDEX items_cells \(status=\?.* AND <expr>=\? AND <expr>=\? AND is_on_offer=\?/,
      )
    },
  )

  it.each(['colour=red', 'colour=red&size=m', 'size=m&condition=used'])(
    'with the attributes %s are found by their cells',
    async (search) => {
      const plans = await plansOf(`category=clothing&${search}`)
      const [, counted = [], found = []] = plans
      expect(counted).toEqual([expect.stringMatching(/^SEARCH cells USING PRIMARY KEY \(category=\?\)/)])
      expect(found[0]).toMatch(/^SEARCH cells USING PRIMARY KEY \(category=\?\)/)
      expect(found[1]).toMatch(
        /^SEARCH items USING COVERING INDEX items_choices \(status=\? AND category=\? AND choices=\?\)/,
      )
    },
  )

  it('are read by their row numbers', async () => {
    const { read } = test.database
    const hits = await findByRareFacet(read, filterFor('newest', 'all', 'from=US'), 24)
    const filter = filterFor('newest', 'all', '')
    const steps = await planOf(() => browseItems(read, filter, hits, null, 24, NOW, noCards))
    expect(findScans(steps)).toEqual([])
    expect(steps).toContainEqual(expect.stringMatching(BY_FACTS))
    if (hits === null) throw new Error('They are few')
    const counting = await planOf(() => countBrowsed(read, filter, hits, NOW))
    expect(findScans(counting)).toEqual([])
    expect(counting).toContainEqual(expect.stringMatching(BY_FACTS))
  })
})
