import { createPath, resolvePath } from '@remix-run/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isResolvedPath } from './resolved-path'

it('takes the addresses that links are made of', () => {
  for (const to of [
    '/',
    '/cart',
    '/item/kopi-o',
    '/shop/',
    '/shop-now?q=a/b?c',
    '/faq#fees',
    '/faq?a=1#b?c#d',
  ])
    expect(isResolvedPath(to)).toBe(true)
})

it('leaves the others to the router', () => {
  for (const to of [
    '',
    '.',
    '..',
    'cart',
    '?a=1',
    '#top',
    '//evil.test',
    '/a//b',
    '/..',
    '/./a',
    '/a/../b?c=1',
    'https://a.test/',
    '/a?',
    '/a#',
    '/a?#b',
    { pathname: '/' },
  ])
    expect(isResolvedPath(to)).toBe(false)
})

it('never takes one that the router would change', () => {
  const pieces = fc.constantFrom('/', 'a', '.', '..', '?', '#', '=', '&', '%2f', '伟', ' ', '\\', ':')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const to = `/${parts.join('')}`
      if (isResolvedPath(to)) expect(createPath(resolvePath(to, '/item/kopi'))).toBe(to)
    }),
    { numRuns: 2_000 },
  )
})
