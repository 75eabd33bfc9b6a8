import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedTypos, countEdits, listWords, parseSearch, segmentText } from './search'

const wordsOf = (query: string) => parseSearch(query).map((term) => term.text)

describe('listWords', () => {
  it.each([
    ['Kopi O, Kampung: kopi!', ['kopi', 'kampung']],
    ['Café CRÈME', ['cafe', 'creme']],
    ['B12 2026 edition', ['edition']],
    ['双黄白莲蓉月饼 mooncake', ['mooncake']],
    [`${'x'.repeat(33)} ok yes`, ['yes']],
  ])('of %j are %j', (text, words) => {
    expect(listWords(text)).toEqual(words)
  })
})

describe('parseSearch', () => {
  it.each([
    ['Kain BATIK', ['kain', 'batik']],
    ['  ', []],
    ['"a" OR b* NEAR(c) col:d -e ^f', ['a', 'or', 'b', 'near', 'c', 'col', 'd', 'e']],
    ["nasi-lemak's", ['nasi', 'lemak', 's']],
    ['ＩＰＨＯＮＥ１５', ['iphone15']],
    ['café', ['café']],
    ['手机壳', ['手机壳']],
    ['iPhone手机壳 15寸', ['iphone', '手机壳', '15', '寸']],
    ['人々', ['人々']],
    ['𠮷野家', ['𠮷野家']],
    ['\u0301 手\u0301', ['手']],
    ['😀 !?', []],
    ['a\u0000b', ['a', 'b']],
  ])('%s', (query, expected) => {
    expect(wordsOf(query)).toEqual(expected)
  })

  it('looks for runs of Chinese characters as phrases, for other words by their beginning', () => {
    expect(parseSearch('red 手机 かばん 가방')).toEqual([
      { text: 'red', isPhrase: false },
      { text: '手机', isPhrase: true },
      { text: 'かばん', isPhrase: true },
      { text: '가방', isPhrase: true },
    ])
  })

  it('reads 8 words of the first 100 characters', () => {
    expect(wordsOf('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(wordsOf('x'.repeat(1_000_000))).toEqual(['x'.repeat(100)])
    expect(wordsOf(`${' '.repeat(100)}late`)).toEqual([])
  })

  it('gives few, short, harmless words for anything typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        const terms = parseSearch(query)
        expect(terms.length).toBeLessThanOrEqual(8)
        for (const { text } of terms) {
          expect(text).toMatch(/^[\p{L}\p{N}\p{M}]+$/u)
          expect(text).toMatch(/[\p{L}\p{N}]/u)
          expect(text).toBe(text.toLowerCase())
        }
      }),
    )
  })
})

describe('segmentText', () => {
  it('stands Chinese characters apart and leaves words whole', () => {
    expect(segmentText('红色batik手机').split(/\s+/).filter(Boolean)).toEqual([
      '红',
      '色',
      'batik',
      '手',
      '机',
    ])
    expect(segmentText('kain batik')).toBe('kain batik')
    expect(segmentText('𠮷野').trim().split(/\s+/)).toEqual(['𠮷', '野'])
  })

  it('loses nothing but blanks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const bare = (some: string) => some.normalize('NFKC').replace(/\s/g, '')
        expect(bare(segmentText(text))).toBe(bare(text))
      }),
    )
  })
})

describe('typos', () => {
  it('are allowed by length', () => {
    expect([3, 4, 5, 6].map(allowedTypos)).toEqual([0, 1, 1, 2])
  })

  it.each([
    ['batik', 'batik', 0],
    ['batik', 'batk', 1],
    ['batik', 'btaik', 1],
    ['batik', 'satay', 3],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ])('%s and %s: %s', (a, b, edits) => {
    expect(countEdits(a, b, 5)).toBe(edits)
  })

  it('are counted no further than one past the limit', () => {
    expect(countEdits('abcdefgh', 'stuvwxyz', 2)).toBe(3)
    expect(countEdits('a', 'abcdefgh', 2)).toBe(3)
    expect(countEdits('xabc', 'abczz', 1)).toBe(2)
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        expect(countEdits(a, b, limit)).toBe(Math.min(countEdits(a, b, 20), limit + 1))
      }),
    )
  })

  it('are never more than the edits that were made, and the same in both directions', () => {
    const edit = fc.record({
      at: fc.nat(10),
      remove: fc.nat(1),
      insert: fc.constantFrom('', 'a', 'b', 'x'),
    })
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(word, fc.array(edit, { maxLength: 3 }), (start, edits) => {
        const end = edits.reduce(
          (text, { at, remove, insert }) => text.slice(0, at) + insert + text.slice(at + remove),
          start,
        )
        const counted = countEdits(start, end, 10)
        expect(counted).toBeLessThanOrEqual(edits.length)
        expect(countEdits(end, start, 10)).toBe(counted)
        expect(counted === 0).toBe(start === end)
      }),
    )
  })
})
