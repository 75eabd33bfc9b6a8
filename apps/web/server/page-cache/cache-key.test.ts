import { AUDIENCES, ROUTES } from '@pasar/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyerKeyOf, type CacheKey, serializeKey, visitorKeyOf } from './cache-key'
import { requestOf } from './key-request'

type Headers = Record<string, string>
const ask = (headers: Headers, url = '/about') => ({ method: 'GET', url, headers })
const visitor = (cookie: string, url?: string, headers: Headers = {}) =>
  visitorKeyOf(ask({ ...headers, cookie }, url))

const nobody = { language: 'en', currency: null, theme: null, bringsStyles: false, query: '' } as const
const about = { kind: 'page', audience: 'visitor', path: '/about', ...nobody } as const

describe('the key of a visitor', () => {
  it.each<[string, Headers, CacheKey | null]>([
    ['nothing', {}, about],
    ['a session', { cookie: 'session=x' }, null],
    ['a session of a shop with https', { cookie: 'a=b;__Host-session=x' }, null],
    ['a message', { cookie: 'flash=x' }, null],
    ['an item to be added', { cookie: 'x=1;pendingAdd=x' }, null],
    ['a token', { authorization: 'Bearer x' }, null],
    ['an encoded name, which is another name', { cookie: 'sess%69on=x; __%48ost-session=x' }, about],
    ['a theme without a blank before it', { cookie: 'x=1;theme=dark' }, { ...about, theme: 'dark' }],
    ['a theme that is none', { cookie: 'theme=red' }, about],
    ['a currency', { cookie: 'currency=USD' }, { ...about, currency: 'USD' }],
    ['ringgit', { cookie: 'currency=MYR' }, about],
    ['the first of two', { cookie: 'currency=SGD; currency=USD' }, { ...about, currency: 'SGD' }],
    ['a choice of language', { cookie: 'lang=ImNuIg%3D%3D' }, { ...about, language: 'cn' }],
    ['a choice that is not encoded', { cookie: 'lang=ImNuIg==' }, { ...about, language: 'cn' }],
    [
      'the wish of a browser',
      { 'accept-language': 'fr, zh-TW;q=0.9, ms;q=0.2' },
      { ...about, language: 'cn' },
    ],
    [
      'a choice that is none beside a wish',
      { cookie: 'lang=~', 'accept-language': 'zh' },
      { ...about, language: 'cn' },
    ],
    ['a choice that is none', { cookie: 'lang=~' }, about],
    ['a bare percent sign', { cookie: 'lang=%; theme=%; %=%' }, about],
    ['an address that was typed', { 'sec-fetch-site': 'none' }, { ...about, bringsStyles: true }],
    ['another site', { 'sec-fetch-site': 'cross-site' }, { ...about, bringsStyles: true }],
    ['our own pages', { 'sec-fetch-site': 'same-origin' }, about],
    ['a tab of somebody who was here before', { 'sec-fetch-site': 'none', cookie: 'x=1' }, about],
  ])('who sends %s', (_name, headers, key) => {
    expect(visitorKeyOf(ask(headers))).toEqual(key)
  })

  it('is none for a page of its own that the pattern of a cached one matches', () => {
    expect(visitorKeyOf(ask({}, '/blog/coffee'))).not.toBeNull()
    expect(visitorKeyOf(ask({}, '/blog/submit'))).toBeNull()
  })

  it('is not that of who posts', () => {
    for (const method of ['POST', 'HEAD', 'PUT'])
      expect(visitorKeyOf({ method, url: '/about', headers: {} })).toBeNull()
  })
})

