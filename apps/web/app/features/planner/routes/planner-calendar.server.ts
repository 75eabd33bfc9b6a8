import { planChoices } from '@pasar/api'
import { dayOf, FESTIVAL_YEARS, planMonthOf, readMonth, shiftMonth } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { toCalendar } from '../server/calendar.server'

/** One month with the days of lists and festivals. A month that is none is this one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/planner/calendar', { context, request })
  const today = dayOf(context.ctx.now())
  const asked = readMonth(new URL(request.url).searchParams.get('month'))
  const first = `${FESTIVAL_YEARS.first}-01`
  const last = `${FESTIVAL_YEARS.last}-12`
  const month = asked !== null && asked >= first && asked <= last ? asked : planMonthOf(today)
  const [head, plans] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('planner.calendar'),
      description: t('planner.calendarDescription'),
    })),
    planChoices(context.ctx, buyer),
  ])
  return {
    head,
    today,
    month,
    previous: month > first ? shiftMonth(month, -1) : null,
    next: month < last ? shiftMonth(month, 1) : null,
    weeks: toCalendar(month, plans),
  }
}
