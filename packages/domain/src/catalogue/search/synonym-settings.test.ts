import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../../kernel/errors'
import { changedFields, parseSettings, valuesOf } from '../../platform/setting-sections'
import { changedSynonyms, readSynonyms, SEARCH_FIELDS } from './synonym-settings'
import { synonymsOf } from './synonyms'

const parse = (synonyms: string): string =>
  parseSettings('search', { version: '0', reason: 'Asked for', synonyms }).values.synonyms ?? ''
const refusal = (synonyms: string) => {
  try {
    return parse(synonyms)
  } catch (error) {
    if (error instanceof DomainError) return { ...error.fields, ...error.details }
    throw error
  }
}
const stored = (text: string) => new Map([[SEARCH_FIELDS.synonyms.name, text]])

it('stores one line for each kind of goods, whatever stands between its words', () => {
  expect(
    parse('  durian，榴莲 ; king of  fruits\r\n\r\nkipas、fan, Kipas, fan\ndurian, 榴莲, king of fruits'),
  ).toBe('durian, 榴莲, king of fruits\nkipas, fan')
  expect(parse(' \n')).toBe('')
})

it.each([
  ['a, b\ndurian', { synonyms: 'synonymsAlone', line: 'durian' }],
  ['durian, Durian ,', { synonyms: 'synonymsAlone', line: 'durian, Durian ,' }],
  [Array.from({ length: 25 }, (_, at) => `w${at}`).join(), { synonyms: 'synonymsLong', count: 24 }],
  [`${'x'.repeat(299)}, y`, { synonyms: 'synonymsLong', line: 'x'.repeat(60) }],
  ['a, b\u202e', { synonyms: 'hiddenSigns' }],
  ['x'.repeat(1_000_000), { synonyms: 'tooLong' }],
])('says what is wrong, and with which line', (typed, expected) => {
  expect(refusal(typed)).toMatchObject(expected)
})

it('stores what it was given back the same', () => {
  const line = fc.array(fc.string({ unit: 'grapheme', maxLength: 9 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const once = refusal(lines.map((words) => words.join(',')).join('\n'))
      if (typeof once === 'string') expect(parse(once)).toBe(once)
    }),
  )
  expect(parse(SEARCH_FIELDS.synonyms.usual)).toBe(SEARCH_FIELDS.synonyms.usual)
})

describe('what the search knows', () => {
  it('is as usual until somebody sets it, and what was set from then on', () => {
    expect(synonymsOf(readSynonyms(new Map()), 'kasut')).toContain('shoes')
    const own = readSynonyms(stored('durian, 榴莲, king of fruits'))
    expect(synonymsOf(own, 'King of Fruits')).toEqual(['durian', '榴莲'])
    expect(synonymsOf(own, 'kasut')).toEqual([])
    expect(synonymsOf(readSynonyms(stored('')), 'kasut')).toEqual([])
  })
})

it('names the lines that came, went or have other words', () => {
  expect(
    changedSynonyms('kipas, fan\nkasut, shoes\ntea, teh', 'kasut, shoes, 鞋子\ntea, teh\ndurian, 榴莲'),
  ).toMatchObject([
    { before: 'kasut, shoes', after: 'kasut, shoes, 鞋子' },
    { before: '–', after: 'durian, 榴莲' },
    { before: 'kipas, fan', after: '–' },
  ])
  expect(changedFields('search', new Map(), valuesOf('search', new Map()))).toEqual([])
})
