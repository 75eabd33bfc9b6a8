import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appLinksSchema } from './app-links'

const read = (apk: string) => appLinksSchema.safeParse({ apk })

describe('a link to the app', () => {
  it('is an https address, or empty to take it away', () => {
    expect(read(' https://example.my/pasar.apk ').data).toEqual({ apk: 'https://example.my/pasar.apk' })
    expect(read('').data).toEqual({ apk: '' })
    expect(read('  ').data).toEqual({ apk: '' })
    expect(appLinksSchema.parse({})).toEqual({})
  })

  it.each([
    'http://example.my/pasar.apk',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.my/pasar.apk',
    '/downloads/pasar.apk',
    'example.my/pasar.apk',
    'https://user:secret@example.my/',
    'https://localhost/pasar.apk',
    'https://',
  ])('is not %s', (typed) => {
    expect(read(typed).error?.issues[0]?.message).toBe('link')
  })

  it('has an end, and no characters that nobody sees', () => {
    expect(read(`https://example.my/${'a'.repeat(500)}`).error?.issues[0]?.message).toBe('tooLong')
    expect(read('https://example.my/\u202Ekpa').error?.issues[0]?.message).toBe('hiddenSigns')
  })

  it('whatever was typed, what is kept can only lead to https, and is read again as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ validSchemes: ['http', 'https'] }), fc.string()), (typed) => {
        const kept = read(typed).data?.apk
        if (kept === undefined || kept === '') return
        expect(kept).toMatch(/^https:\/\//)
        expect(read(kept).data).toEqual({ apk: kept })
      }),
      { numRuns: 50 },
    )
  })
})
