import { open, readFile } from 'node:fs/promises'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  type CsvRow,
  DomainError,
  findFormat,
  type ImportFormat,
  type ImportRow,
  MAX_TABLE_BYTES,
  makeTableReader,
  readHead,
  type TableReader,
} from '@pasar/domain'
import type { Entry } from 'yauzl'
import { type Archive, byFileName, openArchive } from '../../../platform/tables/archive'
import { readTextTable } from '../../../platform/tables/text'
import { tooLarge } from '../../../platform/tables/too-large'
import { isXlsx, readXlsx } from '../../../platform/tables/xlsx'

/** Rows read between two turns of the event loop. */
const AT_ONCE = 500
const TEXT_TABLE = /\.(?:csv|tsv|txt)$/i

/** A file of items as it was sent: its rows in our columns, and the pictures that came along. */
export interface ImportTable {
  format: ImportFormat
  sources: TableReader['sources']
  rows: ImportRow[]
  fileRows: number
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.readUInt32BE() === 0x504b0304
  } finally {
    await handle.close()
  }
}

async function readArchive(archive: Archive): Promise<CsvRow[]> {
  if (isXlsx(archive)) return readXlsx(archive)
  const depth = ({ fileName }: Entry): number => fileName.split('/').length
  const [table] = archive.entries
    .filter(({ fileName }) => TEXT_TABLE.test(fileName))
    .sort((a, b) => depth(a) - depth(b))
  if (!table) throw new DomainError('IMPORT_FILE_KIND')
  if (table.uncompressedSize > MAX_TABLE_BYTES) throw tooLarge(MAX_TABLE_BYTES)
  return readTextTable(await archive.read(table, MAX_TABLE_BYTES))
}

/** Opens the ZIP that a file is; null for any other. @throws DomainError IMPORT_ARCHIVE */
export const openZip = async (file: string): Promise<Archive | null> =>
  (await isZip(file)) ? openArchive(file) : null

/** The names of the files that came along. */
export const pictureNamesOf = (archive: Archive | null): ReadonlySet<string> =>
  new Set(archive && !isXlsx(archive) ? byFileName(archive).keys() : [])

/**
 * Reads a file of items.
 * @throws DomainError IMPORT_FILE_KIND, IMPORT_TOO_LARGE, IMPORT_TOO_MANY_ROWS, IMPORT_QUOTES, IMPORT_ARCHIVE,
 *   IMPORT_COLUMNS
 */
export async function readTable(file: string, archive: Archive | null): Promise<ImportTable> {
  const rows = archive ? await readArchive(archive) : await readPlain(file)
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [first, ...others] = filled
  if (!first) throw new DomainError('IMPORT_COLUMNS')
  const head = readHead(first.cells)
  const format = findFormat(head)
  const { read, sources } = makeTableReader(format, head)
  const mapped: ImportRow[] = []
  for (const [at, { row, cells }] of others.entries()) {
    mapped.push(read(row, cells))
    if (at % AT_ONCE === 0) await yieldToEventLoop()
  }
  return { format, sources, rows: mapped, fileRows: others.length }
}

async function readPlain(file: string): Promise<CsvRow[]> {
  const handle = await open(file)
  try {
    if ((await handle.stat()).size > MAX_TABLE_BYTES) throw tooLarge(MAX_TABLE_BYTES)
  } finally {
    await handle.close()
  }
  return readTextTable(await readFile(file))
}
