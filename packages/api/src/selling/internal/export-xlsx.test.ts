import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  EXPORT_COLUMNS,
  type ExportColumn,
  fillCells,
  ITEM_COLUMNS,
  type ItemColumn,
  readCsvCell,
  writeFigures,
} from '@pasar/domain'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readXlsx } from '../../platform/tables/xlsx'
import { writeXlsx } from './export-xlsx'
import { openZip } from './import/table'

type Row = Record<ExportColumn, string>

const withFigures = (rows: readonly Record<ItemColumn, string>[]): Row[] =>
  writeFigures(rows, { views: 40, orders: 1 })

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pasar-export-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const NUMBERS: readonly ItemColumn[] = ['price', 'original_price', 'base_shipping', 'stock', 'weight_g']

async function pack(pages: readonly (readonly Row[])[]): Promise<Buffer> {
  async function* read() {
    yield* pages
  }
  const parts: Uint8Array[] = []
  for await (const part of writeXlsx(read())) parts.push(part)
  return Buffer.concat(parts)
}

async function readBack(file: Buffer): Promise<string[][]> {
  const at = path.join(dir, 'items.xlsx')
  writeFileSync(at, file)
  const archive = await openZip(at)
  if (!archive) throw new Error('It is no ZIP')
  try {
    return (await readXlsx(archive)).map(({ cells }) => cells)
  } finally {
    archive.close()
  }
}

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constantFrom(
    '=1+1',
    "'=1",
    '_x0041_',
    '_x005F_x0041_',
    '007',
    '1e5',
    ' a ',
    'a\nb',
    'a\r\nb',
    '<&>"',
    '',
  ),
)

it('comes back as it was written, whatever is in a cell', async () => {
  const row = fc.record({
    title: texts,
    sku: texts,
    description: texts,
    value1: texts,
    stock: fc.nat(99_999).map(String),
    price: fc.nat(10_000_000).map((sen) => `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
      const file = await pack([withFigures(rows.map(fillCells))])
      const [head, ...read] = await readBack(file)
      expect(head).toEqual([...EXPORT_COLUMNS])
      expect(read[0]?.slice(ITEM_COLUMNS.length)).toEqual(['40', '1', '2.5'])
      for (const [at, cells] of rows.map(fillCells).entries())
        for (const [index, column] of ITEM_COLUMNS.entries()) {
          const cell = readCsvCell(read[at]?.[index] ?? '')
          if (NUMBERS.includes(column)) expect(Number(cell || 0)).toBe(Number(cells[column] || 0))
          else expect(cell).toBe(cells[column])
        }
    }),
    { numRuns: 200 },
  )
})

it('has numbers as numbers and all else as text, in files that XML parsers read', async () => {
  const row = withFigures([fillCells({ id: 'itm_1', sku: '007', price: '12.50', stock: '3', title: '=A1' })])
  const files = unzipSync(await pack([row, row]))
  for (const content of Object.values(files)) {
    const parser = new SaxesParser({ xmlns: true })
    parser.on('error', (error) => {
      throw error
    })
    parser.write(strFromU8(content)).close()
  }
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const cellAt = (column: ItemColumn): string => {
    const place = `${String.fromCharCode(65 + ITEM_COLUMNS.indexOf(column))}3`
    return new RegExp(`<c r="${place}".*?</c>`).exec(sheet)?.[0] ?? ''
  }
  expect(cellAt('price')).toMatch(/^<c r="\w+" s="2"><v>12\.50<\/v><\/c>$/)
  expect(cellAt('stock')).toMatch(/^<c r="\w+" s="0"><v>3<\/v><\/c>$/)
  expect(cellAt('sku')).toContain('t="inlineStr"><is><t xml:space="preserve">007</t>')
  expect(cellAt('title')).toContain('&#x27;=A1')
})
