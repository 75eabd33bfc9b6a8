import { expect, it } from 'vitest'
import { conversationsPath, readConversationsFilter } from './conversation-list'

const read = (query: string) => readConversationsFilter(new URLSearchParams(query))

it('reads the list, its order and its words, and leaves out nonsense', () => {
  expect(read('')).toEqual({ isArchived: false, words: '', sort: 'usual' })
  expect(read('show=x&sort=x&q=++')).toEqual(read(''))
  expect(read('show=archive&sort=reverse')).toEqual({ isArchived: true, words: '', sort: 'reverse' })
  // Words are looked for in the archive, too.
  expect(read('show=archive&q=+kopi+')).toEqual({ isArchived: false, words: 'kopi', sort: 'usual' })
  expect(read(`q=${'a'.repeat(500)}`).words).toHaveLength(100)
})

it('is written as it is read', () => {
  expect(conversationsPath(read('show=archive&sort=reverse'), 'abc')).toBe(
    '/messages?show=archive&sort=reverse&cursor=abc',
  )
  expect(conversationsPath(read('q=kopi o'))).toBe('/messages?q=kopi%20o')
  expect(conversationsPath(read(''))).toBe('/messages')
})
