import { indexItem, NO_ROOTS } from '@pasar/db'
import {
  type BrowsePlace,
  DomainError,
  listCategoryWords,
  parseBrowse,
  SORTS,
  type Sort,
} from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { items, type Market, refusalOf, stores, useMarket } from '../../testing/helpers'
import { type BrowseView, browse } from './browse'
import { teaseListing } from './teaser'

const market = useMarket()

type Place = BrowsePlace
const PLACES: Record<string, Place> = {
  everything: {},
  'a category': { category: 'food' },
  'a store': { storeId: stores.gaya.id },
  'what is featured': { isFeatured: true },
}

/** 80 more items with many ties in everything a listing is sorted by. */
function addTies({ run, ctx }: Market): void {
  run(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 80)
     insert into items (id, seller_id, store_id, slug, title, category, condition, listing_type, status, price_sen,
       ships_from, rating_sum, rating_count, trend, featured_at, ends_at, published_at, updated_at)
     select 'itm_tie' || i, s.seller_id, s.id, 'tie-' || i, 'Tie ' || i, 'food', 'new',
       iif(i % 2, 'Auction', 'Fixed'), 'active', 500 * (i % 3), 'MY', i % 5 * 2, 2, i % 3 * 1.7,
       iif(i % 3, @now - i % 4, null), iif(i % 2, @now + 1 + i % 4, null), @now - i % 4, 1
     from n, stores s where s.id = @store`,
    { now: ctx.now(), store: stores.gaya.id },
  )
}

const look = (query: string, place: Place = {}, cursor: string | null = null): Promise<BrowseView> =>
  browse(market.ctx, parseBrowse(new URLSearchParams(query), place).filter, place, cursor)
const idsOf = ({ items: cards }: BrowseView): string[] => cards.map(({ id }) => id)

/** All pages from the first to the last. */
async function walk(query: string, place: Place = {}): Promise<BrowseView[]> {
  const pages = [await look(query, place)]
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
    if (pages.length > 20) throw new Error('It goes round in circles')
    pages.push(await look(query, place, next))
  }
  return pages
}

describe('paging', () => {
  beforeEach(() => addTies(market))

  const SORTED_BY: Record<Exclude<Sort, 'relevance'>, string> = {
    newest: 'published_at desc, seq desc',
    priceUp: 'price_sen, seq',
    priceDown: 'price_sen desc, seq desc',
    rating: 'rating_score desc, seq desc',
    trending: 'trend desc, seq desc',
    endingSoon: 'ends_at, seq',
  }
  function expectedIds(sort: keyof typeof SORTED_BY, { category, storeId, isFeatured }: Place): string[] {
    const wanted = ["status = 'active'"]
    if (category) wanted.push(`category = '${category}'`)
    if (storeId) wanted.push(`store_id = '${storeId}'`)
    if (isFeatured) wanted.push('featured_at is not null')
    if (sort === 'endingSoon') wanted.push(`ends_at > ${market.ctx.now()}`)
    const order = isFeatured && sort === 'newest' ? 'featured_at desc, seq desc' : SORTED_BY[sort]
    const found = market.rows<{ id: string }>(
      `select id from items where ${wanted.join(' and ')} order by ${order}`,
    )
    return found.map(({ id }) => id)
  }
  const table = (Object.keys(SORTED_BY) as (keyof typeof SORTED_BY)[]).flatMap((sort) =>
    Object.keys(PLACES).map((place) => ({ sort, place })),
  )

  it.each(table)('through $place by $sort meets each item once, there and back', async ({ sort, place }) => {
    const fixed = PLACES[place] ?? {}
    const pages = await walk(`sort=${sort}`, fixed)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.flatMap(idsOf)).toEqual(expectedIds(sort, fixed))
    expect(pages[0]?.previous).toBeNull()

    const back = [pages.at(-1) as BrowseView]
    for (let previous = back[0]?.previous ?? null; previous !== null; previous = back[0]?.previous ?? null)
      back.unshift(await look(`sort=${sort}`, fixed, previous))
    expect(back.map(idsOf)).toEqual(pages.map(idsOf))
    expect(idsOf(await look(`sort=${sort}`, fixed, back[0]?.next ?? null))).toEqual(
      idsOf(pages[1] as BrowseView),
    )
  })

  it.each(['min=5&max=10', 'min=5', 'max=5', 'rating=3', 'min=5&rating=2', 'type=Auction', 'stock=1'])(
    'with %s meets each item once, there and back, in every sort',
    async (facets) => {
      for (const sort of Object.keys(SORTED_BY)) {
        const pages = await walk(`${facets}&sort=${sort}`)
        const ids = pages.flatMap(idsOf)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toHaveLength(pages[0]?.facets.total ?? -1)
        for (let at = pages.length - 1; at > 0; at--)
          expect(idsOf(await look(`${facets}&sort=${sort}`, {}, pages[at]?.previous ?? null))).toEqual(
            idsOf(pages[at - 1] as BrowseView),
          )
      }
    },
  )

  it('through a search meets each item once, in every sort', async () => {
    const found = new Set((await walk('q=kampung')).flatMap(idsOf))
    expect(found.size).toBeGreaterThan(24)
    for (const sort of SORTS.filter((name) => name !== 'endingSoon')) {
      const pages = await walk(`q=kampung&sort=${sort}`)
      const ids = pages.flatMap(idsOf)
      expect(ids).toHaveLength(found.size)
      expect(new Set(ids)).toEqual(found)
      expect(idsOf(await look(`q=kampung&sort=${sort}`, {}, pages[1]?.previous ?? null))).toEqual(
        idsOf(pages[0] as BrowseView),
      )
    }
  })

  it('misses nothing and shows nothing twice when an item comes in front meanwhile', async () => {
    const before = (await walk('sort=newest')).flatMap(idsOf)
    const first = await look('sort=newest')
    market.run('update items set published_at = ? where id = ?', market.ctx.now() + 9, before.at(-1))
    const rest: string[] = []
    for (let next = first.next; next !== null; ) {
      const page = await look('sort=newest', {}, next)
      rest.push(...idsOf(page))
      next = page.next
    }
    expect([...idsOf(first), ...rest]).toEqual(before.slice(0, -1))
  })

  it('knows no cursor that is none', async () => {
    for (const cursor of ['', 'x', 'YTF-MQ==', '"; drop table items', 'é', 'a'.repeat(200)])
      expect(await refusalOf(look('', {}, cursor))).toBe('NOT_FOUND')
    await expect(look('', {}, 'zzzzzzzz')).rejects.toBeInstanceOf(DomainError)
  })

  it('knows no cursor of another sort, nor of a search where there is none', async () => {
    const asked = ['sort=priceUp', 'sort=priceDown', 'q=kampung&sort=priceUp', 'q=kampung', '']
    for (const one of asked)
      for (const other of asked) {
        const { next } = await look(one)
        if (next === null) throw new Error('There is one page only')
        if (one === other) expect((await look(other, {}, next)).items).not.toEqual([])
        else expect(await refusalOf(look(other, {}, next)), `${one} for ${other}`).toBe('NOT_FOUND')
      }
  })
})

describe('facets', () => {
  beforeEach(() => addTies(market))
  const total = async (query: string, place: Place = {}) => (await walk(query, place)).flatMap(idsOf).length

  it.each([
    ['', {}],
    ['q=kampung', {}],
    ['condition=used', {}],
    ['min=5&max=50', {}],
    ['sort=endingSoon', {}],
    ['type=Auction&sort=endingSoon', { category: 'food' }],
    ['stock=1', { category: 'food' }],
    ['rating=2', { storeId: stores.gaya.id }],
    ['from=MY', { isFeatured: true }],
  ] satisfies [string, Place][])('of %j in %j say what choosing one gives', async (query, place) => {
    const { facets } = await look(query, place)
    expect(facets.isCapped).toBe(false)
    expect(await total(query, place)).toBe(facets.total)
    const choose = async (name: string, value: string, count: number) => {
      const params = new URLSearchParams(query)
      params.set(name, value)
      expect([name, value, await total(params.toString(), place)]).toEqual([name, value, count])
    }
    const { category, ...others } = facets.counts
    const groups = { ...('category' in place ? {} : { category }), ...others }
    for (const [name, counts] of Object.entries(groups))
      for (const [value, count] of Object.entries(counts)) await choose(name, value, count)
  })
})

describe('how many there are', () => {
  /** 1,000 newer items than any other, which the facets are counted over, and some older ones that none of those is like. */
  function addSample(older: number, condition: string): void {
    market.run(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000 + @older)
       insert into items (id, seller_id, store_id, slug, title, category, condition, listing_type, status, price_sen,
         ships_from, published_at, updated_at)
       select 'itm_n' || i, s.seller_id, s.id, 'n-' || i, 'N ' || i, 'food', iif(i > 1000, @condition, 'new'),
         'Fixed', 'active', iif(i > 1000, 77700, 500), 'MY', iif(i > 1000, 1, @now + i), 1
       from n, stores s where s.id = @store`,
      { now: market.ctx.now(), store: stores.gaya.id, older, condition },
    )
  }
  const total = async (query: string, place: Place = {}) => {
    const { facets, items: shown } = await look(query, place)
    return [facets.total, facets.isCapped, shown.length]
  }

  it('is exact where the newest thousand hold none of what is shown', async () => {
    addSample(3, 'used')
    expect(await total('min=777&max=777')).toEqual([3, false, 3])
    expect(await total('min=777&max=777', { storeId: stores.gaya.id })).toEqual([3, false, 3])
  })

  it('is exact over pages of what is rare', async () => {
    addSample(40, 'used')
    const first = await look('min=777&max=777')
    expect([first.facets.total, first.facets.isCapped, first.items.length]).toEqual([40, false, 24])
    expect((await look('min=777&max=777', {}, first.next)).facets.total).toBe(40)
  })

  it('is never less than a page shows', async () => {
    addSample(400, 'used')
    const [least, isCapped, shown] = await total('min=777&max=777', { storeId: stores.gaya.id })
    expect([least, isCapped, shown]).toEqual([25, true, 24])
  })
})

