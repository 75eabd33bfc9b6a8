import { FESTIVALS, type Festival, festivalsBetween, weeksOf } from '@pasar/domain'

interface PlanDay {
  id: string
  title: string
  day: string
}

interface ItemDay {
  id: string
  planId: string
  title: string
  wantedBy: string
}

/** The weeks of a month with what is on each day. */
export function toCalendar(month: string, plans: readonly PlanDay[], items: readonly ItemDay[]) {
  const festivals = festivalsBetween(`${month}-01`, `${month}-31`)
  const on = (day: string) => ({
    day,
    plans: plans.filter((plan) => plan.day === day).map(({ id, title }) => ({ id, title })),
    items: items
      .filter(({ wantedBy }) => wantedBy === day)
      .map(({ id, planId, title }) => ({ id, planId, title })),
    festivals: festivals.filter((festival) => festival.day === day),
  })
  return weeksOf(month).map((week) => week.map((day) => (day === null ? null : on(day))))
}
export type CalendarWeek = ReturnType<typeof toCalendar>[number]

/** From today on. */
export const comingFestivals = (today: string): Festival[] => FESTIVALS.filter(({ day }) => day >= today)
