import { calendarFile, planChoices, wantedItems } from '@pasar/api'
import { dayOf } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { guardPage } from '../../../lib/session/guards.server'
import { comingFestivals } from '../server/calendar.server'
import { calendarWords } from '../server/calendar-words.server'

/** The days of the member's lists and the festivals to come, for the calendar on their phone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/planner/calendar.ics', { context, request })
  const { ctx } = context
  const language = await languageOf(request)
  const [plans, items] = await Promise.all([planChoices(ctx, buyer), wantedItems(ctx, buyer)])
  const days = { plans, items, festivals: comingFestivals(dayOf(ctx.now())) }
  const file = calendarFile(ctx, language, days, calendarWords(language))
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="planner.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}