describe('what was searched for and not found', () => {
  const searches = () => market.ctx.steps.take().searches

  it('counts when somebody searched everywhere', async () => {
    await look('q=zzzzqqqq')
    await look('q=zzzzqqqq', { storeId: stores.gaya.id })
    await look('q=kopi&min=9000')
    expect(searches()).toEqual([['zzzzqqqq', 1]])
  })

  it('does not count while it is being typed', async () => {
    for (const typed of ['zzzz', 'zzzzq', 'zzzzqq'])
      await teaseListing(market.ctx, new URLSearchParams({ q: typed }))
    expect(searches()).toEqual([])
  })
})

describe('search', () => {
  const slugs = async (q: string) =>
    (await look(new URLSearchParams({ q }).toString())).items.map(({ slug }) => slug)

  it.each([
    ['a beginning', 'kop', items.kopi.slug],
    ['two Chinese characters', '月饼', items.chinese.slug],
    ['the name of a store', 'rumah gaya', items.withVariants.slug],
    ['a category in English', 'beverage', items.kopi.slug],
    ['a category in Malay', 'minuman', items.kopi.slug],
    ['a category in Chinese', '饮料', items.kopi.slug],
    ['what the description says', 'earbuds two days', items.onOffer.slug],
  ])('finds by %s', async (_name, query, slug) => {
    expect(await slugs(query)).toContain(slug)
  })

  it.each([
    ['kopii', 'kopi', items.kopi.slug],
    ['bateek', 'batik', items.withVariants.slug],
  ])('corrects %s to %s, and says so', async (typed, meant, slug) => {
    const view = await look(`q=${typed}`)
    expect(view.correctedQuery).toBe(meant)
    expect(view.items.map((card) => card.slug)).toContain(slug)
    expect(view.facets.total).toBe(view.items.length)
    expect((await look(`q=${meant}`)).correctedQuery).toBeNull()
  })

  it('notes of a search that nothing has all words, though fewer find something', async () => {
    market.ctx.steps.take()
    expect(await look('q=kopi+zzzzz')).toMatchObject({ correctedQuery: 'kopi', isWidened: true })
    expect(await look('q=kopii')).toMatchObject({ correctedQuery: 'kopi', isWidened: false })
    expect(market.ctx.steps.take().searches).toEqual([['kopi zzzzz', 1]])
  })

  it('tells an empty search apart from filters without a match', async () => {
    const asked = await Promise.all(['q=kopi&min=9000', 'q=zzzzqqqq&min=9000'].map((query) => look(query)))
    expect(asked.map((view) => [view.items.length, view.hasMatches])).toEqual([
      [0, true],
      [0, false],
    ])
  })

  it('goes on to the next page of a corrected query', async () => {
    const pages = await walk('q=kampoong')
    expect(pages.map(({ correctedQuery }) => correctedQuery)).toEqual(['kampung', 'kampung'])
    expect(pages.flatMap(idsOf)).toEqual((await walk('q=kampung')).flatMap(idsOf))
  })

  it.each(Object.keys(PLACES))('finds nothing by punctuation alone in %s', async (place) => {
    const view = await look('q=💥', PLACES[place])
    expect(view).toMatchObject({ items: [], next: null, hasMatches: false, correctedQuery: null })
    expect(view.facets.total).toBe(0)
  })

  it('finds nothing that is not on sale', async () => {
    market.run("update items set status = 'paused' where id = ?", items.kopi.id)
    expect(await slugs('kopi')).not.toContain(items.kopi.slug)
    expect(await slugs('old straits coin')).toEqual([])
  })

  it.each([
    '"',
    '*',
    'AND',
    'a AND',
    'NOT',
    'NEAR(',
    '-',
    '-kopi',
    ':',
    'title:kopi',
    '(kopi',
    "'; --",
    '%',
    '\0',
    '🙂',
    'x'.repeat(500),
  ])('takes %j for what a person typed', async (q) => {
    await expect(slugs(q)).resolves.toBeInstanceOf(Array)
  })
})