describe('the address in a key', () => {
  it.each([
    ['/about', ''],
    ['/about?q=1', null],
    ['/item/kopi?utm_source=mail', ''],
    ['/item/kopi?utm_source=mail&variant=var_1', 'variant=var_1'],
    ['/item/kopi?variant=%3Cb%3E', ''],
    ['/item/kopi?lang=ms', null],
    ['/item/kopi%20', null],
    ['/item/../about', null],
    ['//about', null],
    ['/item/kopi/reviews', null],
    ['/store/s?sort=priceUp&q=tea|kopi&fbclid=x', 'q=tea%7Ckopi&sort=priceUp'],
    ['/store/s?min=x', null],
    [`/store/s?q=${'x'.repeat(500)}`, null],
    ['/shop-now', null],
    ['/login', null],
  ])('%s', (url, query) => {
    expect(visitor('', url)).toEqual(query === null ? null : { ...about, path: url.split('?')[0], query })
  })

  it('is that of a buyer where a session stands beside it, and not before anyone has looked at it', () => {
    const key = { ...about, audience: 'buyer', path: '/shop-now', query: 'q=kopi' }
    expect(buyerKeyOf(ask({ cookie: 'session=x' }, '/shop-now?q=kopi&page=2'))).toEqual(key)
    expect(buyerKeyOf(ask({ cookie: 'session=x; flash=y' }, '/shop-now'))).toBeNull()
    expect(buyerKeyOf(ask({}, '/shop-now'))).toBeNull()
    expect(buyerKeyOf(ask({ cookie: 'session=x' }, '/'))).toBeNull()
  })

  it('may be a call or an answer of the contract', () => {
    expect(visitor('', '/api/items/itm_1')).toEqual({ kind: 'rest', path: '/items/itm_1' })
    for (const path of ['/items/trending', '/items/slug/kopi'])
      expect(visitor('', `/api${path}`)).toEqual({ kind: 'rest', path })
    for (const path of ['/api/items/itm_1?x', '/api/items', '/api/items/a/b', '/api/cart'])
      expect(visitor('', path)).toBeNull()
    expect(visitor('session=x', '/api/items/itm_1')).toBeNull()
    const call = '/trpc/catalogue.search?batch=1&input=%7B%220%22%3A%7B%22q%22%3A%22kopi%22%7D%7D'
    const input = { q: 'kopi' }
    expect(buyerKeyOf(ask({ cookie: 'session=x' }, call))).toEqual({
      kind: 'call',
      name: 'catalogue.search',
      isBatch: true,
      input,
    })
    expect(buyerKeyOf(ask({ cookie: 'session=x', 'trpc-accept': 'application/jsonl' }, call))).toBeNull()
    for (const other of [
      'catalogue.search?input=%',
      'cart.get?input=%7B%7D',
      'catalogue.search,cart.get?batch=1&input=%7B%7D',
    ])
      expect(buyerKeyOf(ask({ cookie: 'session=x' }, `/trpc/${other}`)), other).toBeNull()
    // The answer to an input that is wrong is for the call to give.
    const wrong = encodeURIComponent('{"0":{"q":7}}')
    expect(
      buyerKeyOf(ask({ cookie: 'session=x' }, `/trpc/catalogue.search?batch=1&input=${wrong}`)),
    ).toBeNull()
  })
})

const paths = ROUTES.flatMap(({ path, cache }) => (cache ? [path.replace(/:\w+/g, 'some-thing_1')] : []))
const cookieHeader = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'session',
          '__Host-session',
          'sess%69on',
          'lang',
          'theme',
          'currency',
          'flash',
          'Theme',
          '',
        ),
        fc.string(),
      ),
      fc.oneof(fc.constantFrom('dark', 'light', 'USD', 'ImNuIg%3D%3D', '~', '%', '"dark"', '|'), fc.string()),
      fc.constantFrom('; ', ';', ' ; ', ';;', ',', '\t;'),
    ),
  )
  .map((cookies) => cookies.map(([name, value, end]) => `${name}=${value}${end}`).join(''))
const address = fc
  .tuple(fc.constantFrom(...paths), fc.oneof(fc.constant(''), fc.webQueryParameters(), fc.string()))
  .map(([path, query]) => (query === '' ? path : `${path}?${query}`))

it('whatever is sent, the request made from the key has the same key, and nothing of what was sent besides', () => {
  expect(paths.length).toBeGreaterThan(18)
  fc.assert(
    fc.property(
      address,
      cookieHeader,
      fc.oneof(fc.constantFrom('zh', 'ms;q=0.1, de', '*'), fc.string()),
      fc.dictionary(fc.constantFrom('referer', 'user-agent', 'x-forwarded-host', 'accept'), fc.string()),
      (url, cookie, acceptLanguage, others) => {
        const asked = ask({ ...others, cookie, 'accept-language': acceptLanguage }, url)
        for (const key of [visitorKeyOf(asked), buyerKeyOf(asked)]) {
          if (key?.kind !== 'page') continue
          expect(AUDIENCES).toContain(key.audience)
          const request = requestOf(key, 'http://pasar.test')
          expect(
            [...request.headers.keys()].filter((name) => !['accept-language', 'cookie'].includes(name)),
          ).toEqual([])
          const { pathname, search } = new URL(request.url)
          const session = key.audience === 'buyer' ? '; session=x' : ''
          const again = ask(
            {
              'accept-language': request.headers.get('accept-language') ?? '',
              cookie: `${request.headers.get('cookie') ?? 'x=y'}${session}`,
            },
            pathname + search,
          )
          const same = key.audience === 'buyer' ? buyerKeyOf(again) : visitorKeyOf(again)
          expect(same && serializeKey(same)).toBe(serializeKey({ ...key, bringsStyles: false }))
        }
      },
    ),
    { numRuns: 500 },
  )
})
