import type {
  BankLine,
  Finding,
  LineProblem,
  MatchedPayout,
  PayoutState,
  Sen,
  SwiftCode,
} from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { byIndex, eachOf, fixedJoin } from '../../kernel/dialect'

/** A line with the payout whose reference stands in it. */
export interface BankLineView extends Omit<BankLine, 'problem'> {
  statementId: string
  position: number
  key: string
  problem: LineProblem | null
  outcome: Finding | null
  /** Whether it counts already, by another statement. */
  isDuplicate: boolean
  note: string
  explainedByName: string | null
  explainedAt: number | null
  payout: (MatchedPayout & { id: string; runId: string; reference: string; memberName: string }) | null
}

interface LineRow extends Omit<BankLineView, 'isDuplicate' | 'payout'> {
  isDuplicate: 0 | 1
  payoutId: string | null
  runId: string
  reference: string
  memberName: string
  payoutState: PayoutState
  payoutAmount: Sen
  isPaidByBank: 0 | 1
  isReturnedByBank: 0 | 1
}

const lineColumns = sql`l.statement_id as "statementId", l.position, l.key, l.row, l.day, l.words, l.amount_sen as amount,
  l.balance_sen as balance, l.problem, l.outcome, l.note, x.name as "explainedByName", l.explained_at as "explainedAt",
  exists (select 1 from bank_lines e where e.account = l.account and e.key = l.key
    and e.outcome is not null and e.outcome <> 'duplicate') as "isDuplicate",
  y.id as "payoutId", y.run_id as "runId", y.reference, m.name as "memberName", y.state as "payoutState",
  y.amount_sen as "payoutAmount",
  exists (select 1 from bank_lines e where e.payout_id = y.id and e.amount_sen < 0
    and e.outcome in ('paid', 'agrees')) as "isPaidByBank",
  exists (select 1 from bank_lines e where e.payout_id = y.id and e.amount_sen > 0
    and e.outcome in ('failed', 'agrees')) as "isReturnedByBank"`
const lineJoins = sql`left join payouts y on y.id = l.payout_id left join users m on m.id = y.user_id
  left join users x on x.id = l.explained_by`

const toView = ({
  payoutId,
  runId,
  reference,
  memberName,
  payoutState,
  payoutAmount,
  isPaidByBank,
  isReturnedByBank,
  ...line
}: LineRow): BankLineView => ({
  ...line,
  isDuplicate: line.isDuplicate === 1,
  payout:
    payoutId === null
      ? null
      : {
          id: payoutId,
          runId,
          reference,
          memberName,
          state: payoutState,
          amount: payoutAmount,
          isPaidByBank: isPaidByBank === 1,
          isReturnedByBank: isReturnedByBank === 1,
        },
})

/** Lines of a statement behind a position, in the order in which they are matched. */
export async function listBankLines(
  db: Db,
  statementId: string,
  after: number,
  limit: number,
): Promise<BankLineView[]> {
  const { rows } = await sql<LineRow>`select ${lineColumns} from bank_lines l ${lineJoins}
    where l.statement_id = ${statementId} and l.position > ${after} order by l.position limit ${limit}`.execute(
    db,
  )
  return rows.map(toView)
}

/** Those of a confirmed statement that have come to one thing. */
export async function listFoundLines(
  db: Db,
  statementId: string,
  outcome: Finding,
  after: number,
  limit: number,
): Promise<BankLineView[]> {
  const { rows } =
    await sql<LineRow>`select ${lineColumns} from bank_lines l ${byIndex('bank_lines_found')} ${lineJoins}
    where l.statement_id = ${statementId} and l.outcome = ${outcome} and l.position > ${after}
    order by l.position limit ${limit}`.execute(db)
  return rows.map(toView)
}

/** The next lines of a statement that have come to nothing yet. */
export async function listWaitingLines(db: Db, statementId: string, limit: number): Promise<BankLineView[]> {
  const { rows } =
    await sql<LineRow>`select ${lineColumns} from bank_lines l ${byIndex('bank_lines_waiting')} ${lineJoins}
    where l.statement_id = ${statementId} and l.outcome is null order by l.position limit ${limit}`.execute(
      db,
    )
  return rows.map(toView)
}

export async function findBankLine(
  db: Db,
  statementId: string,
  position: number,
): Promise<BankLineView | null> {
  const { rows } = await sql<LineRow>`select ${lineColumns} from bank_lines l ${lineJoins}
    where l.statement_id = ${statementId} and l.position = ${position}`.execute(db)
  return rows.map(toView)[0] ?? null
}

/** How many lines of a confirmed statement have come to what. */
export async function countFindings(db: Db, statementId: string): Promise<ReadonlyMap<Finding, number>> {
  const { rows } = await sql<{
    outcome: Finding
    count: number
  }>`select outcome, count(*) as count from bank_lines
    where statement_id = ${statementId} and outcome is not null group by outcome`.execute(db)
  return new Map(rows.map(({ outcome, count }) => [outcome, count]))
}

/** A place in the list of lines over all statements. */
export interface LinePlace {
  day: string
  statementId: string
  position: number
}

/** Lines that somebody has to explain, or has explained, the newest first. */
export async function listLinesToExplain(
  db: Db,
  isExplained: boolean,
  before: LinePlace | null,
  limit: number,
): Promise<(BankLineView & { account: string })[]> {
  const filter = isExplained
    ? sql`l.explained_at is not null`
    : sql`l.explained_at is null
        and l.outcome in ('unknown', 'unreadable', 'amountDiffers', 'notSent', 'markedFailed', 'again')`
  const { rows } = await sql<
    LineRow & { account: string }
  >`select ${lineColumns}, l.account from bank_lines l ${lineJoins}
    where ${filter} and (l.day, l.statement_id, l.position) <
      (${before?.day ?? '~'}, ${before?.statementId ?? '~'}, ${before?.position ?? 0})
    order by l.day desc, l.statement_id desc, l.position desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...toView(row), account: row.account }))
}

/** The payouts of these references, by reference. */
export async function findPayoutsByReference(
  db: Db,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; reference: string }>`select y.id, y.reference
    from ${eachOf(references, 'r')} ${fixedJoin} payouts y on y.reference = r.value`.execute(db)
  return new Map(rows.map(({ id, reference }) => [reference, id]))
}

export interface AwaitedPayout {
  id: string
  runId: string
  reference: string
  amount: Sen
  holder: string
  bank: SwiftCode
}

/** Payouts of these amounts that the bank has not answered yet. */
export async function listAwaitedPayouts(
  db: Db,
  amounts: readonly number[],
  limit: number,
): Promise<AwaitedPayout[]> {
  const { rows } =
    await sql<AwaitedPayout>`select y.id, y.run_id as "runId", y.reference, y.amount_sen as amount,
    a.holder, a.bank from ${eachOf(amounts, 'r')} ${fixedJoin} payouts y on y.amount_sen = r.value
    ${fixedJoin} bank_accounts a on a.id = y.bank_account_id
    where y.state in ('in_transit', 'unknown') limit ${limit}`.execute(db)
  return rows
}

/** Lines that say they moved a payout whose books say otherwise. */
export async function findWrongBankLines(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    place: string
  }>`select l.statement_id || ' ' || l.position as place from bank_lines l
    where l.outcome in ('paid', 'failed') and (l.payout_id is null or not exists
      (select 1 from payouts y where y.id = l.payout_id and y.amount_sen = abs(l.amount_sen)
        and (l.amount_sen < 0) = (l.outcome = 'paid') and y.state in ('paid', 'failed'))) limit 20`.execute(
    db,
  )
  return rows.map(({ place }) => place)
}
