import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { type CsvRow, DomainError, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS, readCsv } from '@pasar/domain'
import { decodeTable } from './decode'

/** Rows read between two turns of the event loop. */
const AT_ONCE = 500

/**
 * The rows of a CSV file in any encoding.
 * @throws DomainError IMPORT_FILE_KIND, IMPORT_COLUMNS, IMPORT_TOO_MANY_ROWS, IMPORT_QUOTES
 */
export async function readTextTable(bytes: Buffer): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for (const row of readCsv(decodeTable(bytes))) {
    if (row.cells.length > MAX_IMPORT_COLUMNS) throw new DomainError('IMPORT_COLUMNS')
    rows.push(row)
    if (rows.length > MAX_IMPORT_ROWS + 1)
      throw new DomainError('IMPORT_TOO_MANY_ROWS', { most: MAX_IMPORT_ROWS })
    if (rows.length % AT_ONCE === 0) await yieldToEventLoop()
  }
  return rows
}
