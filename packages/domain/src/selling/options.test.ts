import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../kernel/errors'
import { sen } from '../kernel/money'
import { isRowField, nameVariant, readRows, writeRows } from './option-rows'
import { fillRows, lowestPrice, parseOptions, readValues } from './options'

const TYPED = { option0: 'Size', values0: 'S, M', option1: 'Colour', values1: 'Red, Blue', price: '12.50' }
const tableOf = (typed: Record<string, string>) => ({ ...typed, ...writeRows(fillRows(typed).rows) })
const fieldsOf = (work: () => unknown): object => {
  try {
    work()
  } catch (error) {
    if (error instanceof DomainError) return error.fields
    throw error
  }
  throw new Error('It was not refused')
}

it('reads each value once, whichever commas part them', () => {
  expect(readValues(' S,M，L、s, ,  Extra   large ;')).toEqual(['S', 'M', 'L', 'Extra large'])
})

describe('the table of combinations', () => {
  it('has a row for each, which begins with the price above it', () => {
    const { names, rows } = fillRows(TYPED)
    expect(names).toEqual(['Size', 'Colour'])
    expect(rows.map(({ values }) => nameVariant(values))).toEqual([
      'S / Red',
      'S / Blue',
      'M / Red',
      'M / Blue',
    ])
    expect(rows.every(({ price, id }) => price === '12.50' && id === '')).toBe(true)
  })

  it('takes an option that stands alone for the first', () => {
    const { names, rows } = fillRows({ option0: '', values0: '', option1: 'Colour', values1: 'Red' })
    expect(names).toEqual(['Colour', ''])
    expect(rows.map(({ values }) => values)).toEqual([['Red', '']])
  })

  it('keeps what was typed when a value comes, goes, or is written anew', () => {
    const typed = { ...tableOf(TYPED), 'id-0': 'var_1', 'stock-0': '7' }
    for (const values0 of ['M, S', 'S, M, L', 'S'])
      expect(fillRows({ ...typed, values0 }).rows).toContainEqual(
        expect.objectContaining({ values: ['S', 'Red'], id: 'var_1', stock: '7' }),
      )
    expect(fillRows({ ...typed, values1: 'Crimson, Blue' }).rows).toContainEqual(
      expect.objectContaining({ values: ['S', 'Crimson'], id: 'var_1', stock: '7' }),
    )
    const swapped = fillRows({ ...typed, values1: 'Blue, Red' }).rows
    expect(swapped.find(({ id }) => id === 'var_1')).toMatchObject({ values: ['S', 'Red'] })
  })

  it('comes back from a form as it was written', () => {
    const row = fc.record({
      values: fc.tuple(fc.string(), fc.string()),
      id: fc.string(),
      price: fc.string(),
      stock: fc.string(),
      seen: fc.string(),
      sku: fc.string(),
      gtin: fc.string(),
      picture: fc.string(),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 100 }), (rows) => {
        const fields = writeRows(rows)
        expect(readRows(fields)).toEqual(rows)
        expect(Object.keys(fields).every(isRowField)).toBe(true)
      }),
    )
  })
})

describe('options', () => {
  const filled = (more: Record<string, string> = {}) => ({
    ...tableOf(TYPED),
    ...Object.fromEntries([0, 1, 2, 3].map((at) => [`stock-${at}`, '2'])),
    ...more,
  })

  it('come out in sen and pieces', () => {
    const read = parseOptions(filled({ 'price-1': '9.90', 'id-1': 'var_2', 'seen-1': '5' }), false)
    expect(read?.variants[1]).toEqual({
      id: 'var_2',
      values: ['S', 'Blue'],
      price: 990,
      stock: 2,
      seen: 5,
      sku: '',
      gtin: '',
      picture: '',
    })
    expect(read?.variants[0]).toMatchObject({ id: null, price: 1_250, seen: null })
    expect(parseOptions({ price: '1' }, false)).toBeNull()
  })

  it.each([
    [{ 'price-3': '0' }, { 'price-3': 'itemPrice' }],
    [{ 'stock-2': '' }, { 'stock-2': 'stock' }],
    [{ option0: 'x'.repeat(31) }, { option0: 'tooLong' }],
    [{ values1: 'x'.repeat(41) }, { values1: 'tooLong' }],
    [{ values0: 'Call 012-345 6789' }, { values0: 'contact' }],
    [{ values0: 'S, M, L' }, { values0: 'combinations' }],
  ])('with %j are refused at their field', (typed, fields) => {
    expect(fieldsOf(() => parseOptions(filled(typed as Record<string, string>), false))).toEqual(fields)
  })

  it('are a hundred combinations at most; five thousand are refused before anybody makes them', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`).join(',')
    expect(fillRows({ values0: many(10), values1: many(10) }).rows).toHaveLength(100)
    expect(fieldsOf(() => fillRows({ values0: many(100), values1: many(50) }))).toEqual({
      values0: 'variantsMost',
    })
  })

  it('of a draft may lack what is not known yet', () => {
    const draft = parseOptions({ values0: 'S, M' }, true)
    expect(draft?.variants).toMatchObject([
      { price: 0, stock: 0 },
      { price: 0, stock: 0 },
    ])
  })

  it('cost from the lowest price', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000_000).map(sen), { minLength: 1 }), (prices) => {
        const lowest = lowestPrice(prices.map((price) => ({ price })))
        expect(prices).toContain(lowest)
        expect(prices.every((price) => price >= lowest)).toBe(true)
      }),
    )
  })
})
