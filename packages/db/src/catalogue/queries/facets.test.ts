import { type BrowseFilter, CONDITIONS, choicesOf, countFacets, parseBrowse } from '@pasar/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed'
import { makeTestDatabase, type TestDatabase } from '../../testing'
import { browseItems } from './browse'
import { FACET_SAMPLE, sampleFacets } from './facets'
import { countByCategory } from './items'
import { findByRareFacet } from './rare-facets'

const NOW = Date.UTC(2026, 10, 21, 4)
const ITEMS = 3_000

let test: TestDatabase
beforeAll(async () => {
  test = await makeTestDatabase({ seed: 'empty' })
  seedCatalogue(test.database, { items: ITEMS, now: NOW })
})
afterAll(() => test.dispose())

const listRows = (sql: string): unknown[] => test.database.handle.prepare(sql).all()

const CELLS = `select category, condition, listing_type, ships_from, stars, in_stock, is_on_offer, ships_free,
  items from item_cells where items <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8`
const COUNTED = `select category, condition, listing_type, ships_from, rating_score / 100 as stars, stock > 0 as in_stock,
    is_on_offer, i.is_virtual = 0 and service_place is null and price_sen >= coalesce(s.free_shipping_from_sen, 1e12) as ships_free,
    count(*) as items from items i join stores s on s.id = i.store_id where status = 'active'
  group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8`

const CHOICE_CELLS = 'select category, choices, items from choice_cells order by 1, 2'
const CHOICES_COUNTED = `select category, choices, count(*) as items from items
  where status = 'active' and choices <> '' group by 1, 2 order by 1, 2`

/** Changes to one item, as commands and moderators make them. */
const CHANGES = [
  "update items set status = 'paused' where seq = ?",
  "update items set status = 'active' where seq = ?",
  "update items set status = 'sold_out' where seq = ?",
  "update items set category = 'books' where seq = ?",
  "update items set condition = 'like_new', ships_from = 'US' where seq = ?",
  "update items set listing_type = 'Auction', ends_at = 9 where seq = ?",
  "update items set choices = ';colour=red;' where seq = ?",
  "update items set choices = '' where seq = ?",
  "update items set choices = ';age=3-5;;colour=red;', category = 'toys' where seq = ?",
  'update items set original_price_sen = price_sen * 2 where seq = ?',
  'update items set price_sen = price_sen + 100 where seq = ?',
  "update items set price_sen = 9, category = 'toys' where seq = ?",
  'update items set price_sen = 50000, original_price_sen = 60000 where seq = ?',
  'update items set is_virtual = 1 - is_virtual where seq = ?',
  "update items set service_place = iif(service_place is null, 'buyer', null) where seq = ?",
  `update stores set free_shipping_from_sen = iif(free_shipping_from_sen is null, 3000, null)
     where id = (select store_id from items where seq = ?)`,
  'update items set rating_sum = rating_sum + 5, rating_count = rating_count + 1 where seq = ?',
  'update item_variants set stock = 0 where item_id = (select id from items where seq = ?)',
  'update item_variants set stock = stock + 3 where item_id = (select id from items where seq = ?)',
  `insert into items (id, seller_id, store_id, slug, title, category, condition, listing_type, status, price_sen,
     published_at, updated_at) select 'itm_' || max.seq, seller_id, store_id, 'new-' || max.seq, title, 'toys', 'used',
     'Fixed', 'active', 100, 1, 1 from items, (select max(seq) + 1 as seq from items) max where items.seq = ?`,
  "delete from items where seq = ? and id not in (select item_id from item_variants) and slug like 'new-%'",
]

