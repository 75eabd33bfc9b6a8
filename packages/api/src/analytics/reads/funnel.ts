import { listCounts } from '@pasar/db'
import {
  countSteps,
  countStepsBefore,
  type DayCount,
  type DayFigures,
  FUNNEL_STEPS,
  type FunnelStep,
  type ReportPeriod,
  spansOf,
  toSteps,
} from '@pasar/domain'
import type { Context } from '../../platform/context'

export interface FunnelRow {
  step: FunnelStep
  count: number
  before: number
}

/**
 * How many of the checkouts that were opened were paid: of a day or a month, and of the time it is compared with. Orders from before
 * checkouts were counted are left out.
 */
export interface ConversionStep {
  day: number
  checkouts: number
  paid: number
  checkoutsBefore: number
  paidBefore: number
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** The way from a look to a payment of the whole period, and its last part step by step. @param days of the period and before it */
export async function readSteps(
  ctx: Context,
  period: ReportPeriod,
  days: readonly DayFigures[],
): Promise<{ funnel: FunnelRow[]; conversion: ConversionStep[] }> {
  const parts = await Promise.all(spansOf(period).map((span) => listCounts(ctx.db, span)))
  const counted = parts.flat()
  const ordersOf = days.map(({ day, orders }) => ({ day, count: orders }))
  const daysOf = (step: FunnelStep) =>
    step === 'paid' ? ordersOf : counted.filter(({ name }) => name === step)
  const bothOf = (some: readonly DayCount[]) => ({
    now: countSteps(some, period),
    before: countStepsBefore(some, period),
  })
  const since = Math.min(...daysOf('checkout').map(({ day }) => day))
  const checkout = bothOf(daysOf('checkout'))
  const paid = bothOf(ordersOf.filter(({ day }) => day >= since))
  return {
    funnel: FUNNEL_STEPS.map((step) => {
      const { now, before } = bothOf(daysOf(step))
      return { step, count: sum(now), before: sum(before) }
    }),
    conversion: toSteps(days, period).map(({ day }, at) => ({
      day,
      checkouts: checkout.now[at] ?? 0,
      paid: paid.now[at] ?? 0,
      checkoutsBefore: checkout.before[at] ?? 0,
      paidBefore: paid.before[at] ?? 0,
    })),
  }
}
