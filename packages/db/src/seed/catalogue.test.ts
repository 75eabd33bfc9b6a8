import { CATEGORIES, parseBrowse } from '@pasar/domain'
import { expect, it } from 'vitest'
import { browseItems } from '../queries/browse'
import { matchItems } from '../sqlite/search'
import { seedCatalogue } from '.'
import { hashDump, listValues, withDatabase } from './test-kit'

const NOW = Date.UTC(2026, 10, 21, 4)

it('adds as many items as asked for, a second time too', async () => {
  await withDatabase((database) => {
    seedCatalogue(database, { items: 1_200, now: NOW })
    seedCatalogue(database, { items: 300, now: NOW })
    expect(listValues(database, 'select count(*) from items')).toEqual([1_500])
    expect(listValues(database, 'select count(distinct store_id) from items')).toEqual([4])
    expect(listValues(database, 'select count(distinct category) from items')).toEqual([CATEGORIES.length])
    expect(
      listValues(
        database,
        'select id from items i where stock <> (select sum(stock) from item_variants v where v.item_id = i.id)',
      ),
    ).toEqual([])
    expect(listValues(database, 'select id from items where rating_score not between 0 and 500')).toEqual([])
    expect(database.handle.pragma('foreign_key_check')).toEqual([])
  })
})

it('can be searched', async () => {
  await withDatabase(async (database) => {
    seedCatalogue(database, { items: 1_000, now: NOW })
    const { filter } = parseBrowse(new URLSearchParams({ q: 'food' }))
    const page = await browseItems(database.read, filter, matchItems('food'), null, 24, NOW)
    expect(page.items).toHaveLength(24)
  })
})

it('comes out the same twice', async () => {
  const hashes: string[] = []
  for (let run = 0; run < 2; run++)
    await withDatabase((database) => {
      seedCatalogue(database, { items: 600, now: NOW })
      hashes.push(hashDump(database))
    })
  expect(hashes[0]).toBe(hashes[1])
})
