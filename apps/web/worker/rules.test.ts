import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, inTheme, listCached, mayKeepCopy, mayKeepFile, planFor, textOf } from './rules'

const ORIGIN = 'https://pasar.test'
const plan = (path: string, asked: { method?: string; mode?: string; isPart?: boolean } = {}) =>
  planFor(
    { method: 'GET', mode: 'no-cors', isPart: false, url: new URL(path, ORIGIN).href, ...asked },
    ORIGIN,
  )

const answer = (headers: Record<string, string>, rest: Partial<Answer> = {}): Answer => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers(headers),
  ...rest,
})
const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' }

describe('what the worker looks at', () => {
  it('is a page that is opened, and files whose names change with their contents', () => {
    expect(plan('/item/kopi?x=1', { mode: 'navigate' })).toBe('page')
    expect(plan('/assets/root-Bx_1.js')).toBe('file')
    expect(plan('/icons/0a1b2c.svg')).toBe('file')
    expect(plan('/texts/en-0a1b2c.json')).toBe('file')
    expect(plan('/uploads/k3y-640.webp')).toBe('picture')
  })

  it.each([
    '/trpc/cart.get?input=%7B%7D',
    '/api/cart',
    '/api/items/slug/kopi',
    '/_root.data',
    '/about.data',
    '/about',
    '/session',
    '/socket.io/?EIO=4',
    '/orders/user/ord_1/claim/1/photo/1',
    '/downloads/file',
    '/uploads/../session',
    '/uploads/a/b.webp',
    '/sw.js',
    '/offline/en',
    '/favicon.svg',
  ])('is not %s', (path) => {
    expect(plan(path)).toBeNull()
  })

  it('is nothing that changes something, nothing of other sites, and no part of a file', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']) {
      expect(plan('/cart', { method, mode: 'navigate' })).toBeNull()
      expect(plan('/assets/a.js', { method })).toBeNull()
    }
    expect(plan('https://other.test/assets/a.js')).toBeNull()
    expect(plan('https://other.test/', { mode: 'navigate' })).toBeNull()
    expect(plan('/uploads/a.webp', { isPart: true })).toBeNull()
  })
})

describe('what may be cached', () => {
  it('is a file that says it never changes', () => {
    expect(mayKeepFile(answer(FOREVER))).toBe(true)
    expect(mayKeepFile(answer({ 'cache-control': 'Public, Immutable' }))).toBe(true)
    expect(mayKeepFile(answer({ 'cache-control': 'public, max-age=60' }))).toBe(false)
    expect(mayKeepFile(answer({}))).toBe(false)
  })

  it('is a copy of a page that says it is for everyone', () => {
    const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, no-cache' }
    expect(mayKeepCopy(answer(html))).toBe(true)
    expect(mayKeepCopy(answer({ ...html, 'content-type': 'application/json' }))).toBe(false)
    expect(mayKeepCopy(answer({ ...html, 'cache-control': 'private, no-store' }))).toBe(false)
    expect(mayKeepCopy(answer({ 'content-type': 'text/html' }))).toBe(false)
  })

  it('is never an answer that is private, brings a cookie, failed, came from elsewhere or was sent on', () => {
    const directives = fc.subarray(['public', 'immutable', 'max-age=9', 'no-cache'], { minLength: 0 })
    const bad = fc.constantFrom<[Record<string, string>, Partial<Answer>]>(
      [{ 'cache-control': 'private' }, {}],
      [{ 'cache-control': 'no-store' }, {}],
      [{ 'cache-control': 'public, immutable', 'set-cookie': 'session=1' }, {}],
      [{ 'cache-control': 'public, immutable' }, { status: 404 }],
      [{ 'cache-control': 'public, immutable' }, { status: 206 }],
      [{ 'cache-control': 'public, immutable' }, { status: 503 }],
      [{ 'cache-control': 'public, immutable' }, { type: 'opaque' }],
      [{ 'cache-control': 'public, immutable' }, { type: 'cors' }],
      [{ 'cache-control': 'public, immutable' }, { redirected: true }],
    )
    fc.assert(
      fc.property(bad, directives, ([headers, rest], more) => {
        const cache = [...more, headers['cache-control']].join(', ')
        const given = answer({ ...headers, 'cache-control': cache, 'content-type': 'text/html' }, rest)
        // A browser hides this header from workers; where one does not, it counts.
        if (headers['set-cookie']) given.headers = { get: (name) => new Headers({ ...headers }).get(name) }
        expect(mayKeepFile(given)).toBe(false)
        expect(mayKeepCopy(given)).toBe(false)
      }),
    )
  })
})

describe('the offline page', () => {
  const page =
    '<h1>Offline</h1><section data-texts=""><ul><li data-text="about"><a>About</a></li><li data-text="faq"><a>FAQ</a></li></ul></section><p>End</p>'

  it('lists what is cached', () => {
    expect(listCached(page, () => true)).toBe(page)
    const one = listCached(page, (text) => text === 'faq')
    expect(one).toContain('FAQ')
    expect(one).not.toContain('About')
  })

  it('has no list when nothing is cached', () => {
    expect(listCached(page, () => false)).toBe('<h1>Offline</h1><p>End</p>')
  })

  it('is as light or dark as was chosen', () => {
    const whole = '<!DOCTYPE html><html lang="en"><body>&lt;html</body></html>'
    expect(inTheme(whole, 'dark')).toBe(whole.replace('<html lang', '<html data-theme="dark" lang'))
    for (const none of [undefined, '', 'x"><script>']) expect(inTheme(whole, none)).toBe(whole)
  })

  it('knows which address shows which text', () => {
    expect(textOf('/faq', ['about', 'faq'])).toBe('faq')
    expect(textOf('/faq/', ['about', 'faq'])).toBeUndefined()
    expect(textOf('/item/faq', ['about', 'faq'])).toBeUndefined()
  })
})
