import { describe, expect, it } from 'vitest'
import { fromOf, pathOf, safePath } from './safe-path'

describe('safePath', () => {
  it.each([
    ['/wishlist', '/wishlist'],
    ['/shop-now?q=kopi&sort=newest#top', '/shop-now?q=kopi&sort=newest#top'],
    ['/shop/category/../wishlist', '/shop/wishlist'],
    ['/item/%E5%92%96%E5%95%A1', '/item/%E5%92%96%E5%95%A1'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ])('leads to a page of ours: %s', (wanted, path) => {
    expect(safePath(wanted)).toBe(path)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\tevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/a/../..//evil.example/b',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '@evil.example',
    'evil.example',
    '/\u0000//evil.example',
    '',
    null,
    undefined,
  ])('leads home: %j', (wanted) => {
    expect(safePath(wanted)).toBe('/')
    expect(safePath(wanted, '/shop')).toBe('/shop')
  })

  it('what it returns stays with us when a browser reads it', () => {
    for (const wanted of ['/.//x', '/a/..//x', '/%2e%2e//x', '/././/x', '/ok', '/ok?next=//x', '/;//x'])
      expect(new URL(safePath(wanted), 'https://pasar.example').host).toBe('pasar.example')
  })
})

describe('pathOf', () => {
  it('is short enough to travel in another address', () => {
    expect(pathOf(new Request('http://pasar.test/shop-now.data?q=kopi&_routes=x'))).toBe('/shop-now?q=kopi')
    expect(pathOf(new Request(`http://pasar.test/shop-now?q=${'%22'.repeat(4_000)}`))).toBe('/shop-now')
    expect(safePath(`/${'x'.repeat(2_000)}`)).toBe('/')
  })
})

describe('fromOf', () => {
  const ask = (search: string) => fromOf(new Request(`https://pasar.example/login${search}`))
  it('is a path of ours or nothing', () => {
    expect(ask('?from=%2Fcheckout%3Fa%3D1')).toBe('/checkout?a=1')
    expect(ask('?from=%2F%2Fevil.example')).toBeNull()
    expect(ask('?from=/%09/evil.example')).toBeNull()
    expect(ask('')).toBeNull()
  })
})
