import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES, isCategory } from '../categories'
import { CATEGORY_WORDS } from '../category-words'
import { CATEGORY_SYNONYMS, categoryMeant, suggestCategories } from './category-synonyms'

describe('the words for categories', () => {
  it('stand for one category each', () => {
    const all = CATEGORIES.flatMap(({ slug }) => CATEGORY_SYNONYMS[slug].map((word) => [word, slug] as const))
    for (const [word, slug] of all) expect([word, categoryMeant(word)]).toEqual([word, slug])
    expect(new Set(all.map(([word]) => word)).size).toBe(all.length)
  })

  it('hold the names in every language', () => {
    for (const { slug, name } of CATEGORIES)
      for (const word of [slug, name, CATEGORY_WORDS[slug].cn, CATEGORY_WORDS[slug].ms])
        expect([word, categoryMeant(word)]).toEqual([word, slug])
  })
})

describe('categoryMeant', () => {
  it.each([
    ['buku', 'books'],
    ['书', 'books'],
    ['图书', 'books'],
    ['Telefon', 'phone'],
    ['handphone', 'phone'],
    [' 电话 ', 'phone'],
    ['BAJU', 'clothing'],
    ['barang  kemas', 'jewelry'],
    ['ＢＯＯＫ', 'books'],
    ['kereta', 'automotive'],
  ])('%j is %s', (word, slug) => {
    expect(categoryMeant(word)).toBe(slug)
  })

  it.each(['', ' ', 'kopi', '手机壳', 'constructor', 'coupon-center', 'bukuu'])('%j is none', (word) => {
    expect(categoryMeant(word)).toBeNull()
  })
})

describe('suggestCategories', () => {
  it.each([
    ['buk', 'books'],
    ['tele', 'phone'],
    ['handfone', 'phone'],
    ['pakain', 'clothing'],
    ['电', 'electronics'],
    ['宠', 'pet'],
    ['jewelery', 'jewelry'],
  ])('%j leads to %s', (typed, slug) => {
    expect(suggestCategories(typed, 3)).toContain(slug)
  })

  it('puts what is meant exactly first', () => {
    for (const { slug } of CATEGORIES) expect(suggestCategories(slug, 3)[0]).toBe(slug)
  })

  it('gives few categories, each once, for anything typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 0, max: 5 }),
        (text, most) => {
          const found = suggestCategories(text, most)
          expect(found.length).toBeLessThanOrEqual(most)
          expect(new Set(found).size).toBe(found.length)
          expect(found.every(isCategory)).toBe(true)
        },
      ),
    )
  })

  it('knows nothing near to nonsense', () => {
    for (const text of ['', ' ', 'zzzzqqqq', '鱻鱻']) expect(suggestCategories(text, 3)).toEqual([])
  })
})
