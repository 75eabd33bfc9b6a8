import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ITEM_STATUSES } from '../catalogue/browse'
import { CATEGORIES } from '../catalogue/categories'
import { DEMANDS, OWN_SORTS, ownItemsPath, readOwnItemsFilter, STOCK_LEVELS } from './own-items'

const read = (query: string) => readOwnItemsFilter(new URLSearchParams(query))

it('reads the filter of an address and leaves nonsense out', () => {
  expect(read('status=paused&q= kopi &category=food&sort=dearest')).toEqual({
    status: 'paused',
    category: 'food',
    stock: null,
    demand: null,
    sort: 'dearest',
    words: 'kopi',
  })
  expect(read('status=x&category=x&stock=x&demand=x&sort=x')).toEqual(read(''))
})

it('shows what is scarce by its stock, the least first', () => {
  expect(read('stock=low').sort).toBe('scarce')
  expect(read('').sort).toBe('newest')
  expect(read('demand=unsold').sort).toBe('mostViewed')
  expect(read('demand=unseen').sort).toBe('newest')
})

it('writes an address that is read as the same filter', () => {
  const filters = fc.record({
    status: fc.option(fc.constantFrom(...ITEM_STATUSES)),
    category: fc.option(fc.constantFrom(...CATEGORIES.map(({ slug }) => slug))),
    stock: fc.option(fc.constantFrom(...STOCK_LEVELS)),
    demand: fc.option(fc.constantFrom(...DEMANDS)),
    sort: fc.constantFrom(...OWN_SORTS),
    words: fc.string({ maxLength: 30 }).map((words) => words.trim()),
  })
  fc.assert(
    fc.property(filters, (filter) => {
      const { searchParams } = new URL(ownItemsPath(filter, 'abc'), 'http://pasar.test')
      expect(readOwnItemsFilter(searchParams)).toEqual(filter)
      expect(searchParams.get('cursor')).toBe('abc')
    }),
  )
})
