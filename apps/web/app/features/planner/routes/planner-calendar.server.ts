import { calendarFeedTime, endCalendarFeed, makeCalendarFeed, planChoices, wantedItems } from '@pasar/api'
import { DomainError, dayOf, FESTIVAL_YEARS, linkTo, planMonthOf, readMonth, shiftMonth } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { toCalendar } from '../server/calendar.server'

/** One month with the days of lists and festivals. A month that is none is this one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/planner/calendar', { context, request })
  const today = dayOf(context.ctx.now())
  const asked = readMonth(new URL(request.url).searchParams.get('month'))
  const first = `${FESTIVAL_YEARS.first}-01`
  const last = `${FESTIVAL_YEARS.last}-12`
  const month = asked !== null && asked >= first && asked <= last ? asked : planMonthOf(today)
  const [head, plans, items, feedMadeAt] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('planner.calendar'),
      description: t('planner.calendarDescription'),
    })),
    planChoices(context.ctx, buyer),
    wantedItems(context.ctx, buyer),
    calendarFeedTime(context.ctx, buyer),
  ])
  return {
    head,
    today,
    feedMadeAt,
    month,
    previous: month > first ? shiftMonth(month, -1) : null,
    next: month < last ? shiftMonth(month, 1) : null,
    weeks: toCalendar(month, plans, items),
  }
}

/** Makes or ends the address by which a calendar reads these days. Only this one answer shows it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await guardPage('/planner/calendar', { context, request })
  const { ctx } = context
  const values = await readForm(request)
  return answerForm(values, async () => {
    if (values.intent === 'endFeed') {
      await endCalendarFeed(ctx, buyer)
      throw await redirectWithSuccess('/planner/calendar', {
        title: 'planner.feed',
        text: 'planner.feedEnded',
      })
    }
    if (values.intent !== 'makeFeed') throw new DomainError('VALIDATION')
    const token = await makeCalendarFeed(ctx, buyer)
    return { address: ctx.config.appUrl + linkTo('/planner/calendar/:token', { token: `${token}.ics` }) }
  })
}
