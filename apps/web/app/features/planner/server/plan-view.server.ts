import type { PlanSummary } from '@pasar/api'
import { daysUntil, formatAmount, formatRm, type SpendingMonth } from '@pasar/domain'
import type { ChartView } from '../../analytics/client/chart-view'
import { drawChart, nameMark } from '../../analytics/server/chart.server'
import { sayMonth } from '../components/day-text'

/** A list as its card shows it; amounts in sen. */
export function toPlanCard({ plan, ...summary }: PlanSummary, now: number) {
  const { id, title, day, budget } = plan
  return { id, title, day, budget, daysLeft: daysUntil(day, now), ...summary }
}
export type PlanCardView = ReturnType<typeof toPlanCard>

/** What the form of a list is filled in with. */
export const toPlanValues = (plan: { title: string; day: string; budget: number }) => ({
  title: plan.title,
  day: plan.day,
  budget: formatAmount(plan.budget).replaceAll(',', ''),
})

/**
 * What was spent as a curve, what was planned as another; null where one month is no curve.
 * @param tag of the language in which months are named
 */
export function drawSpending(
  months: readonly SpendingMonth[],
  names: { spent: string; planned: string },
  tag: string,
): ChartView | null {
  if (months.length < 2) return null
  return drawChart(
    months.map(({ month }) => sayMonth(tag, month)),
    [
      { name: names.spent, values: months.map(({ spent }) => spent) },
      { name: names.planned, values: months.map(({ planned }) => planned) },
    ],
    formatRm,
    nameMark,
  )
}
