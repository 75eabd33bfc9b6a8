import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalListingQuery, HOME_SECTION_SIZE, parseBrowse, SORTS } from './browse'
import { CONDITIONS, LISTING_TYPES } from './facets'

const parse = (search: string, fixed?: Parameters<typeof parseBrowse>[1]) =>
  parseBrowse(new URLSearchParams(search), fixed)

describe('parseBrowse', () => {
  it('reads everything an address can say', () => {
    const search =
      'q=+batik+&category=clothing&min=10&max=1,250.50&condition=like_new&type=Auction&from=MY&rating=4&stock=1&offer=1&sort=priceUp'
    expect(parse(search)).toEqual({
      filter: {
        query: 'batik',
        storeId: null,
        minPrice: 1_000,
        maxPrice: 125_050,
        facets: {
          category: 'clothing',
          rating: '4',
          condition: 'like_new',
          type: 'Auction',
          from: 'MY',
          stock: '1',
          offer: '1',
        },
        attributes: {},
        isFeatured: false,
        sort: 'priceUp',
      },
      problems: [],
    })
  })

  it('reads the attributes of the category it is about, and no others', () => {
    const attributesOf = (search: string, category?: 'books') =>
      parse(search, category && { category }).filter.attributes
    expect(attributesOf('category=clothing&colour=red&size=m&author=Ali&language=malay')).toEqual({
      colour: 'red',
      size: 'm',
    })
    expect(attributesOf('colour=red&language=malay', 'books')).toEqual({ language: 'malay' })
    expect(attributesOf('colour=red')).toEqual({})
    expect(attributesOf('category=clothing&colour=reddish&size=')).toEqual({})
    expect(canonicalListingQuery(new URLSearchParams('size=m&colour=red&x=1&sort=newest'))).toBe(
      'size=m&colour=red&sort=newest',
    )
  })

  it('leaves out what makes no sense', () => {
    const { filter, problems } = parse(
      'category=coupon-center&condition=broken&type=fixed&from=XX&rating=9&stock=yes&offer=0&sort=cheapest',
    )
    expect(filter).toEqual(parse('').filter)
    expect(problems).toEqual([])
  })

  it('reports prices that are no amounts, or the wrong way round', () => {
    expect(parse('min=abc&max=12,50').problems).toEqual([
      { field: 'min', key: 'price' },
      { field: 'max', key: 'price' },
    ])
    expect(parse('min=20&max=10').problems).toEqual([{ field: 'max', key: 'priceOrder' }])
    expect(parse('min=10&max=10').problems).toEqual([])
    expect(parse('min=&max=+').problems).toEqual([])
  })

  it('sorts by relevance only when there is something to be relevant to', () => {
    expect(parse('').filter.sort).toBe('trending')
    expect(parse('q=batik').filter.sort).toBe('relevance')
    expect(parse('sort=relevance').filter.sort).toBe('trending')
    expect(parse('q=batik&sort=newest').filter.sort).toBe('newest')
  })

  it('lets the page fix what its path says, and the visitor choose the order', () => {
    const fixed = { category: 'toys', isFeatured: true, sort: 'newest' } as const
    expect(parse('category=art', fixed).filter).toMatchObject({
      facets: { category: 'toys' },
      isFeatured: true,
      sort: 'newest',
    })
    expect(parse('sort=rating', fixed).filter.sort).toBe('rating')
  })

  it('cuts a long query without cutting a character in two', () => {
    expect(parse(`q=${'x'.repeat(500)}`).filter.query).toBe('x'.repeat(100))
    const { query } = parseBrowse(new URLSearchParams([['q', `${'x'.repeat(99)}😀`]])).filter
    expect(query).toBe('x'.repeat(99))
  })

  it('never throws, and answers only what it knows', () => {
    const name = fc.constantFrom(
      'q',
      'category',
      'min',
      'max',
      'condition',
      'type',
      'from',
      'rating',
      'stock',
      'sort',
    )
    const odd = fc.constantFrom(
      'constructor',
      '__proto__',
      '-1',
      '1e9',
      'NaN',
      'my',
      '5.0',
      '0x3',
      '%',
      '\u0000',
    )
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), odd)
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const { filter } = parseBrowse(new URLSearchParams(pairs))
        expect(() => encodeURIComponent(filter.query)).not.toThrow()
        expect(filter.query.length).toBeLessThanOrEqual(100)
        expect([undefined, ...CONDITIONS]).toContain(filter.facets.condition)
        expect([undefined, ...LISTING_TYPES]).toContain(filter.facets.type)
        expect([undefined, '1', '2', '3', '4', '5']).toContain(filter.facets.rating)
        expect(SORTS).toContain(filter.sort)
        for (const price of [filter.minPrice, filter.maxPrice])
          expect(price === null || (Number.isSafeInteger(price) && price >= 0)).toBe(true)
      }),
    )
  })
})

it('shows at most 25 items in a section of the home page', () => {
  expect(HOME_SECTION_SIZE).toBe(25)
})

describe('canonicalListingQuery', () => {
  const canonical = (search: string) => canonicalListingQuery(new URLSearchParams(search))

  it.each([
    ['', ''],
    ['q=&min=&max=&sort=', ''],
    ['utm_source=mail&q=kopi&lang=ms', 'q=kopi'],
    ['sort=priceUp&q=+kopi+', 'q=kopi&sort=priceUp'],
    ['q=tea%7Ckopi', 'q=tea%7Ckopi'],
    ['q=tea|kopi', 'q=tea%7Ckopi'],
    ['q=a&q=b', 'q=a'],
    ['stock=0&offer=1&rating=04&type=fixed', 'rating=4&offer=1'],
    ['min=5.0&max=10', 'min=5.0&max=10'],
    ['min=x', null],
    ['min=9&max=1', null],
    [`min=${'0'.repeat(30)}`, null],
    [`cursor=${'a'.repeat(201)}`, null],
  ])('%s → %s', (search, expected) => {
    expect(canonical(search)).toBe(expected)
  })

  it('says what the query said, and is its own canonical form', () => {
    const name = fc.constantFrom(
      'q',
      'category',
      'min',
      'max',
      'condition',
      'type',
      'from',
      'rating',
      'sort',
      'x',
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'food',
        '10',
        'RM 1,000',
        'new',
        'Auction',
        'MY',
        '4',
        'priceUp',
        '|',
        '&',
        '%',
        '\ud800',
      ),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const params = new URLSearchParams(pairs)
        const found = canonicalListingQuery(params)
        if (found === null) return
        expect(parse(found)).toEqual(parseBrowse(params))
        expect(canonical(found)).toBe(found)
      }),
    )
  })
})
