import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DomainError } from '@pasar/domain'
import { threadTime } from '@pasar/domain/testing/thread-time'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeTable } from '../../../platform/tables/decode'
import { htmlToMarkdown } from './markdown'
import { openZip, readTable } from './table'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pasar-import-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

async function read(bytes: Uint8Array | string) {
  const file = path.join(dir, 'file')
  writeFileSync(file, bytes)
  const archive = await openZip(file)
  try {
    return await readTable(file, archive)
  } finally {
    archive?.close()
  }
}
const refusalOf = async (bytes: Uint8Array | string) => {
  try {
    await read(bytes)
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}
const table = strToU8('title,sku,price\nA,A,1\n')

/** The bytes of a ZIP with a value changed in the head of its first entry in the table of contents. */
function withHead(zip: Uint8Array, at: number, bytes: readonly number[]): Uint8Array {
  const changed = Buffer.from(zip)
  const head = changed.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  changed.set(bytes, head + at)
  return changed
}

describe('a ZIP that means harm', () => {
  it('is refused: paths that lead out, links, what unpacks to far more, and what lies', async () => {
    expect(await refusalOf(zipSync({ 'items.csv': table }))).toBeNull()
    expect(await refusalOf(zipSync({ '../items.csv': table }))).toBe('IMPORT_PATH')
    expect(await refusalOf(zipSync({ '/etc/items.csv': table }))).toBe('IMPORT_PATH')
    const link = [0, 0, 0xff, 0xa1]
    expect(await refusalOf(withHead(zipSync({ 'items.csv': table }), 38, link))).toBe('IMPORT_ARCHIVE')
    const bomb = zipSync({ 'items.csv': table, 'x.jpg': new Uint8Array(5_000_000) }, { level: 9 })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await refusalOf(bomb)).toBe('IMPORT_ARCHIVE')
    // Its table states ten bytes; unpacked there are more.
    const liar = withHead(
      zipSync({ 'items.csv': new Uint8Array(2_000_000) }, { level: 9 }),
      24,
      [10, 0, 0, 0],
    )
    expect(await refusalOf(liar)).toBe('IMPORT_ARCHIVE')
    const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}.jpg`, new Uint8Array()]))
    expect(await refusalOf(zipSync(many))).toBe('IMPORT_ARCHIVE')
    expect(await refusalOf(zipSync({ 'items.csv': table }).slice(0, 60))).toBe('IMPORT_ARCHIVE')
    expect(await refusalOf(zipSync({ 'a.jpg': table }))).toBe('IMPORT_FILE_KIND')
  })
})

/** A sheet of which many cells name one text. */
function sheetOf(text: string, cells: number): Uint8Array {
  const rows = Array.from({ length: cells }, () => '<row><c t="s"><v>0</v></c></row>').join('')
  return zipSync({
    'xl/sharedStrings.xml': strToU8(`<sst><si><t>${text}</t></si></sst>`),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  })
}

describe('a table', () => {
  it('whose cells together hold far more than its bytes is refused before they are looked through', async () => {
    const text = `${' '.repeat(99)}\t`.repeat(1_000)
    expect(await refusalOf(sheetOf(text, 10_000))).toBe('IMPORT_TOO_LARGE')
    expect(await refusalOf(sheetOf(text, 200))).toBe('IMPORT_COLUMNS')
  })

  it('that is none, or more than one, is refused with a sentence', async () => {
    expect(await refusalOf(Buffer.alloc(5_000, 0))).toBe('IMPORT_FILE_KIND')
    expect(await refusalOf('')).toBe('IMPORT_COLUMNS')
    expect(await refusalOf('hello,world\n1,2\n')).toBe('IMPORT_COLUMNS')
    expect(await refusalOf('title,sku\nA,"B\n')).toBe('IMPORT_QUOTES')
    expect(await refusalOf(`title,sku\n${'A,B\n'.repeat(20_001)}`)).toBe('IMPORT_TOO_MANY_ROWS')
    expect(await refusalOf(`title,sku\n${','.repeat(600)}\n`)).toBe('IMPORT_COLUMNS')
    expect(await refusalOf(Buffer.alloc(25 * 1024 * 1024, 'a'))).toBe('IMPORT_TOO_LARGE')
  })

  it('comes from Excel with its shared texts, gaps and numbers', async () => {
    const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>price</t></is></c><c r="D1" t="s"><v>1</v></c></row>
      <row r="3"><c r="A3" t="s"><v>2</v></c><c r="C3"><v>19.899999999999999</v></c><c r="D3"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>`
    const shared = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>title</t></si><si><t>stock</t></si><si><r><t>Kuih </t></r><r><t>&amp; teh</t></r></si></sst>`
    const book = { 'xl/worksheets/sheet1.xml': strToU8(sheet), 'xl/sharedStrings.xml': strToU8(shared) }
    const { rows } = await read(zipSync(book))
    expect(rows).toMatchObject([{ row: 3, cells: { title: 'Kuih & teh', price: '19.9', stock: '2' } }])
    const evil = sheet.replace('<worksheet', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet')
    expect(await refusalOf(zipSync({ ...book, 'xl/worksheets/sheet1.xml': strToU8(evil) }))).toBe(
      'IMPORT_ARCHIVE',
    )
    expect(
      await refusalOf(zipSync({ ...book, 'xl/worksheets/sheet1.xml': strToU8(sheet.slice(0, 200)) })),
    ).toBe('IMPORT_ARCHIVE')
  })

  it('is read in the encoding in which it was written', () => {
    const encodings: [string, string][] = [
      ['gb18030', '标题,价格\n手工辣椒酱，微辣,12\n传统糕点与茶叶礼盒,30\n'],
      ['big5', '標題,價格\n手工辣椒醬，微辣,12\n傳統糕點與茶葉禮盒,30\n'],
      ['windows-1252', 'title,price\nCafé au lait – “très bon”,12\nIt’s crème brûlée,5\n'],
      ['utf-16le', 'title,price\nKuih,12\n'],
      ['utf-16be', 'title,price\nKuih,12\n'],
      ['utf-8', '标题,price\nKuih – ’,12\n'],
    ]
    for (const [encoding, text] of encodings) expect(decodeTable(encode(text, encoding)), encoding).toBe(text)
  })
})

/** Node only decodes, so each character is looked for among all that the encoding has. */
function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text)
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le')
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16()
  const decoder = new TextDecoder(encoding)
  const known = new Map<string, number[]>()
  for (let one = 0; one < 256; one++) {
    known.set(decoder.decode(new Uint8Array([one])), [one])
    for (let two = 64; encoding !== 'windows-1252' && one > 128 && two < 255; two++)
      known.set(decoder.decode(new Uint8Array([one, two])), [one, two])
  }
  if (encoding === 'windows-1252')
    for (const [character, byte] of [
      ['–', 0x96],
      ['“', 0x93],
      ['”', 0x94],
      ['’', 0x92],
    ] as const)
      known.set(character, [byte])
  return new Uint8Array([...text].flatMap((character) => known.get(character) ?? []))
}

it('makes Markdown of HTML, without what runs, leads elsewhere or exhausts', () => {
  const html =
    '<h2>Hi</h2><p onclick="x()">A <b>b</b> <a href="javascript:x">c</a><img src=x onerror=y></p><script>evil()</script>'
  expect(htmlToMarkdown(html)).toBe('## Hi\n\nA **b** c')
  expect(htmlToMarkdown('Plain * text')).toBe('Plain * text')
  expect(htmlToMarkdown('<p>Kopi</p>[gallery ids="1,2"]\n[caption]<p>[sic]</p>[/caption]')).toBe(
    'Kopi\n\n\\[sic\\]',
  )
  expect(htmlToMarkdown('<div>'.repeat(20_000))).toBeNull()
  expect(htmlToMarkdown(`<p>${'x'.repeat(21_000)}`)).toBeNull()
  const start = threadTime()
  expect(htmlToMarkdown('<i>'.repeat(2_000))).toBeNull()
  htmlToMarkdown(`<b>${'<i>'.repeat(90)}${'*_ '.repeat(4_000)}</b>${'<p>'.repeat(2_000)}`)
  expect(threadTime() - start).toBeLessThan(5_000)
})
