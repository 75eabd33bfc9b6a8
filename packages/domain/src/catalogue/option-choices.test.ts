import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributeOf, CHOICE_KEYS, choicesOf } from './attributes'
import { CATEGORIES } from './categories'
import { type ItemOptions, optionChoices, packItemChoices } from './option-choices'

const of = (name: string, ...values: string[]): ItemOptions => ({
  options: [name, ''],
  variants: values.map((value) => ({ values: [value, ''] })),
})

describe('the options of an item', () => {
  it.each([
    ['Colour', ['Red', 'Blue'], { colour: ['red', 'blue'] }],
    ['color', ['GREY', 'gray'], { colour: ['grey'] }],
    ['Warna', ['Merah', 'Hitam'], { colour: ['black', 'red'] }],
    ['颜色', ['红色'], { colour: ['red'] }],
    ['Size', ['Large', 's', 'XXL'], { size: ['s', 'l', '2xl'] }],
    ['Colour', ['Sunset over Melaka'], { colour: [] }],
    ['Scent', ['Red'], {}],
    // No choice, but a text.
    ['Brand', ['Red'], {}],
    ['', ['Red'], {}],
  ])('called %s with %j are %j of clothes', (name, values, found) => {
    expect(optionChoices('clothing', of(name, ...values))).toEqual(found)
  })

  it('are nothing where the category has no such attribute', () => {
    expect(optionChoices('books', of('Colour', 'Red'))).toEqual({})
    expect(optionChoices('', of('Colour', 'Red'))).toEqual({})
  })

  it('are found beside what the item itself has, each once', () => {
    const item = {
      category: 'clothing',
      attributes: { colour: 'red', material: 'silk', brand: 'Kampung' },
      options: ['Size', 'Colour'] as const,
      variants: [
        { values: ['M', 'Blue'] as const },
        { values: ['M', 'Red'] as const },
        { values: ['S', 'Red'] as const },
      ],
    }
    expect(packItemChoices(item)).toBe(';size=s;;size=m;;colour=red;;colour=blue;;material=silk;')
    expect(packItemChoices({ ...item, options: ['', ''], variants: [] })).toBe(';colour=red;;material=silk;')
  })

  it('are known by the names of every attribute and choice, in every language', () => {
    const any = fc.constantFrom(
      ...CATEGORIES.flatMap(({ slug }) => choicesOf(slug).map((key) => ({ slug, key }))),
    )
    fc.assert(
      fc.property(any, fc.constantFrom('en', 'cn', 'ms'), fc.nat(), ({ slug, key }, language, at) => {
        const attribute = attributeOf(key)
        if (attribute.kind !== 'choice') throw new Error(`${key} is no choice`)
        const choices = Object.entries(attribute.choices)
        const [value, names] = choices[at % choices.length] ?? []
        const found = optionChoices(slug, of(` ${attribute.names[language]} `, names?.[language] ?? ''))
        // Two attributes of a category may share a name: then the first is meant.
        const meant = CHOICE_KEYS.find((own) => found[own] !== undefined)
        expect(attributeOf(meant ?? key).names[language]).toBe(attribute.names[language])
        if (meant === key) expect(found[key]).toEqual([value])
      }),
    )
  })
})
