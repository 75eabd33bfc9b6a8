import {
  countRecruited,
  decodeTimeCursor,
  type GroupSales,
  listGroupSales,
  listRecruited,
  type RecruitedCounts,
  type RecruitedSeller,
} from '@pasar/db'
import {
  listMonths,
  malaysianDay,
  nameMonth,
  REPORT_MONTHS,
  type RecruitedFilter,
  type Sen,
  sen,
} from '@pasar/domain'
import type { Reseller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'

const ON_A_PAGE = 25
const OF_AN_EXPORT = 200
/** Days of sales that are shown beside a seller. */
export const RECENT_DAYS = 30

const recentSince = (ctx: Context): number => malaysianDay(ctx.now()) - RECENT_DAYS + 1

/**
 * A page of those whom a reseller recruited, usually the newest first.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function recruitedPage(
  ctx: Context,
  { id }: Reseller,
  cursorText: string | null,
  filter?: Partial<RecruitedFilter>,
): Promise<{ sellers: RecruitedSeller[]; next: string | null; counts: RecruitedCounts }> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const [page, counts] = await Promise.all([
    listRecruited(ctx.db, id, recentSince(ctx), cursor, ON_A_PAGE, filter),
    countRecruited(ctx.db, id),
  ])
  return { ...page, counts }
}

/** All whom a reseller recruited, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportRecruited = (
  ctx: Context,
  reseller: Reseller,
  filter?: Partial<RecruitedFilter>,
): Promise<AsyncGenerator<RecruitedSeller[]>> =>
  exportPages(ctx, reseller, async (cursorText) => {
    const cursor = readCursor(cursorText, decodeTimeCursor)
    const { sellers: rows, next } = await listRecruited(
      ctx.db,
      reseller.id,
      recentSince(ctx),
      cursor,
      OF_AN_EXPORT,
      filter,
    )
    return { rows, next }
  })

export interface GroupSalesPage {
  /** The newest first. */
  months: { name: string; start: number; parcels: number; amount: Sen }[]
  chosen: { name: string; sellers: GroupSales[] }
}

/** What those sold whom a reseller recruited, of one of the months that begin then. */
const salesOfMonth = (
  ctx: Context,
  resellerId: string,
  starts: readonly number[],
  at: number,
): Promise<GroupSales[]> => {
  const [start = 0, next] = starts.slice(at)
  const lastDay = next === undefined ? malaysianDay(ctx.now()) : malaysianDay(next) - 1
  return listGroupSales(ctx.db, resellerId, malaysianDay(start), lastDay)
}

/** What a reseller's sellers sold by month; one of them by seller. */
export async function groupSalesPage(
  ctx: Context,
  { id }: Reseller,
  month: string | null,
): Promise<GroupSalesPage> {
  const starts = listMonths(ctx.now(), REPORT_MONTHS)
  const names = starts.map(nameMonth)
  const rows = await Promise.all(starts.map((_start, at) => salesOfMonth(ctx, id, starts, at)))
  const at = month === null || !names.includes(month) ? starts.length - 1 : names.indexOf(month)
  const months = starts.map((start, index) => {
    const own = rows[index] ?? []
    return {
      name: nameMonth(start),
      start,
      parcels: own.reduce((sum, { parcels }) => sum + parcels, 0),
      amount: sen(own.reduce((sum: number, { amount }) => sum + amount, 0)),
    }
  })
  return { months: months.toReversed(), chosen: { name: names[at] ?? '', sellers: rows[at] ?? [] } }
}

/** As `groupSalesPage`, by month and seller, the oldest month first; some at a time. @throws DomainError TOO_MANY_REQUESTS */
export async function exportGroupSales(
  ctx: Context,
  reseller: Reseller,
): Promise<AsyncGenerator<(GroupSales & { month: string })[]>> {
  await ctx.limits.take('listExport', reseller.id)
  return everyGroupMonth(ctx, reseller.id)
}

async function* everyGroupMonth(
  ctx: Context,
  resellerId: string,
): AsyncGenerator<(GroupSales & { month: string })[]> {
  const starts = listMonths(ctx.now(), REPORT_MONTHS)
  for (const [at, start] of starts.entries()) {
    const month = nameMonth(start)
    yield (await salesOfMonth(ctx, resellerId, starts, at)).map((sales) => ({ ...sales, month }))
  }
}
