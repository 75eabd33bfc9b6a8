import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCookies } from './cookies'

const read = (header: string | null) => Object.fromEntries(parseCookies(header))

describe('parseCookies', () => {
  it.each([
    ['', {}],
    ['a=1; b=2', { a: '1', b: '2' }],
    ['a=1;b=2', { a: '1', b: '2' }],
    [' a = 1 ;\tb=2 ; ', { a: '1', b: '2' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=', { a: '' }],
    ['a=1; a=2', { a: '1' }],
    ['sess%69on=x', { 'sess%69on': 'x' }],
    ['__%48ost-session=x', { '__%48ost-session': 'x' }],
    ['a=%', { a: '%' }],
    ['a=%2', { a: '%2' }],
    ['a="1"; b=2', { b: '2' }],
    ['a=1 2; b=2', { b: '2' }],
    ['a=1,b=2', {}],
    ['a\u00a0=1; \u00a0b=2', {}],
    ['=1; ;; a; b=2', { b: '2' }],
    ['session\0=1; b=2', { b: '2' }],
    ['__proto__=1; constructor=2', { ['__proto__']: '1', constructor: '2' }],
  ])('%j', (header, cookies) => {
    expect(parseCookies(header)).toEqual(new Map(Object.entries(cookies)))
  })

  it('has nothing where nothing was sent', () => {
    expect(read(null)).toEqual({})
    expect(parseCookies(undefined).size).toBe(0)
  })

  it('reads back what is well-formed, with and without blanks, and never throws', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9_%.~-]{1,12}$/)
    const value = fc.stringMatching(/^[A-Za-z0-9_%.~=/+-]{0,20}$/)
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key }), (pairs) => {
        for (const between of [';', '; ', ' ;\t'])
          expect([...parseCookies(pairs.map((pair) => pair.join('=')).join(between))]).toEqual(pairs)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        for (const [key, text] of parseCookies(header)) expect(`${key}=${text}`).toMatch(/^[!-~]+$/)
      }),
    )
  })
})
