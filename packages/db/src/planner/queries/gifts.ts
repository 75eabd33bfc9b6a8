import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
import { isHeld } from './held'

export interface Gift {
  lineId: string
  piece: number
  giverId: string | null
  giverName: string
  until: number
  /** Ordered, paid or not. */
  isBought: boolean
  isPaid: boolean
}

type GiftRow = Omit<Gift, 'isBought' | 'isPaid'> & Record<'isBought' | 'isPaid', 0 | 1>

/** Pieces of a list that somebody gives. What was ordered and cancelled, refunded or sent back is given no longer. */
export async function listGifts(db: Db, planId: string): Promise<Gift[]> {
  const { rows } = await sql<GiftRow>`select g.line_id as "lineId", g.piece, g.giver_id as "giverId",
    coalesce(u.name, '') as "giverName", g.until, case when g.order_line_id is null then 0 else 1 end as "isBought",
    case when o.paid_at is null then 0 else 1 end as "isPaid"
    from plan_lines n join plan_gifts g on g.line_id = n.id left join users u on u.id = g.giver_id
    left join order_lines l on l.id = g.order_line_id left join parcels c on c.id = l.parcel_id
    left join orders o on o.id = l.order_id
    where n.plan_id = ${planId} and n.removed_at is null
    and (g.order_line_id is null or (${isHeld}))
    order by g.line_id, g.piece`.execute(db)
  return rows.map((row) => ({ ...row, isBought: row.isBought === 1, isPaid: row.isPaid === 1 }))
}

export interface GivenLine {
  lineId: string
  pieces: number
}

/** Pieces that were bought and paid for a member, on lists whose gifts are shown by a day; without what was cancelled, refunded or sent back. */
export async function listGiven(db: Db, userId: string, today: string): Promise<GivenLine[]> {
  const { rows } = await sql<GivenLine>`select g.line_id as "lineId", count(*) as pieces
    from plans p ${fixedJoin} plan_lines n on n.plan_id = p.id ${fixedJoin} plan_gifts g on g.line_id = n.id
    ${fixedJoin} order_lines l on l.id = g.order_line_id ${fixedJoin} parcels c on c.id = l.parcel_id
    ${fixedJoin} orders o on o.id = l.order_id
    where p.user_id = ${userId} and p.removed_at is null and p.gifts_from <= ${today} and n.removed_at is null
    and o.paid_at is not null and ${isHeld} group by g.line_id`.execute(db)
  return rows
}

/** The days that the givers of a list were told, those of removed lines among them. */
export async function listGiftDays(db: Db, planId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select g.day from plan_lines n
    ${fixedJoin} plan_gifts g on g.line_id = n.id where n.plan_id = ${planId} group by g.day`.execute(db)
  return rows.map(({ day }) => day)
}

/** Who gives something of a list, of which lines, and whether any of it is ordered. */
export interface Giver {
  userId: string
  lineIds: string[]
  isBought: boolean
}

/** Who gives something that stands on a list, or on one line of it; without what was cancelled, refunded or sent back. */
export async function listGivers(db: Db, planId: string, lineId: string | null): Promise<Giver[]> {
  const which = lineId === null ? sql`true` : sql`n.id = ${lineId}`
  const { rows } = await sql<{ userId: string; lineId: string; isBought: 0 | 1 }>`select
    g.giver_id as "userId", n.id as "lineId", max(case when g.order_line_id is null then 0 else 1 end) as "isBought"
    from plan_lines n ${fixedJoin} plan_gifts g on g.line_id = n.id
    left join order_lines l on l.id = g.order_line_id left join parcels c on c.id = l.parcel_id
    where n.plan_id = ${planId} and n.removed_at is null and ${which} and g.giver_id is not null
    and (g.order_line_id is null or (${isHeld})) group by g.giver_id, n.id order by g.giver_id, n.id`.execute(
    db,
  )
  const givers = new Map<string, Giver>()
  for (const { userId, lineId: line, isBought } of rows) {
    const giver = givers.get(userId) ?? { userId, lineIds: [], isBought: false }
    giver.lineIds.push(line)
    giver.isBought ||= isBought === 1
    givers.set(userId, giver)
  }
  return [...givers.values()]
}

/** Lines of a list with pieces that are reserved. */
export async function listOpenGiftLines(db: Db, planId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select n.id from plan_lines n where n.plan_id = ${planId}
    and n.removed_at is null and exists (select 1 from plan_gifts g where g.line_id = n.id
      and g.order_line_id is null)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Pieces of a line that somebody has reserved or bought. */
export async function countGifts(db: Db, lineId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from plan_gifts
    where line_id = ${lineId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A piece that is reserved and not ordered yet, as far as the market knows. */
export interface OpenGift {
  lineId: string
  piece: number
  giverId: string
  reservedAt: number
  until: number
}

export async function listOpenGifts(db: Db, lineId: string): Promise<OpenGift[]> {
  const { rows } = await sql<OpenGift>`select line_id as "lineId", piece, giver_id as "giverId",
    reserved_at as "reservedAt", until from plan_gifts
    where line_id = ${lineId} and order_line_id is null and giver_id is not null order by reserved_at, piece`.execute(
    db,
  )
  return rows
}

/** Lines with pieces that are reserved, those after another. */
export async function listReservedLines(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ lineId: string }>`select distinct line_id as "lineId" from plan_gifts
    where line_id > ${after} and order_line_id is null order by line_id limit ${limit}`.execute(db)
  return rows.map(({ lineId }) => lineId)
}

/**
 * The first line of an order, paid or not, by which a giver bought what they had reserved; null for none. Each piece of it
 * stands for one piece of a registry.
 */
export async function findGiftOrder(
  db: Db,
  { giverId, reservedAt, until }: Pick<OpenGift, 'giverId' | 'reservedAt' | 'until'>,
  variantId: string,
): Promise<string | null> {
  const { rows } = await sql<{
    id: string
  }>`select l.id from orders o ${fixedJoin} order_lines l on l.order_id = o.id
    ${fixedJoin} parcels c on c.id = l.parcel_id
    where o.buyer_id = ${giverId} and l.variant_id = ${variantId}
    and o.placed_at >= ${reservedAt} and o.placed_at <= ${until} and c.state not in ('cancelled', 'returned')
    and l.quantity - l.refunded_quantity > (select count(*) from plan_gifts g where g.order_line_id = l.id)
    order by o.placed_at, l.id limit 1`.execute(db)
  return rows[0]?.id ?? null
}
