import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../kernel/errors'
import { CSV_MARK, csvLine } from './csv'
import { plainNumber, plainWhole, readCsv, readCsvCell } from './read-csv'

const read = (text: string) => [...readCsv(text)].map(({ cells }) => cells)
const refusalOf = (text: string) => {
  try {
    read(text)
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, ...error.details }
  }
  return null
}

describe('a CSV file', () => {
  it('comes out as it was written, whatever stands in its cells', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', "'", '=', '-', '1', '.', 'a') }),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
        const table = [['id', 'title'], ...rows]
        const text = CSV_MARK + table.map((cells) => csvLine(cells)).join('')
        expect(read(text).map((cells) => cells.map(readCsvCell))).toEqual(table)
      }),
      { numRuns: 500 },
    )
  })

  it('is read, or refused with its place, whatever it is', () => {
    const unit = fc.constantFrom('"', ',', ';', '\n', '\r', 'a', ' ', 'sep=')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const refusal = refusalOf(text)
        if (refusal) expect(refusal).toMatchObject({ code: 'IMPORT_QUOTES' })
      }),
      { numRuns: 1_000 },
    )
  })

  it('has the separator that its first row has, or that it names', () => {
    expect(read('a;b,c;d\r\n1;2;3')).toEqual([
      ['a', 'b,c', 'd'],
      ['1', '2', '3'],
    ])
    expect(read('a\tb\n1\t2\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(read('\ufeffsep=;\r\na,b;c\r\n')).toEqual([['a,b', 'c']])
    expect(read('"a,b,c";d\r1;2')).toEqual([
      ['a,b,c', 'd'],
      ['1', '2'],
    ])
  })

  it('has cells of several lines, counted as one row', () => {
    expect([...readCsv('a,"b\r\n""c"""\r\n\r\nd')]).toEqual([
      { row: 1, cells: ['a', 'b\r\n"c"'] },
      { row: 2, cells: [''] },
      { row: 3, cells: ['d'] },
    ])
  })

  it('with broken quotes is refused with row and column', () => {
    expect(refusalOf('a,b\n1,"2')).toEqual({ code: 'IMPORT_QUOTES', row: 2, column: 2 })
    expect(refusalOf('a,b\n"1"x,2')).toEqual({ code: 'IMPORT_QUOTES', row: 2, column: 1 })
    expect(read('a,5" pipe\n')).toEqual([['a', '5" pipe']])
  })
})

it('reads numbers as people and spreadsheets write them', () => {
  const cases = {
    'RM 1,234.50': '1234.50',
    rm12: '12',
    '1.234,50': '1234.50',
    '1 234,5': '1234.5',
    '12,5': '12.5',
    '1,234': '1234',
    '0,350': '0.35',
    '12.5000': '12.50',
    '.5': '0.5',
    '1.234.567': '1234567',
    '-5': '-5',
    "'19.90": '19.90',
    twelve: 'twelve',
    '': '',
  }
  for (const [cell, plain] of Object.entries(cases)) expect(plainNumber(cell), cell).toBe(plain)
  expect(['5.0', '1,200', '7', '2.5', 'x'].map(plainWhole)).toEqual(['5', '1200', '7', '2.5', 'x'])
})
