import { sql } from 'kysely'
import type { Db } from '../../kernel/db'

type Row = Record<string, unknown>

/** A member's lists with what stands on them, and what they give to others; who gives what to them stays out. */
export async function exportPlanner(
  db: Db,
  userId: string,
): Promise<Record<'lists' | 'items' | 'gifts' | 'calendarAddress', Row[]>> {
  const lists = await sql<Row>`select id, title, template, day, budget_sen as "budgetSen", share,
    created_at as "createdAt", removed_at as "removedAt" from plans where user_id = ${userId}`.execute(db)
  const items = await sql<Row>`select l.plan_id as list, i.title, i.slug, v.name as option, l.quantity,
    l.planned_sen as "plannedSen", l.note, l.wanted_by as "wantedBy", l.added_at as "addedAt", l.removed_at as "removedAt"
    from plans p join plan_lines l on l.plan_id = p.id join items i on i.id = l.item_id
    join item_variants v on v.id = l.variant_id where p.user_id = ${userId}`.execute(db)
  const gifts = await sql<Row>`select i.title, i.slug, g.reserved_at as "reservedAt", g.until,
    case when g.order_line_id is null then 0 else 1 end as "isBought"
    from plan_gifts g join plan_lines l on l.id = g.line_id join items i on i.id = l.item_id
    where g.giver_id = ${userId}`.execute(db)
  const feeds =
    await sql<Row>`select made_at as "madeAt" from calendar_feeds where user_id = ${userId}`.execute(db)
  return { calendarAddress: feeds.rows, lists: lists.rows, items: items.rows, gifts: gifts.rows }
}
