import {
  type Db,
  deleteEmptySearches,
  deleteSalesDays,
  findFirstMoment,
  findLastMarketDay,
  insertBuyersOfDay,
  insertCouponDay,
  insertDayIntoWindow,
  insertSalesDay,
  NO_ROOTS,
  putCount,
  putEmptySearch,
  type Tx,
  takeDayOutOfWindow,
  tryAddMarketDay,
  tryDeleteMarketDay,
} from '@pasar/db'
import {
  malaysianDay,
  minutes,
  monthOf,
  SALES_KINDS,
  startOfMalaysianDay,
  WINDOWS_OF_DAYS,
} from '@pasar/domain'
import type { Context } from '../platform/context'
import { waitForIdle } from '../platform/jobs/wait-for-idle'

/** What began at the very end of a day is written by then. */
const LATE_WRITES = minutes(5)
/** Before that nothing is rolled up: reports reach back half as far. */
const MAX_DAYS = 1_100
/** No window reaches further back, and best sellers of own dates before are not listed. */
export const KEPT_SALES = 800
const KEPT_SEARCHES = 400
/** Different searches that are kept of a day. */
const SEARCHES_A_DAY = 200
/** Days without much in them share a commit that takes so long; others wait for it. */
const SLICE_MS = 15

/** When a Malaysian day begins and ends. */
export const spanOfDay = (day: number) => ({
  from: startOfMalaysianDay(day),
  until: startOfMalaysianDay(day + 1),
})

/** The first day that is over and not rolled up; null when there is none. */
async function findDueDay(db: Db, now: number): Promise<number | null> {
  const today = malaysianDay(now - LATE_WRITES)
  const last = await findLastMarketDay(db)
  const first = last === null ? await findFirstMoment(db) : null
  const day = last === null ? (first === null ? today : malaysianDay(first)) : last + 1
  return day < today ? Math.max(day, today - MAX_DAYS) : null
}

async function rollUpDay(tx: Tx, day: number): Promise<void> {
  const span = spanOfDay(day)
  if (!(await tryAddMarketDay(tx, day, span))) return
  for (const kind of SALES_KINDS) await insertSalesDay(tx, kind, day, span)
  for (const days of WINDOWS_OF_DAYS) await insertDayIntoWindow(tx, days, day)
  await insertCouponDay(tx, day, span)
  await insertBuyersOfDay(tx, monthOf(day), span)
  await deleteSalesDays(tx, day - KEPT_SALES)
  await deleteEmptySearches(tx, day - KEPT_SEARCHES)
}

/** Where more days would be undone, the clock may as well be behind; they stay until it is known. */
const MAX_UNDONE = 90

/**
 * Undoes the last day where it is not over yet: it was rolled up under a clock that was ahead, and nothing that is sold on it from now on
 * would ever be counted.
 * @returns false when there is none
 */
async function undoDay(tx: Tx, now: number): Promise<boolean> {
  const last = await findLastMarketDay(tx)
  const today = malaysianDay(now)
  if (last === null || last < today || last > today + MAX_UNDONE) return false
  for (const days of WINDOWS_OF_DAYS) await takeDayOutOfWindow(tx, days, last)
  return tryDeleteMarketDay(tx, last)
}

/**
 * Rolls up the days that are over, the oldest first, some at a time. A day is rolled up whole or not at all, so a run that
 * was killed is continued by the next one.
 */
export async function rollUpDays(ctx: Context, signal = new AbortController().signal): Promise<void> {
  const rollUpSome = () =>
    ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
      const start = performance.now()
      for (;;) {
        if (!(await undoDay(tx, ctx.now()))) {
          const day = await findDueDay(tx, ctx.now())
          if (day === null) return true
          await rollUpDay(tx, day)
        }
        if (performance.now() - start > SLICE_MS) return false
      }
    })
  while (!signal.aborted && !(await rollUpSome())) await waitForIdle(signal)
}

/** Writes down what was counted in memory. What cannot be written is counted with the next. */
export async function writeSteps(ctx: Context): Promise<void> {
  const counted = ctx.steps.take()
  if (counted.steps.length + counted.searches.length === 0) return
  const day = malaysianDay(ctx.now())
  try {
    await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
      for (const [step, count] of counted.steps) await putCount(tx, step, day, count)
      for (const [words, count] of counted.searches)
        await putEmptySearch(tx, { day, words, count }, SEARCHES_A_DAY)
    })
  } catch (error) {
    ctx.steps.giveBack(counted)
    throw error
  }
}
