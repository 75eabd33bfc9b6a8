import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  type BankLineView,
  type BankStatementView,
  countFindings,
  decodeTimeCursor,
  encodeTimeCursor,
  findBankStatement,
  findConfirmedFile,
  findStatementRows,
  listAwaitedPayouts,
  listBankLines,
  listBankStatements,
  listFoundLines,
  listLinesToExplain,
} from '@pasar/db'
import {
  afterLine,
  BANKS,
  DomainError,
  FINDINGS,
  type Finding,
  findBankMapping,
  judgeLine,
  MAX_STATEMENT_COLUMNS,
  type MatchedPayout,
  namesHolder,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'
import { readMapping, readRows } from '../internal/bank-table'

const STATEMENTS_SHOWN = 20
const LINES_SHOWN = 50
/** Read between two turns of the event loop. */
const LINES_AT_ONCE = 1_000
/** Rows of the file that are shown where one chooses what its columns say. */
const ROWS_SHOWN = 12
const CELL_SHOWN = 40
const MAX_AWAITED = 500

const nameAccount = (account: string): string => {
  const [bank = '', end = ''] = account.split(' ')
  return `${BANKS.find(({ swiftCode }) => swiftCode === bank)?.name ?? bank} ••••${end}`
}

/** A page of all statements. @throws DomainError NOT_FOUND for a cursor that is none */
export async function bankStatementsPage(ctx: Context, _admin: Admin, cursor: string | null) {
  const from = readCursor(cursor, decodeTimeCursor)
  const rows = await listBankStatements(ctx.db, from, STATEMENTS_SHOWN + 1)
  const statements = rows.slice(0, STATEMENTS_SHOWN)
  const last = statements.at(-1)
  const next =
    rows.length > STATEMENTS_SHOWN && last ? encodeTimeCursor({ at: last.uploadedAt, id: last.id }) : null
  return { statements: statements.map(describe), next }
}

const describe = ({ mapping, decidedBy: _decidedBy, ...statement }: BankStatementView) => ({
  ...statement,
  account: nameAccount(statement.account),
  isMapped: mapping !== null,
})

/** What each line of a draft would come to, one after the other, as things are now. */
async function planLines(
  ctx: Context,
  statementId: string,
): Promise<{ line: BankLineView; finding: Finding }[]> {
  const payouts = new Map<string, MatchedPayout>()
  const keys = new Set<string>()
  const planned: { line: BankLineView; finding: Finding }[] = []
  for (let after = 0; ; ) {
    const lines = await listBankLines(ctx.db, statementId, after, LINES_AT_ONCE)
    for (const line of lines) {
      const payout = line.payout && (payouts.get(line.payout.id) ?? line.payout)
      const isDuplicate = line.isDuplicate || keys.has(line.key)
      const isUnreadable = line.problem !== null
      const finding = judgeLine({ amount: line.amount, isUnreadable, isDuplicate, payout })
      keys.add(line.key)
      if (line.payout && payout) payouts.set(line.payout.id, afterLine(payout, line.amount, finding))
      planned.push({ line, finding })
    }
    const last = lines.at(-1)
    if (!last || lines.length < LINES_AT_ONCE) return planned
    after = last.position
    await yieldToEventLoop()
  }
}

/** Payouts that may be meant by lines without a reference: of the same amount, to whom the line names. */
async function suggest(ctx: Context, lines: readonly { line: BankLineView; finding: Finding }[]) {
  const unknown = lines.filter(({ line, finding }) => finding === 'unknown' && line.amount < 0)
  if (unknown.length === 0) return new Map<number, { runId: string; reference: string }[]>()
  const amounts = [...new Set(unknown.map(({ line }) => 0 - line.amount))]
  const awaited = await listAwaitedPayouts(ctx.db, amounts, MAX_AWAITED)
  return new Map(
    unknown.map(({ line }) => [
      line.position,
      awaited
        .filter(({ amount, holder }) => amount === 0 - line.amount && namesHolder(line.words, holder))
        .slice(0, 3)
        .map(({ runId, reference }) => ({ runId, reference })),
    ]),
  )
}

async function describeLines(ctx: Context, lines: readonly { line: BankLineView; finding: Finding }[]) {
  const suggestions = await suggest(ctx, lines)
  return lines.map(({ line, finding }) => ({
    statementId: line.statementId,
    position: line.position,
    row: line.row,
    day: line.day,
    words: line.words,
    amount: line.amount,
    balance: line.balance,
    problem: line.problem,
    finding,
    note: line.note,
    explainedByName: line.explainedByName,
    explainedAt: line.explainedAt,
    payout: line.payout && {
      runId: line.payout.runId,
      reference: line.payout.reference,
      memberName: line.payout.memberName,
      state: line.payout.state,
      amount: line.payout.amount,
    },
    suggestions: suggestions.get(line.position) ?? [],
  }))
}

type Counts = Partial<Record<Finding, number>>

async function findLines(ctx: Context, statement: BankStatementView, show: Finding | null, after: number) {
  if (statement.state === 'draft') {
    const planned = await planLines(ctx, statement.id)
    const counts: Counts = {}
    for (const { finding } of planned) counts[finding] = (counts[finding] ?? 0) + 1
    const wanted = planned.filter(
      ({ line, finding }) => line.position > after && (show === null || finding === show),
    )
    return { counts, lines: wanted.slice(0, LINES_SHOWN + 1) }
  }
  const counts: Counts = Object.fromEntries(await countFindings(ctx.db, statement.id))
  const found =
    show === null
      ? await listBankLines(ctx.db, statement.id, after, LINES_SHOWN + 1)
      : await listFoundLines(ctx.db, statement.id, show, after, LINES_SHOWN + 1)
  const lines = found.flatMap((line) => (line.outcome === null ? [] : [{ line, finding: line.outcome }]))
  return { counts, lines }
}

/** The first rows of a draft's file, by which one says what its columns are. */
async function sampleOf(ctx: Context, statement: BankStatementView) {
  const text = statement.state === 'draft' ? await findStatementRows(ctx.db, statement.id) : null
  if (text === null) return null
  const rows = readRows(text)
  const mapping = statement.mapping === null ? findBankMapping(rows) : readMapping(statement.mapping)
  const first = mapping?.firstRow ?? rows[1]?.row ?? rows[0]?.row ?? 1
  const start = Math.max(0, rows.findIndex(({ row }) => row >= first) - 2)
  const shown = statement.mapping === null ? rows.slice(0, ROWS_SHOWN) : rows.slice(start, start + ROWS_SHOWN)
  const width = Math.min(MAX_STATEMENT_COLUMNS, Math.max(...shown.map(({ cells }) => cells.length)))
  return {
    firstRow: first,
    columns: Array.from({ length: width }, (_, at) => mapping?.columns[at] ?? null),
    rows: shown.map(({ row, cells }) => ({
      row,
      cells: Array.from({ length: width }, (_, at) => (cells[at] ?? '').slice(0, CELL_SHOWN)),
    })),
  }
}

/**
 * A statement: what each line would come to while it is a draft, and what it came to afterwards.
 * @throws DomainError NOT_FOUND
 */
export async function bankStatementPage(
  ctx: Context,
  _admin: Admin,
  id: string,
  { show, after }: { show: Finding | null; after: number },
) {
  const statement = await findBankStatement(ctx.db, id)
  if (!statement || statement.state === 'discarded') throw new DomainError('NOT_FOUND')
  const { counts, lines } = await findLines(ctx, statement, show, after)
  const shown = lines.slice(0, LINES_SHOWN)
  const earlier = await findConfirmedFile(ctx.db, statement.account, statement.digest)
  return {
    statement: describe(statement),
    counts: FINDINGS.map((finding) => ({ finding, count: counts[finding] ?? 0 })),
    lines: await describeLines(ctx, shown),
    next: lines.length > LINES_SHOWN ? (shown.at(-1)?.line.position ?? null) : null,
    sample: await sampleOf(ctx, statement),
    /** When the same file was confirmed before. */
    earlier: earlier && earlier.id !== id ? earlier : null,
  }
}

const PLACE = /^(\d{4}-\d{2}-\d{2}|)~(bst_[0-9a-z]{22})~(\d{1,6})$/

/** Lines that have to be explained, or were. @throws DomainError NOT_FOUND for a cursor that is none */
export async function bankLinesPage(
  ctx: Context,
  _admin: Admin,
  { isExplained, cursor }: { isExplained: boolean; cursor: string | null },
) {
  const [, day = '', statementId = '', position = ''] = cursor === null ? [] : (PLACE.exec(cursor) ?? [])
  if (cursor !== null && statementId === '') throw new DomainError('NOT_FOUND')
  const before = cursor === null ? null : { day, statementId, position: Number(position) }
  const rows = await listLinesToExplain(ctx.db, isExplained, before, LINES_SHOWN + 1)
  const shown = rows.slice(0, LINES_SHOWN)
  const last = shown.at(-1)
  const described = await describeLines(
    ctx,
    shown.flatMap((line) => (line.outcome === null ? [] : [{ line, finding: line.outcome }])),
  )
  return {
    lines: described.map((line, at) => ({ ...line, account: nameAccount(shown[at]?.account ?? '') })),
    next: rows.length > LINES_SHOWN && last ? `${last.day}~${last.statementId}~${last.position}` : null,
  }
}
