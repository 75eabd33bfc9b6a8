import type { Plan, WantedItem } from '@pasar/db'
import { type Festival, LANGUAGE_TAG, type Language } from '@pasar/domain'
import ical, { ICalEventTransparency } from 'ical-generator'
import type { Context } from '../../platform/context'
import { planPath } from '../internal/news'

/** What a calendar says, in its reader's language. */
export interface CalendarWords {
  title: string
  planText: (plan: Plan) => string
  festival: (festival: Festival) => string
}

const REFRESHED_EVERY_SECONDS = 6 * 60 * 60

/** An all-day event: without a time zone of the calendar, its library writes the date in UTC, wherever the server is. */
const dayDate = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The days of lists, of their items, and of festivals as an iCalendar file (RFC 5545). The same day keeps its id, so that a calendar that reads the file again changes it. */
export function calendarFile(
  ctx: Context,
  language: Language,
  {
    plans,
    items,
    festivals,
  }: { plans: readonly Plan[]; items: readonly WantedItem[]; festivals: readonly Festival[] },
  words: CalendarWords,
): string {
  const { appName, appUrl } = ctx.config
  const host = new URL(appUrl).host
  const calendar = ical({
    name: words.title,
    // Those who subscribe to it read it again after so long.
    ttl: REFRESHED_EVERY_SECONDS,
    prodId: { company: appName, product: 'planner', language: LANGUAGE_TAG[language].toUpperCase() },
  })
  const add = (id: string, day: string, summary: string) =>
    calendar.createEvent({
      id: `${id}@${host}`,
      start: dayDate(day),
      allDay: true,
      stamp: new Date(ctx.now()),
      summary,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  for (const plan of plans) {
    const event = add(plan.id, plan.day, plan.title)
    event.sequence(plan.revision)
    event.stamp(new Date(plan.changedAt))
    event.lastModified(new Date(plan.changedAt))
    event.description(words.planText(plan))
    event.url(`${appUrl}${planPath(plan.id)}`)
  }
  for (const { id, planId, title, list, wantedBy } of items) {
    const event = add(id, wantedBy, title)
    event.description(list)
    event.url(`${appUrl}${planPath(planId)}`)
  }
  for (const festival of festivals)
    add(`${festival.name}-${festival.day}`, festival.day, words.festival(festival))
  return calendar.toString()
}
