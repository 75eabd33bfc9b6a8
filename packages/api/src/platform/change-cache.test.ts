import type { ChangeListener, Changes } from '@pasar/db'
import { describe, expect, it } from 'vitest'
import { NO_CHANGES as NOTHING } from '../testing/no-changes'
import { type CacheContents, ChangeCache } from './change-cache'

function setUp(options: { capacity?: number; maxAgeMs?: number } = {}) {
  const listeners: ChangeListener[] = []
  const clock = { now: 0 }
  let notices = 0
  const feed = {
    listen: (listener: ChangeListener) => {
      listeners.push(listener)
      return () => {}
    },
    noticeOthers: () => {
      notices += 1
    },
  }
  const cache = new ChangeCache<string>(feed, {
    capacity: 10,
    sizeOf: ({ length }) => length,
    now: () => clock.now,
    ...options,
  })
  const change = (changes: Partial<Changes>) => {
    for (const listener of listeners) listener({ ...NOTHING, ...changes })
  }
  return { cache, change, clock, noticed: () => notices }
}

/** A value that is made when the test says so. */
function later() {
  let finish = (_value: string): void => {}
  const value = new Promise<string>((resolve) => {
    finish = resolve
  })
  return { make: () => value, finish }
}

describe('a cached value', () => {
  it.each<[string, CacheContents, Partial<Changes>, boolean]>([
    ['an item it shows', { items: ['a', 'b'] }, { items: new Set(['b']) }, true],
    ['an item it does not show', { items: ['a'] }, { items: new Set(['b']) }, false],
    ['a store it shows', { stores: ['s'] }, { stores: new Set(['s']) }, true],
    ['another store', { stores: ['s'] }, { stores: new Set(['t']) }, false],
    ['lists', { lists: true }, { lists: true }, true],
    ['lists, which it has not', {}, { lists: true }, false],
    ['the catalogue', { catalogue: true }, { catalogue: true }, true],
    ['any store, beside a listing', { catalogue: true }, { stores: new Set(['t']) }, true],
    ['lists, beside a listing', { catalogue: true }, { lists: true }, true],
    ['banners', { banners: true }, { banners: true }, true],
    ['an article', { blog: true }, { blog: true }, true],
    ['an article, which it has not', { lists: true }, { blog: true }, false],
    ['banners, which it has not', { lists: true }, { banners: true }, false],
    ['settings that it does not name', {}, { settings: true }, true],
    ['settings, which it does not show', { settings: false }, { settings: true }, false],
    ['everything', { settings: false }, { everything: true }, true],
  ])('after a change of %s', (_name, contents, changes, isDropped) => {
    const { cache, change } = setUp()
    cache.keep('key', 'value', contents)
    change(changes)
    expect(cache.find('key')).toBe(isDropped ? null : 'value')
  })

  it('grows old, and asks for what other processes wrote', () => {
    const { cache, clock, noticed } = setUp({ maxAgeMs: 5 })
    cache.keep('key', 'value', {})
    clock.now = 5
    expect(cache.find('key')).toBe('value')
    clock.now = 6
    expect(cache.find('key')).toBeNull()
    expect(noticed()).toBe(2)
  })

  it('is dropped when it shows something else by itself', () => {
    const { cache, clock } = setUp({ maxAgeMs: 5 })
    cache.keep('soon', 'v', { until: 3 })
    cache.keep('late', 'v', { until: 30 })
    cache.keep('never', 'v', { until: null })
    clock.now = 2
    expect(cache.find('soon')).toBe('v')
    clock.now = 3
    expect(['soon', 'late', 'never'].map((key) => cache.find(key))).toEqual([null, 'v', 'v'])
    clock.now = 6
    expect(['late', 'never'].map((key) => cache.find(key))).toEqual([null, null])
  })

  it('makes room for newer ones, the oldest first', () => {
    const { cache } = setUp({ capacity: 6 })
    for (const key of ['a', 'b', 'c']) cache.keep(key, 'xxx', {})
    expect(['a', 'b', 'c'].map((key) => cache.find(key))).toEqual([null, 'xxx', 'xxx'])
    cache.keep('b', 'x', {})
    cache.keep('d', 'xx', {})
    expect(['b', 'c', 'd'].map((key) => cache.find(key))).toEqual(['x', 'xxx', 'xx'])
  })

  it('is made once for all who ask meanwhile, and then found', async () => {
    const { cache } = setUp()
    const { make, finish } = later()
    const first = cache.ask('key', make, () => ({}))
    const second = cache.ask(
      'key',
      () => Promise.reject(new Error('twice')),
      () => ({}),
    )
    finish('value')
    expect(await Promise.all([first, second])).toEqual(['value', 'value'])
    expect(cache.find('key')).toBe('value')
  })

  it('is made anew for who asks after a change, and what began before it is not cached', async () => {
    const { cache, change } = setUp()
    const early = later()
    const first = cache.ask('key', early.make, () => ({ settings: false }))
    change({ banners: true })
    const second = cache.ask(
      'key',
      async () => 'new',
      () => ({ settings: false }),
    )
    expect(await second).toBe('new')
    early.finish('old')
    expect(await first).toBe('old')
    expect(cache.find('key')).toBe('new')
  })

  it('is not cached when it has no contents, or when making it failed', async () => {
    const { cache } = setUp()
    await cache.ask(
      'key',
      async () => 'once',
      () => null,
    )
    expect(cache.find('key')).toBeNull()
    await expect(
      cache.ask(
        'key',
        () => Promise.reject(new Error('no')),
        () => ({}),
      ),
    ).rejects.toThrow('no')
    expect(
      await cache.ask(
        'key',
        async () => 'again',
        () => ({}),
      ),
    ).toBe('again')
  })
})
