import type { Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
import { isHeld } from './held'
import type { Plan } from './plans'

/** An option on lists that became cheaper. */
export interface PlanNews {
  variantId: string
  round: number
  price: Sen
  title: string
  slug: string
  /** Whether it can be bought right now. */
  isOffered: boolean
  /** Whether staff or its seller removed it: then nobody waits for it. */
  isRemoved: boolean
}

/** Those after an option, in the order of their ids. */
export async function listPlanNews(db: Db, after: string, limit: number): Promise<PlanNews[]> {
  const { rows } = await sql<
    Omit<PlanNews, 'isOffered' | 'isRemoved'> & { isOffered: 0 | 1; isRemoved: 0 | 1 }
  >`select n.variant_id as "variantId",
    n.round, v.price_sen as price, i.title, i.slug,
    case when i.status = 'active' and i.listing_type = 'Fixed' and v.is_off = 0 and v.stock > 0
      and s.hides_items = 0 then 1 else 0 end
      as "isOffered",
    case when i.status = 'removed' then 1 else 0 end as "isRemoved"
    from plan_news n join item_variants v on v.id = n.variant_id join items i on i.id = v.item_id
    join stores s on s.id = i.store_id where n.variant_id > ${after} order by n.variant_id limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, isOffered: row.isOffered === 1, isRemoved: row.isRemoved === 1 }))
}

/** A line whose owner should know that its item became cheaper than planned. */
export interface CheaperLine {
  lineId: string
  planId: string
  userId: string
  list: string
  day: string
  planned: Sen
}

/** Lines of lists that are not over. @param today those of earlier days are left out */
export async function listCheaperLines(
  db: Db,
  { variantId, price }: Pick<PlanNews, 'variantId' | 'price'>,
  today: string,
  limit: number,
): Promise<CheaperLine[]> {
  const { rows } = await sql<CheaperLine>`select l.id as "lineId", p.id as "planId", p.user_id as "userId",
    p.title as list, p.day, l.planned_sen as planned
    from plan_lines l join plans p on p.id = l.plan_id
    where l.variant_id = ${variantId} and l.removed_at is null and p.removed_at is null and p.day >= ${today}
    and ${price} < l.planned_sen and ${price} < coalesce(l.told_price_sen, l.planned_sen)
    limit ${limit}`.execute(db)
  return rows
}

type DuePlan = Pick<Plan, 'id' | 'userId' | 'title' | 'day'>

const dueColumns = sql`p.id, p.user_id as "userId", p.title, p.day`

/** Lists of these days, both included, whose owners have not been reminded of that day. */
export async function listPlansNear(db: Db, first: string, last: string, limit: number): Promise<DuePlan[]> {
  const { rows } = await sql<DuePlan>`select ${dueColumns} from plans p where p.removed_at is null
    and p.day >= ${first} and p.day <= ${last} and p.reminded_day <> p.day order by p.day, p.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Lists whose gifts are shown from one of these days on, with paid ones of which their owners do not know yet. */
export async function listPlansGiven(
  db: Db,
  first: string,
  today: string,
  limit: number,
): Promise<DuePlan[]> {
  const { rows } = await sql<DuePlan>`select ${dueColumns} from plan_gifts g
    ${fixedJoin} plan_lines n on n.id = g.line_id ${fixedJoin} plans p on p.id = n.plan_id
    ${fixedJoin} order_lines l on l.id = g.order_line_id ${fixedJoin} orders o on o.id = l.order_id
    ${fixedJoin} parcels c on c.id = l.parcel_id
    where g.order_line_id is not null and g.is_told = 0 and n.removed_at is null and p.removed_at is null
    and p.gifts_from >= ${first} and p.gifts_from <= ${today} and o.paid_at is not null and ${isHeld}
    group by p.id limit ${limit}`.execute(db)
  return rows
}
