import { mapFacets } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { listSetFilters, searchCleared, searchOf, searchWithout } from './listing-links'
import type { FilterValues, ListingView } from './listing-view'

const NOTHING: FilterValues = { q: '', min: '', max: '', ...mapFacets(() => ''), sort: 'trending' }

const listing = (
  values: Partial<FilterValues>,
  problems: ListingView['problems'] = {},
): Pick<ListingView, 'values' | 'problems' | 'defaultSort' | 'choices'> => ({
  values: { ...NOTHING, ...values },
  problems,
  choices: [
    { field: 'category', text: 'category', options: [] },
    { field: 'language', legend: 'Language', options: [] },
  ],
  defaultSort: 'trending',
})

describe('the address of a listing', () => {
  it('holds what is set, and nothing else', () => {
    expect(searchOf(NOTHING, 'trending')).toBe('')
    expect(searchOf({ ...NOTHING, q: ' kopi ', min: '5', sort: 'priceUp' }, 'trending')).toBe(
      '?q=kopi&min=5&sort=priceUp',
    )
  })

  it('leaves the order out when it is the usual one, and takes a cursor along', () => {
    expect(searchOf({ sort: 'newest' }, 'newest', 'YTEyfjM')).toBe('?cursor=YTEyfjM')
  })

  it('loses one filter and keeps the others', () => {
    const shown = listing({ q: 'kopi', category: 'food', offer: '1' })
    expect(searchWithout(shown, 'offer')).toBe('?q=kopi&category=food')
    expect(searchCleared(shown)).toBe('?q=kopi')
  })

  it('loses the order by the end together with the auctions', () => {
    const shown = listing({ type: 'Auction', sort: 'endingSoon', offer: '1' })
    expect(searchWithout(shown, 'type')).toBe('?offer=1')
    expect(searchWithout(shown, 'offer')).toBe('?type=Auction&sort=endingSoon')
    expect(searchCleared(shown)).toBe('')
  })

  it('loses the attributes together with their category', () => {
    const shown = listing({ category: 'books', language: 'malay', offer: '1' })
    expect(searchWithout(shown, 'category')).toBe('?offer=1')
    expect(searchWithout(shown, 'language')).toBe('?category=books&offer=1')
  })
})

describe('the chips', () => {
  it('are the filters, without search and order', () => {
    expect(listSetFilters(listing({ q: 'kopi', sort: 'priceUp', min: '5', stock: '1' }))).toEqual([
      'min',
      'stock',
    ])
  })

  it('do not show what is no price, but do show a range the wrong way round', () => {
    expect(listSetFilters(listing({ min: 'abc', max: '9' }, { min: 'price' }))).toEqual(['max'])
    expect(listSetFilters(listing({ min: '20', max: '9' }, { max: 'priceOrder' }))).toEqual(['min', 'max'])
  })
})
