import {
  type EntryPlace,
  findFirstEntry,
  listAdjustmentRequests,
  listMemberAccounts,
  listNewestEntries,
  listOldestEntries,
  sumBooks,
} from '@pasar/db'
import {
  DomainError,
  firstIdAt,
  isAccountName,
  isId,
  isMemberAccounts,
  listPeriods,
  malaysianDay,
  numberOfDay,
  readDay,
  sen,
  startOfMalaysianDay,
  trialBalance,
  writeDay,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { everyPage } from '../../platform/lists/every-page'
import { balanceBefore } from '../internal/balance-before'
import { openMonth } from '../internal/open-period'

const SHOWN = 50
/** Read at a time, so that a year takes no more memory than a day. */
const ENTRIES_AT_ONCE = 500

/** The Malaysian day that is asked for: today for nonsense, and for days to come. */
export function dayOf(ctx: Context, date: string | null): number {
  const today = malaysianDay(ctx.now())
  const asked = readDay(date)
  return asked === null ? today : Math.min(today, numberOfDay(asked))
}

/** The first transaction after a day. */
const endOf = (day: number): string => firstIdAt('ledger', startOfMalaysianDay(day + 1))

const encodePlace = ({ id, position }: EntryPlace): string => `${id}.${position}`

/** @throws DomainError NOT_FOUND for a cursor that is none */
function decodePlace(text: string): EntryPlace {
  const [id = '', position = ''] = text.split('.', 2)
  if (!isId('ledger', id) || !/^\d{1,6}$/.test(position)) throw new DomainError('NOT_FOUND')
  return { id, position: Number(position) }
}

/** Debits, credits and balances of all accounts at the end of a day, "2026-08-31". */
export async function booksPage(ctx: Context, _admin: Admin, date: string | null) {
  const day = dayOf(ctx, date)
  const [sums, months, waiting] = await Promise.all([
    sumBooks(ctx.db, day),
    monthsFrom(ctx, null),
    listAdjustmentRequests(ctx.db, SHOWN),
  ])
  return { date: writeDay(day), months, waiting, ...trialBalance(sums) }
}

/** The months since the first entry of all members of a kind, or of anyone, the newest first. */
async function monthsFrom(ctx: Context, kind: string | null): Promise<string[]> {
  const now = ctx.now()
  const sums = await sumBooks(ctx.db, malaysianDay(now))
  const firsts = sums.flatMap(({ account, firstDay }) =>
    kind === null || account === kind ? [firstDay] : [],
  )
  if (firsts.length === 0) return []
  return listPeriods(startOfMalaysianDay(Math.min(...firsts)), now).flatMap(({ months }) => months)
}

async function monthsSince(ctx: Context, account: string): Promise<string[]> {
  const first = await findFirstEntry(ctx.db, account)
  return first ? listPeriods(first.at, ctx.now()).flatMap(({ months }) => months) : []
}

/** Months of which there are entries of an account, the newest first. @throws DomainError NOT_FOUND for an account without any */
async function monthsOf(ctx: Context, account: string): Promise<string[]> {
  if (!isAccountName(account)) throw new DomainError('NOT_FOUND')
  const months = isMemberAccounts(account) ? await monthsFrom(ctx, account) : await monthsSince(ctx, account)
  if (months.length === 0) throw new DomainError('NOT_FOUND')
  return months
}

/**
 * An account at the end of a day: its newest entries, or for those of all members of a kind a page of them.
 * @throws DomainError NOT_FOUND for an account without entries, and for a cursor that is none
 */
export async function bookAccountPage(
  ctx: Context,
  _admin: Admin,
  account: string,
  { date, cursor }: { date: string | null; cursor: string | null },
) {
  const day = dayOf(ctx, date)
  const [months, balance] = await Promise.all([
    monthsOf(ctx, account),
    isAccountName(account) ? balanceBefore(ctx, account, day + 1) : sen(0),
  ])
  const given = { account, date: writeDay(day), months, balance }
  if (isMemberAccounts(account)) {
    if (cursor !== null && !isId('user', cursor)) throw new DomainError('NOT_FOUND')
    const page = { after: cursor ?? '', limit: SHOWN + 1 }
    const rows = await listMemberAccounts(ctx.db, account, endOf(day), page)
    const members = rows.slice(0, SHOWN).map((row) => ({ ...row, balance: sen(row.debit - row.credit) }))
    return {
      ...given,
      entries: [],
      members,
      next: rows.length > SHOWN ? (members.at(-1)?.userId ?? null) : null,
    }
  }
  const before = cursor === null ? { id: endOf(day), position: 0 } : decodePlace(cursor)
  const rows = await listNewestEntries(ctx.db, account, before, SHOWN + 1)
  const entries = rows.slice(0, SHOWN)
  const last = entries.at(-1)
  return { ...given, entries, members: [], next: rows.length > SHOWN && last ? encodePlace(last) : null }
}

/**
 * The entries of an account in a month, in their order, some at a time, with what it came to before them.
 * @throws DomainError NOT_FOUND for no account, or no month that has begun; TOO_MANY_REQUESTS
 */
export async function exportAccount(ctx: Context, admin: Admin, account: string, month: string) {
  const period = openMonth(ctx, month)
  await monthsOf(ctx, account)
  await ctx.limits.take('listExport', admin.id)
  const opening = await balanceBefore(ctx, account, malaysianDay(period.from))
  const [first, before] = [firstIdAt('ledger', period.from), firstIdAt('ledger', period.to)]
  const entries = everyPage(async (cursor) => {
    const after = cursor === null ? { id: first, position: -1 } : decodePlace(cursor)
    const rows = await listOldestEntries(ctx.db, account, { after, before }, ENTRIES_AT_ONCE)
    const last = rows.at(-1)
    return { rows, next: rows.length === ENTRIES_AT_ONCE && last ? encodePlace(last) : null }
  })
  return { period, opening, entries }
}
