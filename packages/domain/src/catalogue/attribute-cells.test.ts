import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellOf, readHead } from '../selling/import-columns'
import {
  attributeMeant,
  composeAttributes,
  readAttributeCell,
  valueMeant,
  writeAttributeCell,
} from './attribute-cells'
import { readAttributes } from './attribute-values'
import { type AttributeKey, attributeOf, attributesOf } from './attributes'
import { CATEGORIES } from './categories'
import { shopifyAttributes, wooAttributes } from './shop-attributes'

const anyValue = (key: AttributeKey): fc.Arbitrary<string> => {
  const attribute = attributeOf(key)
  if (attribute.kind === 'choice') return fc.constantFrom(...Object.keys(attribute.choices))
  if (attribute.kind === 'number')
    return fc.integer({ min: attribute.least, max: attribute.most }).map(String)
  return fc.string({
    unit: fc.constantFrom('a', 'ß', '好', '|', '=', '\\', ' ', "'", '9'),
    minLength: 1,
    maxLength: 30,
  })
}

it('writes attributes into a cell from which they come back unchanged', () => {
  const item = fc.constantFrom(...CATEGORIES.map(({ slug }) => slug)).chain((category) =>
    fc
      .record(Object.fromEntries(attributesOf(category).map((key) => [key, anyValue(key)])), {
        requiredKeys: [],
      })
      .map((typed) => ({ category, values: readAttributes(category, typed).values })),
  )
  fc.assert(
    fc.property(item, ({ category, values }) => {
      const cell = writeAttributeCell(category, values)
      expect(Object.fromEntries(readAttributeCell(cell))).toEqual(values)
      const { to, from, unknown } = composeAttributes(category, values, cell, true)
      expect([to, from, unknown]).toEqual([cell, cell, []])
    }),
  )
})

describe('a cell', () => {
  it('may name attributes and choices in any of our languages', () => {
    expect(attributeMeant('clothing', ' Warna ')).toBe('colour')
    expect(attributeMeant('books', '作者')).toBe('author')
    expect(attributeMeant('toys', 'For')).toBeNull()
    expect(attributeMeant('pet', 'for')).toBe('animal')
    expect(valueMeant('colour', 'Merah')).toBe('red')
    expect(valueMeant('colour', 'gray')).toBe('grey')
    expect(valueMeant('size', 'XXL')).toBe('2xl')
    expect(valueMeant('colour', 'crimson')).toBe('crimson')
  })

  it('that names what the category does not have is reported', () => {
    expect(composeAttributes('books', {}, 'colour=red | author=Ali', true)).toMatchObject({
      typed: { 'attributes.author': 'Ali' },
      unknown: ['colour'],
      to: 'author=Ali',
    })
  })

  it('that is not there leaves things as they are, and an empty one empties them', () => {
    const before = { author: 'Ali' }
    expect(composeAttributes('books', before, null, true)).toMatchObject({
      from: 'author=Ali',
      to: 'author=Ali',
    })
    expect(composeAttributes('books', before, '', true)).toMatchObject({
      typed: {},
      from: 'author=Ali',
      to: '',
    })
  })
})

describe('files of other shops', () => {
  it('give brand and fields of a shop’s own; what is no choice of ours is left out', () => {
    const names = [
      'Handle',
      'Vendor',
      'Color (product.metafields.shopify.color-pattern)',
      'Fabric (product.metafields.shopify.fabric)',
    ]
    const head = readHead(names)
    const cell = shopifyAttributes(head)(cellOf(head, ['x', 'Batik & Co', 'red; blue', 'Moonlight']))
    expect(cell).toBe('brand=Batik & Co | Color=red | Fabric=Moonlight')
    const { to, unknown } = composeAttributes('clothing', {}, cell, false)
    expect([to, unknown]).toEqual(['colour=red | brand=Batik & Co', []])
  })

  it('give the attributes of what has no variations', () => {
    const head = readHead(['Name', 'Attribute 1 name', 'Attribute 1 value(s)', 'Brands'])
    const cell = cellOf(head, ['x', 'Warna', 'Biru, Merah', 'Anggerik'])
    expect(wooAttributes(cell, false)).toBe('brand=Anggerik | Warna=Biru')
    expect(wooAttributes(cell, true)).toBe('brand=Anggerik')
    expect(composeAttributes('clothing', { size: 'm' }, wooAttributes(cell, false), false).to).toBe(
      'size=m | colour=blue | brand=Anggerik',
    )
  })
})
