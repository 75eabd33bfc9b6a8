import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../kernel/languages'
import {
  attributeField,
  gatherAttributes,
  MAX_ATTRIBUTE_LENGTH,
  packChoice,
  packChoices,
  readAttribute,
  readAttributes,
  readChoices,
  unpackChoices,
} from './attribute-values'
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  type AttributeValues,
  attributeOf,
  attributesOf,
  CHOICE_KEYS,
  choicesOf,
  describeAttribute,
  nameAttribute,
  pickAttributes,
  searchedAttributes,
} from './attributes'
import { CATEGORIES } from './categories'
import { FACET_PARAMS } from './facets'

/** Names that addresses of listings and REST have for something else. */
const TAKEN: readonly string[] = [...FACET_PARAMS, 'q', 'min', 'max', 'sort', 'cursor', 'storeId', 'lang']

describe('the table of attributes', () => {
  it('has some for each category, each once', () => {
    for (const { slug } of CATEGORIES) {
      const keys = attributesOf(slug)
      expect(keys.length, slug).toBeGreaterThan(1)
      expect(new Set(keys).size, slug).toBe(keys.length)
      expect(choicesOf(slug).length, slug).toBeGreaterThan(0)
      const names = keys.map((key) => nameAttribute('en', key))
      expect(new Set(names).size, slug).toBe(names.length)
    }
    expect(attributesOf('')).toEqual([])
    expect(attributesOf('constructor')).toEqual([])
  })

  it('has no attribute that no category has', () => {
    const used = new Set(CATEGORIES.flatMap(({ slug }) => attributesOf(slug)))
    expect(ATTRIBUTE_KEYS.filter((key) => !used.has(key))).toEqual([])
  })

  it('names each attribute and each choice in every language', () => {
    for (const key of ATTRIBUTE_KEYS) {
      const attribute = attributeOf(key)
      const all = attribute.kind === 'choice' ? Object.values(attribute.choices) : []
      for (const names of [attribute.names, ...all])
        for (const language of LANGUAGES) expect(names[language].trim(), key).not.toBe('')
      for (const language of LANGUAGES) {
        const labels = all.map((names) => names[language])
        expect(new Set(labels).size, `${key} in ${language}`).toBe(labels.length)
      }
    }
  })

  it('has keys that addresses have free, and values that can stand in a packed text', () => {
    expect(CHOICE_KEYS.filter((key) => TAKEN.includes(key))).toEqual([])
    for (const key of CHOICE_KEYS) {
      const attribute = attributeOf(key)
      for (const value of attribute.kind === 'choice' ? Object.keys(attribute.choices) : [])
        expect(value).toMatch(/^[a-z\d-]+$/)
    }
  })
})

describe('what is typed for an attribute', () => {
  it('is a choice, a number within its range, a text, or a sentence at the field', () => {
    expect(readAttribute('colour', ' red ')).toEqual({ value: 'red' })
    expect(readAttribute('colour', 'reddish')).toEqual({ problem: 'choose' })
    expect(readAttribute('colour', 'toString')).toEqual({ problem: 'choose' })
    expect(readAttribute('pages', '0320')).toEqual({ value: '320' })
    for (const wrong of ['0', '1.5', '-3', '10001', 'many'])
      expect(readAttribute('pages', wrong)).toEqual({ problem: 'attributeNumber' })
    expect(readAttribute('author', '  Tan   Twan Eng ')).toEqual({ value: 'Tan Twan Eng' })
    expect(readAttribute('author', 'call 012-345 6789')).toEqual({ problem: 'contact' })
    expect(readAttribute('brand', 'x'.repeat(MAX_ATTRIBUTE_LENGTH + 1))).toEqual({ problem: 'tooLong' })
    for (const key of ATTRIBUTE_KEYS) expect(readAttribute(key, ' ')).toEqual({ value: '' })
  })

  it('is an ISBN whose last digit checks the others', () => {
    expect(readAttribute('isbn', '978-0-306-40615-7')).toEqual({ value: '9780306406157' })
    expect(readAttribute('isbn', '0 8044 2957 x')).toEqual({ value: '080442957X' })
    for (const wrong of ['9780306406158', '0804429571', '1234567890123', '978'])
      expect(readAttribute('isbn', wrong)).toEqual({ problem: 'isbn' })
  })

  it('counts for its category only', () => {
    const typed = { colour: 'red', author: 'Ali', size: 'huge' }
    expect(readAttributes('books', typed)).toEqual({ values: { author: 'Ali' }, problems: [] })
    expect(readAttributes('clothing', typed)).toEqual({
      values: { colour: 'red' },
      problems: [{ key: 'size', problem: 'choose' }],
    })
    expect(readAttributes('', typed)).toEqual({ values: {}, problems: [] })
    expect(pickAttributes('books', { colour: 'red', author: 'Ali' })).toEqual({ author: 'Ali' })
  })

  it('comes from the fields of a form', () => {
    const typed = { title: 'x', [attributeField('colour')]: 'red' }
    expect(gatherAttributes(typed).attributes).toEqual({ colour: 'red' })
  })
})

it('is said in the reader’s language, with its unit', () => {
  expect(describeAttribute('ms', 'colour', 'red')).toBe('Merah')
  expect(describeAttribute('cn', 'warranty', '12')).toBe('12 个月')
  expect(describeAttribute('en', 'year', '1998')).toBe('1998')
  expect(describeAttribute('en', 'colour', 'a choice of old')).toBe('a choice of old')
  expect(searchedAttributes({ colour: 'red', author: 'Ali', brand: 'Kampung' })).toBe('Kampung Ali')
})

/** Any values that an item of a category may have. */
const valuesOf = (category: string): fc.Arbitrary<AttributeValues> =>
  fc.record(
    Object.fromEntries(
      attributesOf(category).map((key: AttributeKey) => {
        const attribute = attributeOf(key)
        const value =
          attribute.kind === 'choice' ? fc.constantFrom(...Object.keys(attribute.choices)) : fc.constant('7')
        return [key, value]
      }),
    ),
    { requiredKeys: [] },
  )

it('packs the choices of an item so that each is found, and unpacks them again', () => {
  const item = fc
    .constantFrom(...CATEGORIES.map(({ slug }) => slug))
    .chain((category) => valuesOf(category).map((values) => ({ category, values })))
  fc.assert(
    fc.property(item, ({ category, values }) => {
      const packed = packChoices(category, values)
      const chosen = Object.fromEntries(
        choicesOf(category).flatMap((key) => (values[key] ? [[key, values[key]]] : [])),
      )
      expect(Object.fromEntries(unpackChoices(packed))).toEqual(chosen)
      for (const key of choicesOf(category)) {
        const attribute = attributeOf(key)
        if (attribute.kind !== 'choice') continue
        for (const value of Object.keys(attribute.choices))
          expect(packed.includes(packChoice(key, value))).toBe(values[key] === value)
      }
      const params = new URLSearchParams(chosen)
      expect(readChoices(params, choicesOf(category))).toEqual(chosen)
    }),
  )
})
