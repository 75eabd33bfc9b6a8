import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bannerLinkSchema, safeLink } from './links'

const UNSAFE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\tevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '%2F%2Fevil.example',
  'http://evil.example/',
  'https:\\\\evil.example',
  'https://user:secret@evil.example/',
  'https://localhost/',
  'https://',
  'evil.example',
  '',
]

describe('the link of a banner', () => {
  it.each([
    ['/shop-now?offer=1', '/shop-now?offer=1'],
    [' /shop/new ', '/shop/new'],
    ['https://partner.example/raya', 'https://partner.example/raya'],
  ])('may be %j', (typed, kept) => {
    expect(bannerLinkSchema.parse(typed)).toBe(kept)
  })

  it.each(UNSAFE)('is refused when it is %j, and shown nowhere', (typed) => {
    expect(bannerLinkSchema.safeParse(typed).success).toBe(false)
    expect(safeLink(typed)).toBeNull()
  })

  it('whatever was typed, what is kept leads to us or to https, and is read again as it is', () => {
    const typed = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string().map((rest) => `/${rest}`),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const kept = bannerLinkSchema.safeParse(text).data
        if (kept === undefined) return
        const { protocol, host } = new URL(kept, 'https://pasar.example')
        expect(protocol).toBe('https:')
        if (kept.startsWith('/')) expect(host).toBe('pasar.example')
        expect(safeLink(kept)).toBe(kept)
      }),
    )
  })
})
