import { listPlannerDays, type PlannerDay } from '@pasar/db'
import { dayOf } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readOpenLines } from '../internal/spending'

/** Days that are looked at: those of items that were bought already are left out. */
const MAX_DAYS = 60

/** What is next in a member's planner, from today on: the days of lists, and of items that are still to be bought. */
export async function nextDays(ctx: Context, buyer: Buyer, limit: number): Promise<PlannerDay[]> {
  const today = dayOf(ctx.now())
  const days = await listPlannerDays(ctx.db, buyer.id, today, MAX_DAYS)
  if (days.every(({ list }) => list === null)) return days.slice(0, limit)
  const open = await readOpenLines(ctx.db, [buyer.id], today)
  return days.filter(({ id, list }) => list === null || open.has(id)).slice(0, limit)
}
