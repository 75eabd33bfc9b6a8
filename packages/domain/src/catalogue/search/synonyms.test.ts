import { describe, expect, it } from 'vitest'
import { categoryMeant } from './category-synonyms'
import { parseSearch } from './search'
import { groupTerms, makeSynonyms, nearestSynonyms, synonymsOf, widenQuery } from './synonyms'
import { USUAL_SYNONYMS } from './usual-synonyms'

const USUAL = makeSynonyms(USUAL_SYNONYMS.map((line) => line.split(', ')))

const grouped = (query: string): string[] =>
  groupTerms(USUAL, parseSearch(query)).map(({ terms, others }) => {
    const said = terms.map(({ text }) => text).join(' ')
    return others.length > 0 ? `[${said}]` : said
  })

it('has words in several languages on each line, each once, and none that means a whole category', () => {
  for (const line of USUAL_SYNONYMS) {
    const words = line.split(', ')
    expect(new Set(words).size, line).toBe(words.length)
    expect(words.length, line).toBeGreaterThan(1)
    expect(words.filter((word) => categoryMeant(word) !== null)).toEqual([])
  }
})

it.each([
  ['kasut', 'shoes'],
  ['Shoes', '鞋子'],
  ['T-Shirt', 'tshirt'],
  ['powerbank', 'power bank'],
  ['耳机', 'earbuds'],
  ['裙子', 'gaun'],
  ['裙子', 'skirt'],
])('%j is also said %j', (word, other) => {
  expect(synonymsOf(USUAL, word)).toContain(other)
  expect(synonymsOf(USUAL, word)).not.toContain(word.toLowerCase())
})

it('looks for no single Chinese character: it stands in other words', () => {
  expect(synonymsOf(USUAL, 'beg')).toContain('包包')
  expect(synonymsOf(USUAL, 'beg')).not.toContain('包')
  expect(synonymsOf(USUAL, '包')).toContain('bag')
})

describe('the terms of a query', () => {
  it.each([
    ['jam tangan lelaki', ['[jam tangan]', '[lelaki]']],
    ['red phone case', ['red', '[phone case]']],
    ['wireless mouse', ['[wireless mouse]']],
    ['蓝牙耳机', ['[蓝牙]', '[耳机]']],
    ['手机壳', ['[手机壳]']],
    ['茶包', ['茶包']],
    ['包', ['[包]']],
    ['我的书', ['我的书']],
    ['constructor', ['constructor']],
    ['', []],
  ])('of %j are %j', (query, terms) => expect(grouped(query)).toEqual(terms))
})

it('finds the word that was meant by a mistyped one', () => {
  expect(nearestSynonyms(USUAL, 'pengecass', 2)[0]).toBe('pengecas')
  expect(nearestSynonyms(USUAL, 'seleppar', 2)[0]).toBe('selipar')
  expect(nearestSynonyms(USUAL, 'kasut', 2)).not.toContain('kasut')
  expect(nearestSynonyms(USUAL, 'qqqqqq', 2)).toEqual([])
})

it.each([
  ['gift for mom', ['gift mom', 'gift', 'mom']],
  ['charger type c', ['charger c', 'charger type', 'type c', 'charger']],
  ['women dress', ['dress', 'women']],
  ['beg untuk', ['beg']],
  ['the', []],
  ['kopi', []],
  ['', []],
])('where nothing has all of %j, %j is searched for', (query, wider) =>
  expect(widenQuery(USUAL, query)).toEqual(wider),
)

it('tries only some, however many words are typed', () => {
  expect(widenQuery(USUAL, 'bag shoes kipas lampu kopi susu madu teh').length).toBe(4)
  expect(widenQuery(USUAL, 'x'.repeat(1_000_000))).toEqual([])
})
