import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type CsvRow, DomainError, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS, MAX_TABLE_BYTES } from '@pasar/domain'
import { SaxesParser } from 'saxes'
import type { Archive } from './archive'
import { tooLarge } from './too-large'

/** Parsed between two turns of the event loop. */
const PART = 64 * 1024

/** Reads the tags and texts of an XML file. Entities of its own are refused by the parser. */
async function readXml(
  xml: string,
  on: {
    open(name: string, attributes: Record<string, string>): void
    text(text: string): void
    close(name: string): void
  },
): Promise<void> {
  const parser = new SaxesParser()
  const plain = (name: string): string => name.replace(/^.*:/, '')
  parser.on('error', () => {
    throw new DomainError('IMPORT_ARCHIVE')
  })
  parser.on('doctype', () => {
    throw new DomainError('IMPORT_ARCHIVE')
  })
  parser.on('opentag', ({ name, attributes }) => on.open(plain(name), attributes))
  parser.on('text', on.text)
  parser.on('closetag', ({ name }) => on.close(plain(name)))
  for (let at = 0; at < xml.length; at += PART) {
    parser.write(xml.slice(at, at + PART))
    await yieldToEventLoop()
  }
  parser.close()
}

/** Characters that XML cannot hold are written as their numbers (ECMA-376, `ST_Xstring`). */
const readText = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

async function readShared(xml: string): Promise<string[]> {
  // Files whose cells hold their own texts have none.
  if (xml === '') return []
  const texts: string[] = []
  let text = ''
  let [isText, isSound] = [false, false]
  await readXml(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isSound = true
      isText = name === 't'
    },
    text: (part) => {
      if (isText && !isSound) text += part
    },
    close: (name) => {
      if (name === 'rPh') isSound = false
      if (name === 'si') texts.push(readText(text))
      isText = false
    },
  })
  return texts
}

/** "AB12" → 27, counted from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference.replace(/\d+$/, '').slice(0, 3).toUpperCase())
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Excel keeps 19.9 as 19.899999999999999. */
const number = (value: string): string => {
  const read = Number(value)
  return value === '' || !Number.isFinite(read) ? value : String(read)
}

const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/i

export const isXlsx = ({ entries }: Archive): boolean => entries.some(({ fileName }) => SHEET.test(fileName))

async function readEntry(archive: Archive, fileName: string | undefined): Promise<string> {
  const entry = archive.entries.find((own) => own.fileName === fileName)
  return entry ? (await archive.read(entry, 2 * MAX_TABLE_BYTES)).toString('utf8') : ''
}

/**
 * The rows of an Excel file's first sheet.
 * @throws DomainError IMPORT_ARCHIVE, IMPORT_TOO_MANY_ROWS, IMPORT_TOO_LARGE
 */
export async function readXlsx(archive: Archive): Promise<CsvRow[]> {
  const sheets = archive.entries.flatMap(({ fileName }) => {
    const [, digits] = SHEET.exec(fileName) ?? []
    return digits === undefined ? [] : [{ fileName, at: Number(digits) }]
  })
  const [first] = sheets.sort((a, b) => a.at - b.at)
  const shared = await readShared(await readEntry(archive, 'xl/sharedStrings.xml'))
  const rows: CsvRow[] = []
  let current: CsvRow = { row: 0, cells: [] }
  let [kind, value, column, isValue] = ['', '', 0, false]
  // Any number of cells may name one long text: what is unpacked says nothing about what they hold together.
  let letters = 0
  await readXml(await readEntry(archive, first?.fileName), {
    open: (name, attributes) => {
      if (name === 'row') {
        current = { row: Number(attributes.r ?? current.row + 1), cells: [] }
        if (rows.length > MAX_IMPORT_ROWS)
          throw new DomainError('IMPORT_TOO_MANY_ROWS', { most: MAX_IMPORT_ROWS })
      }
      if (name === 'c') {
        kind = attributes.t ?? ''
        column = attributes.r === undefined ? current.cells.length : columnOf(attributes.r)
        value = ''
      }
      isValue = name === 'v' || name === 't'
    },
    text: (part) => {
      if (isValue) value += part
    },
    close: (name) => {
      isValue = false
      if (name === 'c' && column >= 0 && column < MAX_IMPORT_COLUMNS) {
        while (current.cells.length < column) current.cells.push('')
        const cell =
          kind === 's'
            ? (shared[Number(value)] ?? '')
            : kind === '' || kind === 'n'
              ? number(value)
              : readText(value)
        letters += cell.length
        if (letters > MAX_TABLE_BYTES) throw tooLarge(MAX_TABLE_BYTES)
        current.cells[column] = cell
      }
      if (name === 'row') rows.push(current)
    },
  })
  return rows
}