it('counters stay what a plain count gives, whatever changes', async () => {
  expect(listRows(CELLS)).toEqual(listRows(COUNTED))
  expect(listRows(CHOICE_CELLS)).toEqual(listRows(CHOICES_COUNTED))
  expect(listRows(CHOICE_CELLS).length).toBeGreaterThan(20)
  const change = fc.record({
    sql: fc.constantFrom(...CHANGES),
    seq: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: ITEMS, max: ITEMS + 9 })),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 40 }), async (changes) => {
      for (const { sql, seq } of changes) test.database.handle.prepare(sql).run(seq)
      expect(listRows(CELLS)).toEqual(listRows(COUNTED))
      expect(listRows(CHOICE_CELLS)).toEqual(listRows(CHOICES_COUNTED))
      const plain = listRows(
        "select category, count(*) as items from items where status = 'active' group by category order by 1",
      )
      const counts = await countByCategory(test.database.read)
      expect([...counts].sort().map(([category, items]) => ({ category, items }))).toEqual(plain)
    }),
    { numRuns: 40 },
  )
})

const choice = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const chosen = fc.record({
  category: choice('clothing', 'books'),
  colour: choice('red', 'green'),
  audience: choice('men', 'unisex'),
  language: choice('malay', 'english'),
  condition: choice(...CONDITIONS),
  type: choice('Auction', 'Fixed'),
  from: choice('MY', 'JP', 'US'),
  rating: choice('1', '4', '5'),
  stock: choice('1'),
  offer: choice('1'),
  freeship: choice('1'),
  min: choice('1', '20', '200'),
  max: choice('2', '40', '900'),
  sort: fc.constantFrom('newest', 'priceUp', 'priceDown', 'rating', 'trending', 'endingSoon'),
})

it('the few that fit make the same pages as a walk through all', async () => {
  const { read } = test.database
  /** Far more than there are, so that any number of items counts as few. */
  const ENOUGH = ITEMS * 10
  const walk = async (filter: BrowseFilter, isFew: boolean): Promise<string[]> => {
    const hits = isFew ? await findByRareFacet(read, filter, ENOUGH) : null
    const first = await browseItems(read, filter, hits, null, 24, NOW)
    return first.items.map(({ id }) => id)
  }
  await fc.assert(
    fc.asyncProperty(chosen, async (choices) => {
      const search = new URLSearchParams()
      for (const [name, value] of Object.entries(choices)) if (value) search.set(name, value)
      const { filter } = parseBrowse(search)
      expect(await walk(filter, true)).toEqual(await walk(filter, false))
    }),
    { numRuns: 150 },
  )
})

it('many are left to the walk', async () => {
  const { filter } = parseBrowse(new URLSearchParams('stock=1'))
  expect(await findByRareFacet(test.database.read, filter, 24)).toBeNull()
  const none = parseBrowse(new URLSearchParams('')).filter
  expect(await findByRareFacet(test.database.read, none, ITEMS * 10)).toBeNull()
})

it('attributes count what a search through all of the category gives', async () => {
  const { read, handle } = test.database
  await fc.assert(
    fc.asyncProperty(chosen, async (choices) => {
      const search = new URLSearchParams()
      for (const [name, value] of Object.entries(choices)) if (value) search.set(name, value)
      const category = choices.category === 'books' ? 'books' : 'clothing'
      const { filter } = parseBrowse(search, { category })
      const sample = await sampleFacets(read, { category }, null, true)
      const { attributes, total } = countFacets(sample, filter, FACET_SAMPLE)
      const found = async (own: BrowseFilter) =>
        (await browseItems(read, own, null, null, ITEMS, NOW)).items.length
      // Only auctions have an end, which is no facet.
      const plain = { ...filter, sort: 'newest' as const }
      expect(total).toBe(await found(plain))
      for (const key of choicesOf(category)) {
        const values = handle
          .prepare('select distinct value from item_attributes where key = ? order by 1 limit 3')
          .pluck()
          .all(key)
        for (const value of values.map(String)) {
          const narrowed = { ...plain, attributes: { ...plain.attributes, [key]: value } }
          expect([key, value, attributes[key]?.[value] ?? 0]).toEqual([key, value, await found(narrowed)])
        }
      }
    }),
    { numRuns: 15 },
  )
})
