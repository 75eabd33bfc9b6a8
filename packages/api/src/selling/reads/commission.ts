import { findBalances, sumByKind, sumBySeller } from '@pasar/db'
import {
  accountName,
  addCommission,
  type CommissionSums,
  commissionOf,
  firstIdAt,
  listMonths,
  moveOf,
  NO_COMMISSION,
  nameMonth,
  REPORT_MONTHS,
  type Sen,
  sen,
} from '@pasar/domain'
import type { Reseller } from '../../access/actors'
import type { Context } from '../../platform/context'

/** After every id. */
const LAST = '~'

const accountOf = ({ id }: Reseller): string => accountName({ type: 'reseller', resellerId: id })

/** When the months of a report begin, the oldest first, and where the last one ends. */
const monthsOf = (ctx: Context): number[] => listMonths(ctx.now(), REPORT_MONTHS)

const idRange = (months: readonly number[], at: number): { from: string; until: string } => {
  const [start, end] = [months[at], months[at + 1]]
  return {
    from: start === undefined ? '' : firstIdAt('ledger', start),
    until: end === undefined ? LAST : firstIdAt('ledger', end),
  }
}

export interface CommissionMonth {
  /** "2026-11" */
  name: string
  start: number
  sums: CommissionSums
}

export interface CommissionPage {
  /** The newest first. */
  months: CommissionMonth[]
  /** All that was booked before them. */
  earlier: CommissionSums
  /** Of all time. */
  total: CommissionSums
  /** What is owed now, as the books have it. */
  balance: Sen
  /** By seller, of the month that was asked for. */
  chosen: { name: string; sellers: CommissionSeller[] }
}

export interface CommissionSeller {
  /** Null for what is about no parcel: payouts and corrections. */
  sellerId: string | null
  name: string | null
  sums: CommissionSums
}

async function sellersOf(
  ctx: Context,
  account: string,
  from: string,
  until: string,
): Promise<CommissionSeller[]> {
  const rows = await sumBySeller(ctx.db, account, from, until)
  const ids = [...new Set(rows.map(({ sellerId }) => sellerId))]
  return ids.map((sellerId) => {
    const own = rows.filter((row) => row.sellerId === sellerId)
    return { sellerId, name: own[0]?.name ?? null, sums: commissionOf(own) }
  })
}

/**
 * What a reseller earned by month, from the ledger: the months and what was before them come to the balance.
 * @param month "2026-11", whose sellers are shown; the present one for anything else
 */
export async function commissionPage(
  ctx: Context,
  reseller: Reseller,
  month: string | null,
): Promise<CommissionPage> {
  const account = accountOf(reseller)
  const starts = monthsOf(ctx)
  const names = starts.map(nameMonth)
  const at = month === null || !names.includes(month) ? starts.length - 1 : names.indexOf(month)
  const { from, until } = idRange(starts, at)
  const [sums, before, sellers, [booked = sen(0)]] = await Promise.all([
    Promise.all(
      starts.map(async (_start, index) => {
        const range = idRange(starts, index)
        return commissionOf(await sumByKind(ctx.db, account, range.from, range.until))
      }),
    ),
    sumByKind(ctx.db, account, '', firstIdAt('ledger', starts[0] ?? 0)),
    sellersOf(ctx, account, from, until),
    findBalances(ctx.db, [account]),
  ])
  const months = starts.map((start, index) => ({
    name: nameMonth(start),
    start,
    sums: sums[index] ?? NO_COMMISSION,
  }))
  const earlier = commissionOf(before)
  return {
    months: months.toReversed(),
    earlier,
    total: months.reduce((sum, { sums }) => addCommission(sum, sums), earlier),
    balance: sen(0 - booked),
    chosen: { name: names[at] ?? '', sellers },
  }
}

/** As `commissionPage`, by month and seller, the oldest month first; some at a time. @throws DomainError TOO_MANY_REQUESTS */
export async function exportCommission(
  ctx: Context,
  reseller: Reseller,
): Promise<AsyncGenerator<(CommissionSeller & { month: string; move: Sen })[]>> {
  await ctx.limits.take('listExport', reseller.id)
  return everyMonth(ctx, accountOf(reseller))
}

async function* everyMonth(
  ctx: Context,
  account: string,
): AsyncGenerator<(CommissionSeller & { month: string; move: Sen })[]> {
  const starts = monthsOf(ctx)
  for (const [index, start] of starts.entries()) {
    const { from, until } = idRange(starts, index)
    const sellers = await sellersOf(ctx, account, from, until)
    yield sellers.map((seller) => ({ ...seller, month: nameMonth(start), move: moveOf(seller.sums) }))
  }
}
