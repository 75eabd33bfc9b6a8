import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuoted, MAX_QUOTE_LENGTH, placeRemarks, quoteOf } from './remarks'

/** Half of a surrogate pair. */
const LONE = /\p{Surrogate}/u

describe('a remark', () => {
  it('is about words of a passage, whatever blanks a browser made of them', () => {
    expect(isQuoted('Cold water,\nand no bleach.', 'water, and\u00a0no')).toBe(true)
    expect(isQuoted('Cold water', 'warm water')).toBe(false)
    expect(isQuoted('Cold water', ' ')).toBe(false)
  })

  it('follows its words to another passage, the nearest of several', () => {
    const passages = ['Soak it.', 'Rinse it.', 'Soak it.', 'Dry it.']
    const quotes = [
      { block: 3, quote: 'Soak it.' },
      { block: 0, quote: 'Rinse' },
      { block: 1, quote: 'Iron it.' },
      { block: 0, quote: ' ' },
    ]
    expect(placeRemarks(passages, quotes)).toEqual([2, 1, null, null])
  })

  it('stays where it was while the text is the same', () => {
    const passage = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(fc.array(passage, { minLength: 1, maxLength: 8 }), fc.nat(), (passages, seed) => {
        const block = seed % passages.length
        const quote = quoteOf(passages[block] ?? '')
        expect(placeRemarks(passages, [{ block, quote }])).toEqual([block])
      }),
    )
  })

  it('quotes no more than may be sent, and no half of a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
        const quote = quoteOf(text)
        expect(quote.length).toBeLessThanOrEqual(MAX_QUOTE_LENGTH)
        expect(quote).not.toMatch(LONE)
      }),
    )
    expect(quoteOf('🦊'.repeat(400))).not.toMatch(LONE)
    expect(quoteOf(`${'word '.repeat(100)}`)).toMatch(/^(word )+word$/)
  })
})
