import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ITEM_STATUSES } from '../catalogue/browse'
import { CATEGORIES } from '../catalogue/categories'
import { findCategory } from './item-cells'
import {
  DEMANDS,
  findOwnView,
  OWN_COLUMNS,
  OWN_SORTS,
  OWN_VIEW_NAMES,
  ownItemsPath,
  ownViewPath,
  readOwnItemsFilter,
  STOCK_LEVELS,
  USUAL_COLUMNS,
} from './own-items'

const read = (query: string) => readOwnItemsFilter(new URLSearchParams(query))

it('reads the filter of an address and leaves nonsense out', () => {
  expect(read('status=paused&q= kopi &category=food&sort=dearest')).toEqual({
    status: 'paused',
    category: 'food',
    stock: null,
    demand: null,
    sort: 'dearest',
    words: 'kopi',
    columns: USUAL_COLUMNS,
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
    columns: fc.subarray([...OWN_COLUMNS]),
  })
  fc.assert(
    fc.property(filters, (filter) => {
      const { searchParams } = new URL(ownItemsPath(filter, 'abc'), 'http://pasar.test')
      expect(readOwnItemsFilter(searchParams)).toEqual(filter)
      expect(searchParams.get('cursor')).toBe('abc')
    }),
  )
})

it('takes columns from a form and from a link, and none where none is chosen', () => {
  expect(read('cols=item&cols=sold&cols=views').columns).toEqual(['views', 'sold'])
  expect(read('cols=item.sold.views').columns).toEqual(['views', 'sold'])
  expect(read('cols=item').columns).toEqual([])
  expect(ownItemsPath(read('cols=item.offer.views.sold.conversion'))).toBe('/my-products')
})

it('has an address for each view, which keeps the columns', () => {
  const paths = OWN_VIEW_NAMES.map((view) => ownViewPath(view, ['views']))
  expect(new Set(paths).size).toBe(OWN_VIEW_NAMES.length)
  for (const path of paths) expect(ownItemsPath(read(path.split('?')[1] ?? ''))).toBe(path)
  expect(ownViewPath('low', USUAL_COLUMNS)).toBe('/my-products?stock=low')
  expect(findOwnView(read('stock=low&sort=dearest&cols=item'))).toBe('low')
  expect(findOwnView(read('q=kopi'))).toBeNull()
})

it.each([
  ['Food, Beverages & Tobacco > Food Items > Condiments & Sauces', 'food'],
  ['Food, Beverages & Tobacco > Beverages > Coffee', 'beverage'],
  ['Food, Beverages & Tobacco', 'food'],
  ['Animals & Pet Supplies > Pet Supplies', 'pet'],
  ['Apparel &amp; Accessories &gt; Clothing &gt; Dresses', 'clothing'],
  ['Health & Beauty > Personal Care > Cosmetics', 'beauty'],
  ['toys', 'toys'],
  ['Something else', ''],
])('knows which category of ours another shop means by "%s"', (cell, category) => {
  expect(findCategory(cell)).toBe(category)
})
