import { CATEGORIES, parseBrowse } from '@pasar/domain'
import { expect, it } from 'vitest'
import { type BrowsePage, browseItems, browseMatches } from '../catalogue/queries/browse'
import { type Cursor, decodeCursor } from '../kernel/cursor'
import { matchItems } from '../sqlite/matches'
import { toMatch } from '../sqlite/search'
import { hashDump, listValues, withDatabase } from '../testing/seed-helpers'
import { SYNONYMS } from '../testing/synonyms'
import { seedCatalogue } from '.'

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
    const page = await browseItems(
      database.read,
      filter,
      matchItems({ words: 'food', place: null }),
      null,
      24,
      NOW,
    )
    expect(page.items).toHaveLength(24)
  })
})

it('gives the same pages of a search whether or not titles are asked first, there and back', async () => {
  await withDatabase(async (database) => {
    seedCatalogue(database, { items: 1_000, now: NOW })
    const lengths: number[] = []
    for (const query of ['food', 'kopi', 'ko', 'red', 'batik co', 'premium', 'no such thing']) {
      const { filter } = parseBrowse(new URLSearchParams({ q: query }))
      const match = { words: (await toMatch(database.read, SYNONYMS, query)) ?? '', place: null }
      const walk = async (step: (cursor: Cursor | null) => Promise<BrowsePage>): Promise<BrowsePage[]> => {
        const pages = [await step(null)]
        for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
          pages.push(await step(decodeCursor(next)))
        for (let { previous } = pages.at(-1) ?? { previous: null }; previous; ) {
          const page = await step(decodeCursor(previous))
          pages.push(page)
          previous = page.previous
        }
        return pages
      }
      const pages = await walk((cursor) => browseMatches(database.read, filter, match, cursor, 24, NOW))
      expect(pages).toEqual(
        await walk((cursor) => browseItems(database.read, filter, matchItems(match), cursor, 24, NOW)),
      )
      lengths.push(pages.length)
    }
    // Some searches fill several pages, some only one.
    expect(Math.max(...lengths)).toBeGreaterThan(4)
    expect(Math.min(...lengths)).toBe(1)
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
