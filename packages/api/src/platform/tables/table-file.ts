import { type CsvRow, DomainError } from '@pasar/domain'
import { openArchive } from './archive'
import { readTextTable } from './text'
import { tooLarge } from './too-large'
import { isXlsx, readXlsx } from './xlsx'

const ZIP_MARK = 0x504b0304

async function collect(source: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of source) {
    bytes += part.length
    if (bytes > mostBytes) throw tooLarge(mostBytes)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function readRows(bytes: Buffer): Promise<CsvRow[]> {
  if (bytes.length < 4 || bytes.readUInt32BE() !== ZIP_MARK) return readTextTable(bytes)
  const archive = await openArchive(bytes)
  try {
    if (!isXlsx(archive)) throw new DomainError('IMPORT_FILE_KIND')
    return await readXlsx(archive)
  } finally {
    archive.close()
  }
}

/**
 * Reads a CSV or XLSX file as it comes, never more of it than `mostBytes`; rows without a word are left out.
 * @throws DomainError IMPORT_TOO_LARGE, IMPORT_FILE_KIND, IMPORT_COLUMNS, IMPORT_TOO_MANY_ROWS, IMPORT_QUOTES, IMPORT_ARCHIVE
 */
export async function readTableFile(
  source: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<{ bytes: Buffer; rows: CsvRow[] }> {
  const bytes = await collect(source, mostBytes)
  const rows = await readRows(bytes)
  return { bytes, rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) }
}
