import type { PlanShare, Purchase, Sen } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin, unindexed } from '../../kernel/dialect'

export interface Plan {
  id: string
  userId: string
  ownerName: string
  /** Whether its owner's account is open, and not suspended. */
  isOwnerActive: boolean
  template: string
  title: string
  /** A Malaysian calendar day, as "2026-08-31". */
  day: string
  /** The day from which its owner sees who gives what. */
  giftsFrom: string
  budget: Sen
  share: PlanShare
  shareRound: number
  removedAt: number | null
  /** How often it was changed, and when last; else when it was made. */
  revision: number
  changedAt: number
}

const planColumns = sql`p.id, p.user_id as "userId", u.name as "ownerName",
  case when u.status = 'active' then 1 else 0 end as "isOwnerActive", p.template, p.title, p.day,
  p.gifts_from as "giftsFrom", p.budget_sen as budget, p.share, p.share_round as "shareRound", p.removed_at as "removedAt", p.revision,
  coalesce(p.changed_at, p.created_at) as "changedAt"`

type PlanRow = Omit<Plan, 'isOwnerActive'> & { isOwnerActive: 0 | 1 }
const toPlan = (row: PlanRow): Plan => ({ ...row, isOwnerActive: row.isOwnerActive === 1 })

/** A member's lists, the earliest day first. @param removedSince those removed since then are among them */
export async function listPlans(db: Db, userId: string, removedSince: number): Promise<Plan[]> {
  const { rows } = await sql<PlanRow>`select ${planColumns} from plans p join users u on u.id = p.user_id
    where p.user_id = ${userId} and (p.removed_at is null or p.removed_at >= ${removedSince})
    order by p.day, p.id`.execute(db)
  return rows.map(toPlan)
}

/** A list by its id, of this member or, without one, of anybody. Removed lists are not found. */
export async function findBuyerPlan(db: Db, planId: string, userId: string | null): Promise<Plan | null> {
  const own = userId === null ? sql`true` : sql`p.user_id = ${userId}`
  const { rows } = await sql<PlanRow>`select ${planColumns} from plans p join users u on u.id = p.user_id
    where p.id = ${planId} and ${own} and p.removed_at is null`.execute(db)
  return rows[0] ? toPlan(rows[0]) : null
}

