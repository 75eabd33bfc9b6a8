import { createHash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { findPayoutsByReference, jsonColumn, type Tx } from '@pasar/db'
import {
  BANK_COLUMNS,
  type BankLine,
  type BankMapping,
  type BankTable,
  type CsvRow,
  DomainError,
  findBankMapping,
  lineKeys,
  MAX_STATEMENT_BYTES,
  MAX_STATEMENT_COLUMNS,
  MAX_STATEMENT_LINES,
  payoutReferencesIn,
  readBankLines,
} from '@pasar/domain'
import { z } from 'zod'
import { makeLimiter } from '../../platform/concurrency-limiter'
import type { Context } from '../../platform/context'
import { readTableFile } from '../../platform/tables/table-file'

/** No cell of a statement is longer; the rest of one that is says nothing. */
const MAX_CELL = 2_000
const REFERENCES_AT_ONCE = 2_000

/** Each holds a file in memory. */
const inTurn = makeLimiter(2, 4)

export interface StatementFile {
  digest: string
  rows: CsvRow[]
}

/** What the readers of tables say of files of items, said of a statement. */
function asStatement(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error
  if (error.code === 'IMPORT_TOO_LARGE') return new DomainError('STATEMENT_TOO_LARGE', error.details)
  if (error.code === 'IMPORT_TOO_MANY_ROWS')
    return new DomainError('STATEMENT_TOO_MANY_LINES', { most: MAX_STATEMENT_LINES })
  if (['IMPORT_QUOTES', 'IMPORT_ARCHIVE', 'IMPORT_PATH'].includes(error.code))
    return new DomainError('STATEMENT_DAMAGED')
  return error.code === 'IMPORT_FILE_KIND' || error.code === 'IMPORT_COLUMNS'
    ? new DomainError('STATEMENT_KIND')
    : error
}

/**
 * Reads a statement, never more of it than a statement has.
 * @throws DomainError STATEMENT_TOO_LARGE, STATEMENT_KIND, STATEMENT_DAMAGED, STATEMENT_TOO_MANY_LINES, STATEMENT_EMPTY,
 *   BUSY
 */
export const readStatementFile = (source: AsyncIterable<Uint8Array>): Promise<StatementFile> =>
  inTurn(async () => {
    try {
      const { bytes, rows: whole } = await readTableFile(source, MAX_STATEMENT_BYTES)
      const rows = whole.map(({ row, cells }) => ({
        row,
        cells: cells.slice(0, MAX_STATEMENT_COLUMNS).map((cell) => cell.slice(0, MAX_CELL)),
      }))
      if (rows.length === 0) throw new DomainError('STATEMENT_EMPTY')
      if (rows.length > MAX_STATEMENT_LINES)
        throw new DomainError('STATEMENT_TOO_MANY_LINES', { most: MAX_STATEMENT_LINES })
      return { digest: createHash('sha256').update(bytes).digest('hex'), rows }
    } catch (error) {
      throw asStatement(error)
    }
  })

/** Rows as they are kept with a draft. */
export const writeRows = (rows: readonly CsvRow[]): string =>
  JSON.stringify(rows.map(({ row, cells }) => [row, cells]))

const readTuples = jsonColumn(
  'bank_statements.table_rows',
  z.array(z.tuple([z.number(), z.array(z.string())])),
)
export const readRows = (text: string): CsvRow[] => readTuples(text).map(([row, cells]) => ({ row, cells }))

export const readMapping: (text: string) => BankMapping = jsonColumn(
  'bank_statements.mapping',
  z.object({ firstRow: z.number(), columns: z.array(z.enum(BANK_COLUMNS).nullable()) }),
)

export interface MappedTable extends BankTable {
  mapping: BankMapping
}

/** The lines of a file, when its columns are known or can be found by their heads. */
export function mapTable(
  rows: readonly CsvRow[],
  given: BankMapping | null,
  now: number,
): MappedTable | null {
  const mapping = given ?? findBankMapping(rows)
  return mapping === null ? null : { mapping, ...readBankLines(rows, mapping, now) }
}

/** The payout of each line: the one whose reference stands in it, and none where there are two. */
async function findPayoutIds(tx: Tx | Context['db'], lines: readonly BankLine[]): Promise<(string | null)[]> {
  const asked = lines.map(({ words }) => payoutReferencesIn(words))
  const all = [...new Set(asked.flat())]
  const known = new Map<string, string>()
  for (let at = 0; at < all.length; at += REFERENCES_AT_ONCE) {
    for (const [reference, id] of await findPayoutsByReference(tx, all.slice(at, at + REFERENCES_AT_ONCE)))
      known.set(reference, id)
    await yieldToEventLoop()
  }
  return asked.map((references) => {
    const found = references.flatMap((reference) => known.get(reference) ?? [])
    return found.length === 1 ? (found[0] ?? null) : null
  })
}

/** Lines as they are kept, with their keys and payouts. */
export async function keyLines(ctx: Context, account: string, lines: readonly BankLine[]) {
  const payoutIds = await findPayoutIds(ctx.db, lines)
  const keys = lineKeys(lines)
  return lines.map((line, at) => ({
    ...line,
    key: createHash('sha256')
      .update(`${account}\n${keys[at] ?? ''}`)
      .digest('base64url'),
    payoutId: payoutIds[at] ?? null,
  }))
}
