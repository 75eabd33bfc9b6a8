import {
  findBankLine,
  findBankStatement,
  findStatementRows,
  insertBankStatement,
  NO_ROOTS,
  putBankLines,
  type Tx,
  tryDecideStatement,
  tryExplainLine,
  trySetMapping,
} from '@pasar/db'
import {
  type BankMapping,
  cleanFileName,
  DomainError,
  type ExplainLineInput,
  formatRm,
  type StatementInput,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { applyLines } from '../internal/apply-lines'
import {
  keyLines,
  type MappedTable,
  mapTable,
  readRows,
  readStatementFile,
  type StatementFile,
  writeRows,
} from '../internal/bank-table'

/** How many lines are applied before a confirmation answers; the job applies the rest. */
const APPLIED_AT_ONCE = 500

/**
 * Reads a statement as it comes; nothing is kept of it.
 * @throws DomainError TOO_MANY_REQUESTS, and those of `readStatementFile`
 */
export async function receiveStatement(
  ctx: Context,
  admin: Admin,
  content: AsyncIterable<Uint8Array>,
): Promise<StatementFile> {
  await ctx.limits.take('import', admin.id)
  return readStatementFile(content)
}

/** @throws DomainError STATEMENT_MOVED with who was first, NOT_FOUND */
async function refuseMoved(tx: Tx | Context['db'], id: string): Promise<never> {
  const statement = await findBankStatement(tx, id)
  if (!statement) throw new DomainError('NOT_FOUND')
  throw new DomainError('STATEMENT_MOVED', { name: statement.decidedByName ?? '' })
}

async function putTable(
  tx: Tx,
  id: string,
  account: string,
  { mapping, skipped }: MappedTable,
  lines: Awaited<ReturnType<typeof keyLines>>,
): Promise<void> {
  const facts = { mapping: JSON.stringify(mapping), lines: lines.length, skipped }
  if (!(await trySetMapping(tx, id, facts))) await refuseMoved(tx, id)
  await putBankLines(tx, id, account, lines)
}

/**
 * Keeps a statement as a draft: nothing is made of it before `confirmStatement`. Its columns are known by their heads, or else chosen
 * by `mapStatement`.
 * @returns its id
 */
export async function keepStatement(
  ctx: Context,
  admin: Admin,
  file: StatementFile & { fileName: string },
  { bank, accountEnd }: StatementInput,
): Promise<string> {
  const id = ctx.newId('bankStatement')
  const account = `${bank} ${accountEnd}`
  const table = mapTable(file.rows, null, ctx.now())
  const lines = table ? await keyLines(ctx, account, table.lines) : []
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const row = {
      id,
      account,
      fileName: cleanFileName(file.fileName),
      digest: file.digest,
      uploadedBy: admin.id,
      rows: writeRows(file.rows),
      now: ctx.now(),
    }
    await insertBankStatement(tx, row)
    if (table) await putTable(tx, id, account, table, lines)
    await recordAdmin(tx, ctx, admin, 'readStatement', id, `${account}, SHA-256 ${file.digest}`)
  })
  return id
}

/**
 * Reads a draft by other columns.
 * @throws DomainError NOT_FOUND, STATEMENT_MOVED
 */
export async function mapStatement(
  ctx: Context,
  _admin: Admin,
  id: string,
  mapping: BankMapping,
): Promise<void> {
  const [statement, rows] = await Promise.all([findBankStatement(ctx.db, id), findStatementRows(ctx.db, id)])
  if (!statement) throw new DomainError('NOT_FOUND')
  if (rows === null) return refuseMoved(ctx.db, id)
  const table = mapTable(readRows(rows), mapping, ctx.now())
  if (!table) return
  const lines = await keyLines(ctx, statement.account, table.lines)
  await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => putTable(tx, id, statement.account, table, lines))
}

/**
 * Confirms a statement: its payouts become paid or failed, line by line. The first lines are done when this returns, the job
 * `bankStatements` does the rest.
 * @param returnNote what members read whose payouts came back
 * @throws DomainError NOT_FOUND, STATEMENT_NO_LINES, STATEMENT_MOVED with who was first
 */
export async function confirmStatement(
  ctx: Context,
  admin: Admin,
  id: string,
  { returnNote }: { returnNote: string },
): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const statement = await findBankStatement(tx, id)
    if (!statement) throw new DomainError('NOT_FOUND')
    if (statement.state === 'draft' && statement.lineCount === 0) throw new DomainError('STATEMENT_NO_LINES')
    const decision = { state: 'running', by: admin.id, note: returnNote, now: ctx.now() } as const
    if (!(await tryDecideStatement(tx, id, decision))) await refuseMoved(tx, id)
    await recordAdmin(tx, ctx, admin, 'confirmStatement', id, `${statement.account}: ${statement.lineCount}`)
  })
  const isDone = await applyLines(ctx, id, { most: APPLIED_AT_ONCE })
  if (!isDone) ctx.jobTriggers.trigger('bankStatements')
}

/**
 * Gives a draft up.
 * @throws DomainError NOT_FOUND, STATEMENT_MOVED with who was first
 */
export async function discardStatement(ctx: Context, admin: Admin, id: string): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const decision = { state: 'discarded', by: admin.id, note: '', now: ctx.now() } as const
    if (!(await tryDecideStatement(tx, id, decision))) await refuseMoved(tx, id)
    await putBankLines(tx, id, '', [])
    await recordAdmin(tx, ctx, admin, 'discardStatement', id)
  })
}

/**
 * Notes how a line is explained that no payout explains.
 * @throws DomainError NOT_FOUND for a line that needs no explanation, STATEMENT_LINE_EXPLAINED with who was first
 */
export async function explainLine(
  ctx: Context,
  admin: Admin,
  { statementId, position, explanation }: ExplainLineInput,
): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const line = await findBankLine(tx, statementId, position)
    if (!line) throw new DomainError('NOT_FOUND')
    if (line.explainedAt !== null)
      throw new DomainError('STATEMENT_LINE_EXPLAINED', { name: line.explainedByName ?? '' })
    const given = { note: explanation, by: admin.id, now: ctx.now() }
    if (!(await tryExplainLine(tx, statementId, position, given))) throw new DomainError('NOT_FOUND')
    const what = `${line.row}, ${formatRm(line.amount)}: ${explanation}`
    await recordAdmin(tx, ctx, admin, 'explainLine', statementId, what)
  })
}
