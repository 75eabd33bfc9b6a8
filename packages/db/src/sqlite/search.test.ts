import { type BrowsePlace, CATEGORIES } from '@pasar/domain'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_ROOTS } from '../kernel/roots'
import { makeTransact } from '../kernel/transact'
import { SMALL } from '../seed'
import { makeTestDatabase, type TestDatabase } from '../testing'
import { SYNONYMS } from '../testing/synonyms'
import { matchItems } from './matches'
import {
  correctQuery,
  deleteUnusedWords,
  indexItem,
  type SearchText,
  toMatch,
  toPlaceMatch,
  unindexItems,
} from './search'

let test: TestDatabase
beforeEach(async () => {
  test = await makeTestDatabase({ seed: 'small' })
})
afterEach(() => test.dispose())

async function find(query: string): Promise<string[]> {
  const match = await toMatch(test.database.read, SYNONYMS, query)
  if (match === null) return []
  const { rows } = await sql<{
    slug: string
  }>`select i.slug from ${matchItems({ words: match, place: null })} hits
    join items i on i.seq = hits.seq order by hits.tier, hits.seq desc`.execute(test.database.read)
  return rows.map(({ slug }) => slug)
}

const { kopi, chinese, fromJapan } = SMALL.items

describe('the word index', () => {
  it.each([
    ['a word', 'kampung', kopi.slug],
    ['its beginning', 'kop', kopi.slug],
    ['a longer beginning', 'kampu', kopi.slug],
    ['two beginnings in any order', 'kam kopi', kopi.slug],
    ['capitals', 'KOPI', kopi.slug],
    ['two Chinese characters', '莲蓉', chinese.slug],
    ['characters in the middle of a run', '月饼', chinese.slug],
    ['the name of a store', 'priya', fromJapan.slug],
    ['a category in English', 'beverage', kopi.slug],
    ['a category in Malay', 'minuman', kopi.slug],
    ['a category in Chinese', '饮料', kopi.slug],
    ['two languages at once', '饮料 kopi', kopi.slug],
    ['another word for its category', '饮品', kopi.slug],
    ['another word for its category beside its own', 'drinks kampung', kopi.slug],
    ['several words for its category', 'air minuman', kopi.slug],
    ['an English word for what its title says in Malay', 'coffee', kopi.slug],
    ['a Chinese one', '咖啡', kopi.slug],
    ['a Chinese one beside its own', '咖啡 kampung', kopi.slug],
  ])('finds by %s', async (_name, query, slug) => {
    expect(await find(query)).toContain(slug)
  })

  it('takes a single letter and a plain number as they are', async () => {
    const { read } = test.database
    expect(await toMatch(read, SYNONYMS, 'k')).toBe('"k"')
    expect(await toMatch(read, SYNONYMS, '2026')).toBe('"2026"')
    expect(await toMatch(read, SYNONYMS, 'ko')).toBe('"ko"*')
    expect(await toMatch(read, SYNONYMS, 'kampun')).toMatch(/^\("kampun" OR "kampung"/)
  })

  it('takes a short word for goods as a whole one, and several words that are one together', async () => {
    const { read } = test.database
    expect(await toMatch(read, SYNONYMS, 'beg')).toMatch(
      /^\(\("beg"\) OR \{title description\} : \("bag" OR /,
    )
    expect(await toMatch(read, SYNONYMS, 'jam tangan')).toMatch(
      /\(\("jam" AND "tangan"\) OR .*"watch" OR "watches"/,
    )
    expect(await toMatch(read, SYNONYMS, 'ja')).toBe('"ja"*')
  })

  it('finds nothing else by a word for a category', async () => {
    const { rows } = await sql<{ slug: string }>`select slug from items
      where category = 'beverage' and status = 'active'`.execute(test.database.read)
    const inCategory = rows.map(({ slug }) => slug)
    for (const slug of await find('饮品')) expect(inCategory).toContain(slug)
  })

  it('wants all words, and Chinese characters side by side', async () => {
    expect(await find('kopi mooncake')).toEqual([])
    expect(await find('蓉莲')).toEqual([])
    expect(await find('月莲')).toEqual([])
  })

  it('puts the title before store and category', async () => {
    const found = await find('kampung')
    expect(found[0]).toBe(kopi.slug)
    expect(found.length).toBeGreaterThan(20)
  })

  it.each([
    '"',
    '""',
    '*',
    'AND',
    'OR',
    'NOT',
    'NEAR(',
    'NEAR(a b, 2)',
    '-kopi',
    'title:kopi',
    ':',
    '^kopi',
    '(',
    '{a b}',
    "'",
    '\\',
    '%',
    '+',
    'a"b*c',
    '\0',
    '💥',
    '\ud83d',
  ])('takes %j for words, not for an operator', async (query) => {
    await expect(find(query)).resolves.toBeInstanceOf(Array)
  })

  it('asks nothing when nothing is typed, and finds nothing by punctuation alone', async () => {
    for (const query of ['', '   ']) expect(await toMatch(test.database.read, SYNONYMS, query)).toBeNull()
    for (const query of ['"', '*()', '💥', '-']) {
      expect(await toMatch(test.database.read, SYNONYMS, query)).not.toBeNull()
      expect(await find(query)).toEqual([])
    }
  })

  /** Changes what an item is found by. */
  async function indexKopi(texts: Omit<SearchText, 'seq'>): Promise<void> {
    const { seq } = await test.database.read
      .selectFrom('items')
      .select('seq')
      .where('id', '=', kopi.id)
      .executeTakeFirstOrThrow()
    const transact = makeTransact(test.database.writer, () => {})
    await transact(NO_ROOTS.alone, (tx) => indexItem(tx, { seq, ...texts }))
  }

  it('holds an item anew after a change, and only once', async () => {
    const texts = { title: 'Serai Wangi', store: 'Kedai', category: 'Food', description: '' }
    await indexKopi(texts)
    await indexKopi(texts)
    expect(await find('serai wangi')).toEqual([kopi.slug])
    expect(await find('sera wan')).toEqual([kopi.slug])
    expect(await find('kopi')).not.toContain(kopi.slug)
  })

  it('finds nothing by another word for what is asked that is only in the name of its store', async () => {
    await indexKopi({ title: 'Serai Wangi', store: 'Sarung Fon', category: 'Food', description: '' })
    expect(await find('phone case')).not.toContain(kopi.slug)
    expect(await find('sarung fon')).toContain(kopi.slug)
  })
})

describe('toPlaceMatch', () => {
  const foundIn = async (place: BrowsePlace): Promise<Set<string>> => {
    const match = await toPlaceMatch(test.database.read, place)
    if (match === null) throw new Error('no place')
    const { rows } = await sql<{ id: string }>`select i.id from item_search
      join items i on i.seq = item_search.rowid where item_search match ${match}`.execute(test.database.read)
    return new Set(rows.map(({ id }) => id))
  }

  it('finds everything of each category and of each store', async () => {
    const { read } = test.database
    const items = await read
      .selectFrom('items')
      .select(['id', 'category', 'store_id'])
      .where('status', '=', 'active')
      .execute()
    for (const { slug } of CATEGORIES) {
      const found = await foundIn({ category: slug })
      for (const { id, category } of items) if (category === slug) expect(found.has(id), id).toBe(true)
    }
    for (const storeId of new Set(items.map((item) => item.store_id))) {
      const found = await foundIn({ storeId })
      for (const { id, store_id } of items) if (store_id === storeId) expect(found.has(id), id).toBe(true)
    }
    expect((await foundIn({ category: 'food', storeId: items[0]?.store_id ?? '' })).size).toBeLessThan(
      items.length,
    )
  })

  it('is nothing for the whole market, and for a store whose name has no letters', async () => {
    const { read } = test.database
    expect(await toPlaceMatch(read, {})).toBeNull()
    expect(await toPlaceMatch(read, { storeId: 'none' })).toBeNull()
    const { storeId } = await read
      .selectFrom('items')
      .select((eb) => eb.ref('store_id').as('storeId'))
      .where('id', '=', kopi.id)
      .executeTakeFirstOrThrow()
    test.database.handle.prepare("update stores set name = '★ \"' where id = ?").run(storeId)
    expect(await toPlaceMatch(read, { storeId })).toBeNull()
    test.database.handle.prepare('update stores set name = \'A "B" OR 蓉\' where id = ?').run(storeId)
    expect(await foundIn({ storeId })).toEqual(new Set())
  })
})

describe('correctQuery', () => {
  it.each([
    ['kopii', 'kopi'],
    ['koip', 'kopi'],
    ['bateek', 'batik'],
    ['batik shrit', 'batik shirt'],
    ['Earbads', 'earbuds'],
  ])('%s → %s', async (typed, meant) => {
    expect(await correctQuery(test.database.read, SYNONYMS, typed)).toBe(meant)
  })

  /** Puts an item into the index that is found by this title only. */
  async function list(title: string, status: string): Promise<number> {
    const { handle, read, writer } = test.database
    handle.prepare('update items set status = ? where id = ?').run(status, fromJapan.id)
    const { seq } = await read
      .selectFrom('items')
      .select('seq')
      .where('id', '=', fromJapan.id)
      .executeTakeFirstOrThrow()
    await makeTransact(writer, () => {})(NO_ROOTS.alone, (tx) =>
      indexItem(tx, { seq, title, store: '', category: '', description: '' }),
    )
    return seq
  }

  it('takes a word that is only in what is off sale for a mistyped one', async () => {
    await list('Kopii Earbads', 'paused')
    expect(await correctQuery(test.database.read, SYNONYMS, 'kopii')).toBe('kopi')
    expect(await correctQuery(test.database.read, SYNONYMS, 'earbads')).toBe('earbuds')
    await list('Kopii Earbads', 'active')
    expect(await correctQuery(test.database.read, SYNONYMS, 'kopii')).toBeNull()
  })

  it('leads to no word that is only in what is off sale', async () => {
    await list('Zarathustra', 'removed')
    expect(await correctQuery(test.database.read, SYNONYMS, 'zarathustre')).toBeNull()
    await list('Zarathustra', 'active')
    expect(await correctQuery(test.database.read, SYNONYMS, 'zarathustre')).toBe('zarathustra')
  })

  it('takes a mistyped word for goods as what others call them, and leaves one alone that is right', async () => {
    expect(await correctQuery(test.database.read, SYNONYMS, 'hedphones')).toBe('headphones')
    expect(await correctQuery(test.database.read, SYNONYMS, 'kasutt')).toBeNull()
    expect(await correctQuery(test.database.read, SYNONYMS, 'kipas')).toBeNull()
  })

  it('leaves a word for a category alone, of which nothing is on sale', async () => {
    test.database.handle.exec("update items set status = 'paused' where category = 'beverage'")
    expect(await correctQuery(test.database.read, SYNONYMS, 'beverage')).toBeNull()
  })

  it('forgets words that the index has no more, and keeps the others', async () => {
    const seq = await list('Zarathustra', 'removed')
    const { writer, handle } = test.database
    const transact = makeTransact(writer, () => {})
    const words = () =>
      handle.prepare<[], string>('select word from search_words order by word').pluck().all()
    const sweep = async () => {
      let after: string | null = ''
      while (after !== null) {
        const from: string = after
        after = await transact(NO_ROOTS.alone, (tx) => deleteUnusedWords(tx, from, 20))
      }
    }
    await sweep()
    const before = words()
    expect(before).toContain('zarathustra')
    await transact(NO_ROOTS.alone, (tx) => unindexItems(tx, sql`${seq}`))
    await sweep()
    expect(words()).toEqual(before.filter((word) => word !== 'zarathustra'))
    expect(words()).toContain('kopi')
  })

  it.each(['kopi', 'kop', 'xyz', 'zzzzzzzz', '月饼', ''])('leaves %j alone', async (query) => {
    expect(await correctQuery(test.database.read, SYNONYMS, query)).toBeNull()
  })
})
