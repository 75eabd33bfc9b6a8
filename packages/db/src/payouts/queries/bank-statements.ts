import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin } from '../../kernel/dialect'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'
import type { StatementState } from '../tables'

export type { StatementState } from '../tables'

export interface BankStatementView {
  id: string
  account: string
  fileName: string
  digest: string
  state: StatementState
  uploadedByName: string
  uploadedAt: number
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: number | null
  /** JSON; null until the columns are known. */
  mapping: string | null
  lineCount: number
  skippedCount: number
  returnNote: string
  /** How many lines are still to be explained. */
  openCount: number
}

const statementColumns = sql`s.id, s.account, s.file_name as "fileName", s.digest, s.state, u.name as "uploadedByName",
  s.uploaded_at as "uploadedAt", s.decided_by as "decidedBy", d.name as "decidedByName", s.decided_at as "decidedAt",
  s.mapping, s.line_count as "lineCount", s.skipped_count as "skippedCount", s.return_note as "returnNote",
  (select count(*) from bank_lines l where l.statement_id = s.id and l.explained_at is null
    and l.outcome in ('unknown', 'unreadable', 'amountDiffers', 'notSent', 'markedFailed', 'again')) as "openCount"`
const statementJoins = sql`${fixedJoin} users u on u.id = s.uploaded_by left join users d on d.id = s.decided_by`

/** A page of all statements that were not discarded, the newest first. */
export async function listBankStatements(
  db: Db,
  cursor: { at: number; id: string } | null,
  limit: number,
): Promise<BankStatementView[]> {
  const { rows } =
    await sql<BankStatementView>`select ${statementColumns} from bank_statements s ${statementJoins}
    where (s.uploaded_at, s.id) < (${cursor?.at ?? Number.MAX_SAFE_INTEGER}, ${cursor?.id ?? '~'})
      and s.state <> 'discarded'
    order by s.uploaded_at desc, s.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findBankStatement(db: Db, id: string): Promise<BankStatementView | null> {
  const { rows } =
    await sql<BankStatementView>`select ${statementColumns} from bank_statements s ${statementJoins}
    where s.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The rows of a draft's file, as JSON; null for all others. */
export async function findStatementRows(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('bank_statements')
    .select('table_rows as rows')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.rows ?? null
}

/** When the same file was confirmed before for an account; null when it was not. */
export async function findConfirmedFile(
  db: Db,
  account: string,
  digest: string,
): Promise<{ id: string; at: number } | null> {
  const row = await db
    .selectFrom('bank_statements')
    .select(['id', 'decided_at as at'])
    .where('account', '=', account)
    .where('digest', '=', digest)
    .where('state', 'in', ['running', 'done'])
    .orderBy('decided_at')
    .limit(1)
    .executeTakeFirst()
  return row?.at == null ? null : { id: row.id, at: row.at }
}

/** The confirmed statement that waits longest to be worked through; null when none does. */
export async function findRunningStatement(db: Db): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from bank_statements where state = 'running'
    and uploaded_at > 0 order by uploaded_at limit 1`.execute(db)
  return rows[0]?.id ?? null
}

export const insertBankStatement = (
  tx: Tx,
  statement: Pick<BankStatementView, 'id' | 'account' | 'fileName' | 'digest'> & {
    uploadedBy: string
    rows: string
    now: number
  },
): Promise<void> =>
  insertRow(tx, 'bank_statements', {
    id: statement.id,
    account: statement.account,
    file_name: statement.fileName,
    digest: statement.digest,
    state: 'draft',
    uploaded_by: statement.uploadedBy,
    uploaded_at: statement.now,
    decided_by: null,
    decided_at: null,
    table_rows: statement.rows,
  })

/** Notes what the columns of a draft say. @returns false when it is none any more */
export async function trySetMapping(
  tx: Tx,
  id: string,
  { mapping, lines, skipped }: { mapping: string; lines: number; skipped: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_statements')
    .set({ mapping, line_count: lines, skipped_count: skipped })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Decides on a draft; its rows are not needed any more. @returns false when somebody was first */
export async function tryDecideStatement(
  tx: Tx,
  id: string,
  decision: { state: 'running' | 'discarded'; by: string; note: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_statements')
    .set({
      state: decision.state,
      decided_by: decision.by,
      decided_at: decision.now,
      return_note: decision.note,
      table_rows: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends a statement of which every line has come to something. @returns false while one has not */
export async function tryEndStatement(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update bank_statements set state = 'done' where id = ${id}
    and state = 'running' and not exists
      (select 1 from bank_lines where statement_id = bank_statements.id and outcome is null)`.execute(tx)
  return numAffectedRows === 1n
}

/** Drafts that were begun before a time and never decided. */
export async function listOldDrafts(db: Db, before: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from bank_statements ${byIndex('bank_statements_drafts')} where state = 'draft'
    and uploaded_at < ${before} order by uploaded_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Removes a draft with its lines, of which nothing was made. */
export async function deleteStatementDraft(tx: Tx, id: string): Promise<void> {
  await sql`delete from bank_lines where statement_id = ${id} and exists
    (select 1 from bank_statements where id = ${id} and state = 'draft')`.execute(tx)
  await sql`delete from bank_statements where id = ${id} and state = 'draft'`.execute(tx)
}
