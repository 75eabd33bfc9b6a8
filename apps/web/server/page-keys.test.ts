import { expect, it } from 'vitest'
import { buyerKeyOf, visitorKeyOf } from './page-keys'

const ask = (cookie: string, url = '/') => ({ method: 'GET', url, headers: { cookie } })

it('keeps pages of each currency apart', () => {
  const keys = ['', 'currency=USD', 'currency=SGD', 'lang=x; currency=USD'].map((cookie) =>
    visitorKeyOf(ask(cookie)),
  )
  expect(new Set(keys).size).toBe(keys.length)
  expect(buyerKeyOf(ask('session=a; currency=USD', '/shop'))).toBe(
    buyerKeyOf(ask('currency=USD; session=b', '/shop')),
  )
})

it('keeps one page for all currencies that are none', () => {
  const plain = visitorKeyOf(ask(''))
  for (const cookie of ['currency=GBP', 'currency=', 'currency=usd', `currency=${'x'.repeat(500)}`])
    expect(visitorKeyOf(ask(cookie))).toBe(plain)
})

it.each([
  ['an address that was typed', { 'sec-fetch-site': 'none' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['our own pages', { 'sec-fetch-site': 'same-origin' }, false],
  ['a tab of somebody who was here before', { 'sec-fetch-site': 'none', cookie: 'lang=ms' }, false],
  ['a robot', {}, false],
])('keeps pages that bring their styles apart: %s', (_from, headers, bringsStyles) => {
  const key = visitorKeyOf({ method: 'GET', url: '/', headers })
  expect(key?.startsWith('first|')).toBe(bringsStyles)
})
