import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  listNames,
  listTopOfWindow,
  listWindowRows,
  readSales,
  type SalesRow,
  sumSalesDays,
  sumSalesOf,
  type WindowRow,
} from '@pasar/db'
import { type DaySpan, MAX_TOP_DAYS, type ReportPeriod, type SalesKind, sen, ZERO } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { KEPT_SALES, spanOfDay } from '../jobs'

/** One of those that sold most. */
export interface TopRow extends WindowRow {
  name: string
  /** Null for what is not shown on a page of its own. */
  slug: string | null
}

/** Of those that sold something on days that are not rolled up, so many are looked at. */
const MAX_LIVE = 500

const compare = (a: SalesRow, b: SalesRow): number => b.sales - a.sales || (a.id < b.id ? -1 : 1)

function addUp(rows: readonly SalesRow[]): Map<string, SalesRow> {
  const sums = new Map<string, SalesRow>()
  for (const { id, pieces, sales } of rows) {
    const before = sums.get(id)
    sums.set(id, {
      id,
      pieces: (before?.pieces ?? 0) + pieces,
      sales: sen((before?.sales ?? 0) + sales),
    })
  }
  return sums
}

const negate = ({ id, pieces, sales }: SalesRow): SalesRow => ({ id, pieces: -pieces, sales: sen(-sales) })

interface Wanted {
  kind: SalesKind
  period: ReportPeriod
  /** The last day that is rolled up. */
  through: number
  /** Days that are read as they are now, whether in the period or before it. */
  live: readonly number[]
  limit: number
}

async function readLive(
  ctx: Context,
  { kind, live }: Pick<Wanted, 'kind' | 'live'>,
  { first, last }: DaySpan,
): Promise<SalesRow[]> {
  const days = live.filter((day) => day >= first && day <= last)
  return (await Promise.all(days.map((day) => readSales(ctx.db, kind, spanOfDay(day))))).flat()
}

/**
 * Of a fixed period: the best of the window that is rolled up, and whatever sold something since. Whoever is neither cannot be
 * among the best.
 */
async function topOfWindow(ctx: Context, wanted: Wanted): Promise<WindowRow[]> {
  const { kind, period, through, limit } = wanted
  const days = period.window ?? 0
  const [best, sold] = await Promise.all([
    listTopOfWindow(ctx.db, kind, days, limit),
    readLive(ctx, wanted, period),
  ])
  const added = addUp(sold)
  // While yesterday is not rolled up, the window holds a day that belongs to the time before the period.
  const left = { first: through - days + 2, last: period.first - 1 }
  const [gone, goneBefore] =
    left.first > left.last
      ? [[], []]
      : await Promise.all([
          sumSalesDays(ctx.db, kind, left),
          sumSalesDays(ctx.db, kind, { first: left.first - days, last: left.last - days }),
        ])
  const known = new Set(best.map(({ id }) => id))
  const others = [...added.values()]
    .filter(({ id }) => !known.has(id))
    .sort(compare)
    .slice(0, Math.max(MAX_LIVE, limit))
  const rest = await listWindowRows(
    ctx.db,
    kind,
    days,
    others.map(({ id }) => id),
  )
  const rows = new Map([...best, ...rest].map((row) => [row.id, row]))
  const candidates = new Set([...known, ...others.map(({ id }) => id)])
  const changes = addUp([...sold, ...gone.map(negate)].filter(({ id }) => candidates.has(id)))
  const changesBefore = addUp([...gone, ...goneBefore.map(negate)].filter(({ id }) => candidates.has(id)))
  return [...candidates].map((id) => {
    const row = rows.get(id)
    const change = changes.get(id)
    return {
      id,
      pieces: (row?.pieces ?? 0) + (change?.pieces ?? 0),
      sales: sen((row?.sales ?? 0) + (change?.sales ?? 0)),
      salesBefore: sen((row?.salesBefore ?? 0) + (changesBefore.get(id)?.sales ?? 0)),
    }
  })
}

async function topOfDays(ctx: Context, wanted: Wanted): Promise<WindowRow[]> {
  const { kind, period, through } = wanted
  const [rolled, before, sold, soldBefore] = await Promise.all([
    sumSalesDays(ctx.db, kind, { first: period.first, last: Math.min(period.last, through) }),
    sumSalesDays(ctx.db, kind, period.before),
    readLive(ctx, wanted, period),
    readLive(ctx, wanted, period.before),
  ])
  const earlier = addUp([...before, ...soldBefore])
  return [...addUp([...rolled, ...sold]).values()].map((row) => ({
    ...row,
    salesBefore: sen(earlier.get(row.id)?.sales ?? 0),
  }))
}

/** How many are summed in one statement before the event loop gets a turn. */
const AT_ONCE = 25

/** The rows of a window with what each sold a year before: windows hold the days right before theirs. */
async function compareWithYear(
  ctx: Context,
  { kind, period }: Wanted,
  rows: readonly WindowRow[],
): Promise<WindowRow[]> {
  const sold = new Map<string, SalesRow>()
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id)
    for (const row of await sumSalesOf(ctx.db, kind, ids, period.before)) sold.set(row.id, row)
    await yieldToEventLoop()
  }
  return rows.map((row) => ({ ...row, salesBefore: sold.get(row.id)?.sales ?? ZERO }))
}

/** Those that sold most; null for a period that best sellers are not kept of. */
export async function listTop(ctx: Context, wanted: Wanted): Promise<TopRow[] | null> {
  const { period, kind, limit } = wanted
  const isShort = period.last - period.first < MAX_TOP_DAYS
  const isKept = period.before.first > wanted.through - KEPT_SALES
  if (period.window === null && !(isShort && isKept)) return null
  const rows = await (period.window === null ? topOfDays : topOfWindow)(ctx, wanted)
  const best = rows
    .filter(({ pieces }) => pieces > 0)
    .sort(compare)
    .slice(0, limit)
  const isOfWindow = period.window !== null && period.compared === 'year'
  const top = isOfWindow ? await compareWithYear(ctx, wanted, best) : best
  if (kind === 'category') return top.map((row) => ({ ...row, name: row.id, slug: row.id }))
  const names = await listNames(
    ctx.db,
    kind,
    top.map(({ id }) => id),
  )
  const known = new Map(names.map((named) => [named.id, named]))
  return top.map((row) => {
    const named = known.get(row.id)
    return { ...row, name: named?.name ?? row.id, slug: (kind === 'item' ? named?.slug : row.id) ?? null }
  })
}
