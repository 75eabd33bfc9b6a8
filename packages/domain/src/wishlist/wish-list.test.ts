import { expect, it } from 'vitest'
import { readWishesFilter, wishesPath } from './wish-list'

const read = (query: string) => readWishesFilter(new URLSearchParams(query))

it('reads what is shown and its order, and leaves out nonsense', () => {
  expect(read('')).toEqual({ show: 'all', sort: 'newest' })
  expect(read('show=x&sort=ending')).toEqual(read(''))
  expect(read('show=cheaper&sort=drop')).toEqual({ show: 'cheaper', sort: 'drop' })
})

it('is written as it is read', () => {
  expect(wishesPath(read(''))).toBe('/wishlist')
  expect(wishesPath(read('show=out&sort=price'), 'abc')).toBe('/wishlist?show=out&sort=price&cursor=abc')
})
