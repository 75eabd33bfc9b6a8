import { type Sen, sen } from '../kernel/money'
import { days } from '../kernel/time'
import { dayOf } from '../orders/appointments'
import { type FestivalName, type Ideas, nextFestival } from './festivals'

/** What a new list is for. */
export const PLAN_TEMPLATES = [
  'raya',
  'chineseNewYear',
  'deepavali',
  'school',
  'baby',
  'wedding',
  'own',
] as const
export type PlanTemplate = (typeof PLAN_TEMPLATES)[number]

interface TemplateRow {
  /** The festival it ends with. */
  festival?: FestivalName
  /** Otherwise the first of this month, January being 1. */
  month?: number
  /** Otherwise, or after the last known festival, so many days from now. */
  ahead: number
  budget: Sen
  ideas: Ideas
}

const ROWS: Readonly<Record<PlanTemplate, TemplateRow>> = {
  raya: {
    festival: 'raya',
    ahead: 90,
    budget: sen(150_000),
    ideas: ['clothing', 'food', 'home', 'beverage'],
  },
  chineseNewYear: {
    festival: 'chineseNewYear',
    ahead: 90,
    budget: sen(150_000),
    ideas: ['food', 'clothing', 'home', 'beverage'],
  },
  deepavali: {
    festival: 'deepavali',
    ahead: 90,
    budget: sen(120_000),
    ideas: ['clothing', 'jewelry', 'food', 'home'],
  },
  school: { month: 1, ahead: 60, budget: sen(60_000), ideas: ['office', 'books', 'clothing', 'electronics'] },
  baby: { ahead: 120, budget: sen(200_000), ideas: ['toys', 'clothing', 'health', 'home'] },
  wedding: { ahead: 180, budget: sen(1_000_000), ideas: ['clothing', 'jewelry', 'home', 'services'] },
  own: { ahead: 30, budget: sen(50_000), ideas: [] },
}

export const isPlanTemplate = (text: string | null): text is PlanTemplate =>
  PLAN_TEMPLATES.some((name) => name === text)

/** The next first day of a month. */
function nextFirstOf(month: number, today: string): string {
  const year = Number(today.slice(0, 4))
  const day = (of: number) => `${of}-${String(month).padStart(2, '0')}-01`
  return day(year) >= today ? day(year) : day(year + 1)
}

export interface PlanProposal {
  day: string
  budget: Sen
  ideas: Ideas
}

/** What the form of a new list is filled in with. */
export function proposePlan(template: PlanTemplate, now: number): PlanProposal {
  const { festival, month, ahead, budget, ideas } = ROWS[template]
  const today = dayOf(now)
  const known = festival === undefined ? null : nextFestival(festival, today)
  const later = month === undefined ? dayOf(now + days(ahead)) : nextFirstOf(month, today)
  return { day: known ?? later, budget, ideas }
}

export const ideasOf = (template: PlanTemplate): Ideas => ROWS[template].ideas
