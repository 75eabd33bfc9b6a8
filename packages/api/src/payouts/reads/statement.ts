import { findFirstEntry, findProfile, sumAccountBefore } from '@pasar/db'
import {
  addSums,
  CSV_MARK,
  csvAmount,
  csvLine,
  firstIdAt,
  listPeriods,
  NO_SUMS,
  type Period,
  type Sen,
  STATEMENT_COLUMNS,
  type StatementSums,
  sen,
  totalOf,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { openPeriod } from '../internal/open-period'
import type { StatementStyle } from '../internal/statement-style'
import { accountsOf, type BalanceEntry, readEntries } from './balance'

export type { StatementStyle } from '../internal/statement-style'

/** Read at a time, so that a year of a large seller takes no more memory than a month of a small one. */
const ENTRIES_AT_ONCE = 500
const ENTRIES_SHOWN = 50
/** Entries a PDF lists; a file of more is what the CSV is for. */
const ENTRIES_IN_PDF = 1_000

const owedBefore = async (ctx: Context, userId: string, at: number): Promise<Sen> => {
  const { seller, reseller } = accountsOf(userId)
  const before = firstIdAt('ledger', at)
  return sen(
    -((await sumAccountBefore(ctx.db, seller, before)) + (await sumAccountBefore(ctx.db, reseller, before))),
  )
}

/** Everything a period booked for a member, in order. */
async function* entriesOf(ctx: Context, userId: string, { from, to }: Period): AsyncGenerator<BalanceEntry> {
  const before = firstIdAt('ledger', to)
  // Ids that are made at the very start of the period come after this one.
  for (let after = firstIdAt('ledger', from); ; ) {
    const page = await readEntries(ctx, userId, { after, before, order: 'oldest', limit: ENTRIES_AT_ONCE })
    yield* page.entries
    const last = page.entries.at(-1)
    if (!page.hasMore || !last) return
    after = last.id
  }
}

async function sumPeriod(ctx: Context, userId: string, period: Period): Promise<StatementSums> {
  let sums = NO_SUMS
  for await (const entry of entriesOf(ctx, userId, period)) sums = addSums(sums, entry.sums)
  return sums
}

export interface Statement {
  period: Period
  opening: Sen
  sums: StatementSums
  closing: Sen
  /** Those of a year that have begun; none for a month. */
  months: { name: string; sums: StatementSums; closing: Sen }[]
}

/**
 * What a member was owed when a month or a year began, what was booked, and what they were owed at its end: the closing
 * balance is the books' own.
 * @throws DomainError NOT_FOUND for a period that is none or has not begun
 */
export async function statementOf(ctx: Context, seller: Seller<'money'>, name: string): Promise<Statement> {
  const period = openPeriod(ctx, name)
  const opening = await owedBefore(ctx, seller.id, period.from)
  if (!period.isYear) {
    const sums = await sumPeriod(ctx, seller.id, period)
    return { period, opening, sums, closing: sen(opening + totalOf(sums)), months: [] }
  }
  const months: Statement['months'] = []
  let [sums, closing] = [NO_SUMS, opening]
  for (const month of listPeriods(period.from, Math.min(ctx.now(), period.to - 1))
    .flatMap((year) => year.months)
    .toReversed()) {
    const own = await sumPeriod(ctx, seller.id, openPeriod(ctx, month))
    sums = addSums(sums, own)
    closing = sen(closing + totalOf(own))
    months.push({ name: month, sums: own, closing })
  }
  return { period, opening, sums, closing, months }
}

/** A page of what a period booked, in order. @throws DomainError NOT_FOUND */
export async function statementEntries(
  ctx: Context,
  seller: Seller<'money'>,
  name: string,
  cursor: string | null,
) {
  const { from, to } = openPeriod(ctx, name)
  const first = firstIdAt('ledger', from)
  const after = cursor === null || cursor < first ? first : cursor
  const before = firstIdAt('ledger', to)
  const range = { after, before, order: 'oldest', limit: ENTRIES_SHOWN } as const
  const { entries, hasMore } = await readEntries(ctx, seller.id, range)
  return { entries, next: hasMore ? (entries.at(-1)?.id ?? null) : null }
}

/** Years and months of which there are statements, the newest first. */
export async function statementPeriods(ctx: Context, seller: Seller<'money'>) {
  const { seller: asSeller, reseller } = accountsOf(seller.id)
  const firsts = await Promise.all([findFirstEntry(ctx.db, asSeller), findFirstEntry(ctx.db, reseller)])
  const now = ctx.now()
  return listPeriods(Math.min(...firsts.map((first) => first?.at ?? now)), now)
}

/** What an entry is about, for files. */
const aboutOf = ({ orderNumber, payout }: BalanceEntry): string => orderNumber ?? payout?.reference ?? ''

/** A month or a year as CSV, a line per entry between the two balances. @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS */
export async function makeStatementCsv(
  ctx: Context,
  seller: Seller<'money'>,
  name: string,
  { say, sayEntry, formatTime }: StatementStyle,
): Promise<string> {
  const period = openPeriod(ctx, name)
  await ctx.limits.take('invoice', seller.id)
  let balance = await owedBefore(ctx, seller.id, period.from)
  const empty = STATEMENT_COLUMNS.map(() => '')
  const columns = STATEMENT_COLUMNS.map((column) => say(column))
  const lines = [
    csvLine([say('time'), say('what'), say('about'), ...columns, say('amount'), say('balance')]),
    csvLine([formatTime(period.from), say('opening'), '', ...empty, '', csvAmount(balance)]),
  ]
  for await (const entry of entriesOf(ctx, seller.id, period)) {
    balance = sen(balance + entry.amount)
    const amounts = STATEMENT_COLUMNS.map((column) => csvAmount(entry.sums[column]))
    lines.push(
      csvLine([
        formatTime(entry.at),
        sayEntry(entry),
        aboutOf(entry),
        ...amounts,
        csvAmount(entry.amount),
        csvAmount(balance),
      ]),
    )
  }
  const end = formatTime(Math.min(period.to - 1, ctx.now()))
  lines.push(csvLine([end, say('closing'), '', ...empty, '', csvAmount(balance)]))
  return CSV_MARK + lines.join('')
}

/** As `makeStatementCsv`, as PDF. What draws it is loaded with the first one. @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS, BUSY */
export async function makeStatementPdf(
  ctx: Context,
  seller: Seller<'money'>,
  name: string,
  style: StatementStyle,
): Promise<Buffer> {
  openPeriod(ctx, name)
  await ctx.limits.take('invoice', seller.id)
  const statement = await statementOf(ctx, seller, name)
  const entries: BalanceEntry[] = []
  for await (const entry of entriesOf(ctx, seller.id, statement.period)) {
    if (entries.length === ENTRIES_IN_PDF) break
    entries.push(entry)
  }
  const { drawStatement } = await import('../internal/draw-statement')
  const profile = await findProfile(ctx.db, seller.id)
  const payee = { name: seller.name, email: profile?.email ?? '' }
  return drawStatement({ ...statement, entries, seller: payee }, style)
}