export async function countPlans(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from plans
    where user_id = ${userId} and removed_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

export async function countPlanLines(db: Db, planId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from plan_lines
    where plan_id = ${planId} and removed_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

export interface PlanLine {
  id: string
  planId: string
  /** The day of its list. */
  day: string
  itemId: string
  variantId: string
  quantity: number
  planned: Sen
  addedAt: number
  /** A day of its own, that of its list at the latest; null where it has none. */
  wantedBy: string | null
}

/** A list that was moved to an earlier day takes its items along. */
const wantedBy = sql`case when l.wanted_by > p.day then p.day else l.wanted_by end`

const lineColumns = sql`l.id, l.plan_id as "planId", p.day, l.item_id as "itemId", l.variant_id as "variantId",
  l.quantity, l.planned_sen as planned, l.added_at as "addedAt",
  ${wantedBy} as "wantedBy"`

/** What stands on a member's lists. */
export async function listPlanLines(db: Db, userId: string): Promise<PlanLine[]> {
  const { rows } =
    await sql<PlanLine>`select ${lineColumns} from plans p ${fixedJoin} plan_lines l on l.plan_id = p.id
    where p.user_id = ${userId} and p.removed_at is null and l.removed_at is null`.execute(db)
  return rows
}

/** What is wanted of an item on one list. */
export type PlannedLine = Pick<PlanLine, 'variantId' | 'quantity' | 'wantedBy'> & { note: string }

/** The lines of an item on one list of a member, the oldest first. */
export async function listPlannedLines(
  db: Db,
  { userId, planId, itemId }: { userId: string; planId: string; itemId: string },
): Promise<PlannedLine[]> {
  const { rows } = await sql<PlannedLine>`select l.variant_id as "variantId", l.quantity, l.note,
    ${wantedBy} as "wantedBy" from plans p ${fixedJoin} plan_lines l on l.plan_id = p.id
    where p.id = ${planId} and p.user_id = ${userId} and ${unindexed('l.item_id')} = ${itemId}
    and p.removed_at is null and l.removed_at is null order by l.added_at, l.id`.execute(db)
  return rows
}

/** An item with a day of its own. */
export interface WantedItem {
  id: string
  planId: string
  title: string
  list: string
  wantedBy: string
}

/** The items of a member's lists that have days of their own, the earliest first. */
export async function listWantedItems(db: Db, userId: string): Promise<WantedItem[]> {
  const { rows } = await sql<WantedItem>`select l.id, p.id as "planId", i.title, p.title as list,
    ${wantedBy} as "wantedBy" from plans p ${fixedJoin} plan_lines l on l.plan_id = p.id
    ${fixedJoin} items i on i.id = l.item_id
    where p.user_id = ${userId} and p.removed_at is null and l.removed_at is null and l.wanted_by is not null
    order by "wantedBy", l.id`.execute(db)
  return rows
}

/** A day of a list, or of an item on it. */
export interface PlannerDay {
  /** Of the list or the item. */
  id: string
  planId: string
  title: string
  /** The name of the list, of an item. */
  list: string | null
  day: string
}

/** The days of a member's lists and of items on them, from one day on, the earliest first. */
export async function listPlannerDays(
  db: Db,
  userId: string,
  day: string,
  limit: number,
): Promise<PlannerDay[]> {
  const { rows } = await sql<PlannerDay>`select p.id, p.id as "planId", p.title, null as list, p.day as day
    from plans p where p.user_id = ${userId} and p.day >= ${day} and p.removed_at is null
    union all
    select l.id, p.id, i.title, p.title, ${wantedBy}
    from plans p ${fixedJoin} plan_lines l on l.plan_id = p.id ${fixedJoin} items i on i.id = l.item_id
    where p.user_id = ${userId} and p.day >= ${day} and p.removed_at is null
    and l.removed_at is null and l.wanted_by >= ${day}
    order by 5, 1 limit ${limit}`.execute(db)
  return rows
}

/** A line as a page shows it, with what its item is today. */
export interface PlanItem extends PlanLine {
  note: string
  removedAt: number | null
  title: string
  slug: string
  variantName: string
  storeName: string
  price: Sen
  stock: number
  isForSale: boolean
  image: string | null
}

type PlanItemRow = Omit<PlanItem, 'isForSale'> & { isForSale: 0 | 1 }

async function readItems(db: Db, condition: RawBuilder<unknown>): Promise<PlanItem[]> {
  const { rows } =
    await sql<PlanItemRow>`select ${lineColumns}, l.note, l.removed_at as "removedAt", i.title, i.slug,
    v.name as "variantName", s.name as "storeName", v.price_sen as price, v.stock,
    case when i.status = 'active' and i.listing_type = 'Fixed' and v.is_off = 0 and s.hides_items = 0
      then 1 else 0 end as "isForSale",
    coalesce((select key from item_images where item_id = i.id and key = v.picture_key limit 1),
      (select key from item_images where item_id = i.id order by position limit 1)) as image
    from plan_lines l ${fixedJoin} plans p on p.id = l.plan_id join item_variants v on v.id = l.variant_id
    join items i on i.id = l.item_id join stores s on s.id = i.store_id
    where ${condition} order by l.added_at, l.id`.execute(db)
  return rows.map((row) => ({ ...row, isForSale: row.isForSale === 1 }))
}

/** What stands on a list, in the order it was added. @param removedSince those removed since then are among them */
export const listPlanItems = (db: Db, planId: string, removedSince: number): Promise<PlanItem[]> =>
  readItems(db, sql`l.plan_id = ${planId} and (l.removed_at is null or l.removed_at >= ${removedSince})`)

/** One line of any list that is not removed. */
export async function findPlanItem(db: Db, lineId: string): Promise<PlanItem | null> {
  const rows = await readItems(db, sql`l.id = ${lineId} and l.removed_at is null and p.removed_at is null`)
  return rows[0] ?? null
}

/**
 * What a member ordered since a moment of what is on their lists, and kept; without the pieces that they gave to others from
 * a registry. Costs are after discounts and refunds.
 */
export async function listPlanPurchases(db: Db, userId: string, since: number): Promise<Purchase[]> {
  const { rows } = await sql<Purchase>`select variant_id as "variantId", kept - given as quantity,
    paid * (kept - given) / kept as paid, at
    from (select l.variant_id, l.quantity - l.refunded_quantity as kept, o.placed_at as at,
      l.subtotal_sen - l.seller_discount_sen - l.platform_discount_sen - l.refunded_sen as paid,
      (select count(*) from plan_gifts g where g.order_line_id = l.id) as given
      from orders o ${fixedJoin} order_lines l on l.order_id = o.id ${fixedJoin} parcels c on c.id = l.parcel_id
      where o.buyer_id = ${userId} and o.placed_at >= ${since} and o.paid_at is not null
      and c.state not in ('cancelled', 'returned') and l.quantity > l.refunded_quantity
      and exists (select 1 from plan_lines n join plans p on p.id = n.plan_id
        where n.variant_id = l.variant_id and n.removed_at is null and p.user_id = ${userId}
        and p.removed_at is null)) bought
    where kept > given`.execute(db)
  return rows
}
