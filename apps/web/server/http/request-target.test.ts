import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toOriginForm } from './request-target'

describe('a request-target', () => {
  it.each([
    ['/', '/'],
    ['/shop-now?q=%&sort=new', '/shop-now?q=%&sort=new'],
    ['/item/teh%20tarik', '/item/teh%20tarik'],
    ['/item/%E8%8C%B6', '/item/%E8%8C%B6'],
    ['/a//b/./c', '/a//b/./c'],
    ['/item/%5c', '/item/%5c'],
    ['/login?from=//evil', '/login?from=//evil'],
    ['http://shop.test/cart?a=b', '/cart?a=b'],
    ['HTTPS://shop.test:8443/cart', '/cart'],
    ['http://[::1]:3000/cart', '/cart'],
    ['http://shop.test', '/'],
    ['http://shop.test?a=b', '/?a=b'],
  ])('%s is the path %s', (target, path) => expect(toOriginForm(target)).toBe(path))

  it.each([
    '',
    '*',
    '?a=b',
    'a',
    'shop.test:443',
    'ftp://shop.test/',
    'javascript:alert(1)',
    'http:',
    'http://',
    'http:///cart',
    'http://[::1/cart',
    'http://shop.test:99999/',
    'http://user:secret@shop.test/',
    'http://shop.test//evil',
    '//evil.example',
    '///',
    '//..',
    '/\\evil.example',
    '/a\\b',
    '/%5c',
    '/%5Cevil.example',
    '/%2f%2Fevil.example',
    '/./%5c',
    '/a/..//evil.example',
    '/a/%2e%2e/%5c',
    '/..%2f%5cevil.example',
    '/.%2f%2fevil.example',
    '/%',
    '/%zz',
    '/item/%ff',
    '/item/%e8%8c?q=1',
  ])('%s is none', (target) => expect(toOriginForm(target)).toBe(null))

  it('never leads to another host, and can be decoded', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%',
      '%5c',
      '%2f',
      '%2e',
      '.',
      '..',
      'a',
      '?',
      '#',
      'http:',
      '@',
      ':',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = toOriginForm(pieces.join(''))
        if (path === null) return
        const url = new URL(path, 'http://own.invalid')
        expect(url.host).toBe('own.invalid')
        expect(new URL(decodeURIComponent(url.pathname), 'http://own.invalid').host).toBe('own.invalid')
      }),
      { numRuns: 5_000 },
    )
  })
})
