import { calendarFile, planChoices } from '@pasar/api'
import { dayOf, formatRm } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { guardPage } from '../../../lib/session/guards.server'
import { comingFestivals } from '../server/calendar.server'

/** The days of the member's lists and the festivals to come, for the calendar on their phone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/planner/calendar.ics', { context, request })
  const { ctx } = context
  const language = await languageOf(request)
  const t = translateFor(language)
  const days = { plans: await planChoices(ctx, buyer), festivals: comingFestivals(dayOf(ctx.now())) }
  const file = calendarFile(ctx, language, days, {
    title: t('planner.title'),
    planText: ({ budget }) => t('planner.ofBudget', { amount: formatRm(budget) }),
    festival: ({ name, mayMove }) =>
      mayMove ? t('planner.mayMove', { name: t(`planner.festival_${name}`) }) : t(`planner.festival_${name}`),
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="planner.ics"',
      'Cache-Control': 'private, no-store',
    },
  })
}