describe('a search that finds more than is looked at', () => {
  const addMany = () => {
    market.run(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 502)
       insert into items (id, seller_id, store_id, slug, title, category, condition, listing_type, status, price_sen,
         ships_from, rating_sum, rating_count, trend, published_at, updated_at)
       select 'itm_many' || i, s.seller_id, s.id, 'many-' || i, 'Tangkak', 'food', 'new', 'Fixed', 'active', 500, 'MY',
         0, 0, 0, @now, 1 from n, stores s where s.id = @store`,
      { now: market.ctx.now(), store: stores.gaya.id },
    )
    market.run(`insert into item_search (rowid, title, store, category, description)
      select seq, 'Tangkak', '', '', '' from items where id like 'itm_many%'`)
  }

  it('says that there are more for as long as there are, whatever of it is no longer on sale', async () => {
    addMany()
    market.run("update items set status = 'paused' where id = 'itm_many502'")
    expect((await look('q=tangkak')).facets).toMatchObject({ total: 500, isCapped: true })
  })

  it('finds what is on sale behind many that are not', async () => {
    addMany()
    market.run("update items set status = 'removed' where id like 'itm_many%' and id <> 'itm_many1'")
    const found = await look('q=tangkak')
    expect([idsOf(found), found.facets.total, found.facets.isCapped]).toEqual([['itm_many1'], 1, false])
  })

  it('finds in a store and in a category what is behind many newer ones elsewhere', async () => {
    const { id, store } = items.kopi
    const category = 'beverage' as const
    const { seq } = await market.ctx.db
      .selectFrom('items')
      .select('seq')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const texts = {
      title: 'Tangkak',
      store: store.name,
      category: listCategoryWords(category),
      description: '',
    }
    await market.ctx.transact(NO_ROOTS.alone, (tx) => indexItem(tx, { seq, ...texts }))
    addMany()
    expect((await walk('q=tangkak&sort=newest')).flatMap(idsOf)).not.toContain(id)
    for (const place of [{ storeId: store.id }, { category }])
      for (const query of ['q=tangkak', 'q=tangkak&sort=newest']) {
        const found = await look(query, place)
        expect([idsOf(found), found.facets.total, found.facets.isCapped]).toEqual([[id], 1, false])
      }
  })
})
