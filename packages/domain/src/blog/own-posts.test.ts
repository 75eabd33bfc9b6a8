import { expect, it } from 'vitest'
import { ownPostsPath, readOwnPostsFilter } from './own-posts'

const read = (query: string) => readOwnPostsFilter(new URLSearchParams(query))

it('reads the state and the order, and leaves out nonsense', () => {
  expect(read('')).toEqual({ state: null, sort: 'usual' })
  expect(read('state=all&sort=x')).toEqual(read(''))
  expect(read('state=changes&sort=reverse')).toEqual({ state: 'changes', sort: 'reverse' })
})

it('is written as it is read', () => {
  expect(ownPostsPath(read(''))).toBe('/blog/submit')
  expect(ownPostsPath(read('state=draft&sort=reverse'), 'abc')).toBe(
    '/blog/submit?state=draft&sort=reverse&cursor=abc',
  )
})
