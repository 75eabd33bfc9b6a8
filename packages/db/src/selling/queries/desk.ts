import type { Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin } from '../../kernel/dialect'
import { IS_LOW } from './low-stock'

/** Nobody counts further: the pages write "99+". */
const MOST = 100

export interface SellerWaits {
  toShip: number
  claims: number
  questions: number
  lowStock: number
  /** Conversations in which they have not read everything. */
  unreadChats: number
}

/** What waits for a seller, each up to 100. */
export async function countSellerWaits(db: Db, sellerId: string): Promise<SellerWaits> {
  const { rows } = await sql<SellerWaits>`select
    (select count(*) from (select 1 from parcels where seller_id = ${sellerId} and state = 'to_ship'
      union all select 1 from parcels where seller_id = ${sellerId} and rest_pieces > 0
      limit ${MOST})) as "toShip",
    (select count(*) from (select 1 from order_claims where seller_id = ${sellerId}
      and state in ('open', 'returning') limit ${MOST})) as claims,
    (select count(*) from (select 1 from questions q ${fixedJoin} items i on i.id = q.item_id
      where q.seller_id = ${sellerId} and q.answered_at is null and i.status in ('active', 'paused', 'sold_out')
      limit ${MOST})) as questions,
    (select count(*) from (select 1 from items where seller_id = ${sellerId} and ${IS_LOW} limit ${MOST})) as "lowStock",
    (select count(*) from (select 1 from conversation_members ${byIndex('conversation_members_unread')}
      where user_id = ${sellerId} and unread > 0 limit ${MOST})) as "unreadChats"`.execute(db)
  return rows[0] ?? { toShip: 0, claims: 0, questions: 0, lowStock: 0, unreadChats: 0 }
}

/** What waits for a decision of the staff, each up to 100. */
export interface StaffWaits {
  /** Applications of those who want to recruit sellers. */
  affiliates: number
  applications: number
  claims: number
  appeals: number
  /** Items whose pictures are another seller's. */
  duplicates: number
  /** Reports of items, reviews and questions. */
  reports: number
  /** Messages that are held or reported. */
  messages: number
  /** What was written to us and nobody has answered. */
  inbox: number
  /** Payments that do not match their order. */
  held: number
  /** Payouts that failed and wait for a second look. */
  payouts: number
  /** Articles that their authors handed in. */
  posts: number
  /** Comments that wait for an admin, and those that readers reported. */
  heldComments: number
  reportedComments: number
}

export async function countStaffWaits(db: Db): Promise<StaffWaits> {
  const { rows } = await sql<StaffWaits>`select
    (select count(*) from (select 1 from item_removals where appealed_at is not null and answered_at is null
      limit ${MOST})) as appeals,
    (select count(*) from (select 1 from item_doubles where newer_seq > 0 limit ${MOST})) as duplicates,
    (select count(*) from (select 1 from chat_messages where state = 'pending' and created_at > 0 limit ${MOST}))
      + (select count(*) from (select 1 from message_reports where state = 'open' and created_at > 0 limit ${MOST})) as messages,
    (select count(*) from (select 1 from reports where closed_at is null and created_at > 0 limit ${MOST})) as reports,
    (select count(*) from (select 1 from inbox_entries where state = 'open' limit ${MOST})) as inbox,
    (select count(*) from (select 1 from payments where state = 'held' and created_at > 0 limit ${MOST})) as held,
    (select count(*) from (select 1 from payouts where state = 'failed' and confirmed_at is null and user_id > '' limit ${MOST})) as payouts,
    (select count(*) from (select 1 from blog_posts where state = 'submitted' limit ${MOST})) as posts,
    (select count(*) from (select 1 from blog_comments where state = 'held' and created_at > 0 limit ${MOST})) as "heldComments",
    (select count(*) from (select 1 from blog_comment_reports where decided_at is null and created_at > 0 limit ${MOST})) as "reportedComments",
    (select count(*) from (select 1 from seller_applications where state = 'pending' and asked_at is null limit ${MOST})) as applications,
    (select count(*) from (select 1 from affiliate_applications where state = 'pending' and created_at > 0 limit ${MOST})) as affiliates,
    (select count(*) from (select 1 from order_claims where state = 'escalated' and decide_by > 0 limit ${MOST})) as claims`.execute(
    db,
  )
  return (
    rows[0] ?? {
      applications: 0,
      affiliates: 0,
      claims: 0,
      appeals: 0,
      duplicates: 0,
      reports: 0,
      messages: 0,
      inbox: 0,
      held: 0,
      payouts: 0,
      posts: 0,
      heldComments: 0,
      reportedComments: 0,
    }
  )
}

export interface SellerDay {
  /** Days since 1970-01-01 in Malaysia. */
  day: number
  parcels: number
  /** Item money by the day it was paid: the seller's own discounts and all refunds are taken off. */
  amount: Sen
  shipped: number
  late: number
  cancelled: number
}

/** The days since one on which a seller sold something, the oldest first. */
export const listSellerDays = (db: Db, sellerId: string, since: number): Promise<SellerDay[]> =>
  db
    .selectFrom('seller_days')
    .select(['day', 'parcels', sql<Sen>`items_sen`.as('amount'), 'shipped', 'late', 'cancelled'])
    .where('seller_id', '=', sellerId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()

export interface SellerCare {
  /** Claims that buyers made since then. */
  claims: number
  /** Questions that were answered since then, and how long that took in all, in milliseconds. */
  answers: number
  answerTime: number
}

export async function findSellerCare(db: Db, sellerId: string, since: number): Promise<SellerCare> {
  const { rows } = await sql<SellerCare>`select
    (select count(*) from order_claims where seller_id = ${sellerId} and created_at >= ${since}) as claims,
    count(*) as answers, coalesce(sum(answered_at - created_at), 0) as "answerTime"
    from questions where seller_id = ${sellerId} and answered_at >= ${since}`.execute(db)
  return rows[0] ?? { claims: 0, answers: 0, answerTime: 0 }
}

export interface SellerStart {
  hasStoreTexts: boolean
  /** They said how they usually ship, or have shipped something. */
  hasShipping: boolean
  hasItem: boolean
  hasBank: boolean
  /** Average × 100 over all stores, with its count. */
  rating: number
  reviews: number
}

/** How far a seller has come with what a shop needs, and what buyers say of it. */
export async function findSellerStart(db: Db, sellerId: string): Promise<SellerStart> {
  const { rows } = await sql<{
    hasStoreTexts: number | null
    hasShipping: number
    hasItem: number
    hasBank: number
    stars: number
    reviews: number
  }>`select max(s.description <> '' and s.logo_key is not null and s.policies <> '') as "hasStoreTexts",
    (exists (select 1 from shipping_defaults where user_id = ${sellerId}) or exists (select 1 from seller_parcels
      where seller_id = ${sellerId} and state in ('shipped', 'delivered', 'completed') and parcels > 0)) as "hasShipping",
    exists (select 1 from items where seller_id = ${sellerId} and status in ('active', 'paused', 'sold_out')) as "hasItem",
    exists (select 1 from bank_accounts where user_id = ${sellerId} and replaced_at is null) as "hasBank",
    coalesce(sum(f.rating_sum), 0) as stars, coalesce(sum(f.rating_count), 0) as reviews
    from stores s left join store_figures f on f.store_id = s.id where s.seller_id = ${sellerId}`.execute(db)
  const [row] = rows
  const reviews = row?.reviews ?? 0
  return {
    hasStoreTexts: row?.hasStoreTexts === 1,
    hasShipping: row?.hasShipping === 1,
    hasItem: row?.hasItem === 1,
    hasBank: row?.hasBank === 1,
    rating: reviews === 0 ? 0 : Math.floor(((row?.stars ?? 0) * 100) / reviews),
    reviews,
  }
}

export interface LowItem {
  id: string
  title: string
  stock: number
}

/** Items that are almost or quite sold out, those with the least first. */
export async function listLowItems(db: Db, sellerId: string, limit: number): Promise<LowItem[]> {
  const { rows } = await sql<LowItem>`select id, title, stock from items where seller_id = ${sellerId}
    and ${IS_LOW} order by stock limit ${limit}`.execute(db)
  return rows
}

export interface WaitingQuestion {
  id: string
  body: string
  title: string
  slug: string
  createdAt: number
}

/** Questions that a seller has not answered, the oldest first; only of items whose page shows them. */
export const listWaitingQuestions = (db: Db, sellerId: string, limit: number): Promise<WaitingQuestion[]> =>
  db
    .selectFrom('questions as q')
    .innerJoin('items as i', 'i.id', 'q.item_id')
    .select((eb) => ['q.id', 'q.body', 'i.title', 'i.slug', eb.ref('q.created_at').as('createdAt')])
    .where('q.seller_id', '=', sellerId)
    .where('q.answered_at', 'is', null)
    .where('i.status', 'in', ['active', 'paused', 'sold_out'])
    .orderBy('q.created_at')
    .orderBy('q.id')
    .limit(limit)
    .execute()

/** Items for sale that were viewed and not bought, the most viewed first. */
export const listUnsoldItems = (
  db: Db,
  sellerId: string,
  limit: number,
): Promise<{ id: string; title: string; views: number }[]> =>
  db
    .selectFrom('item_figures')
    .innerJoin('items', 'items.id', 'item_figures.item_id')
    .select(['items.id', 'items.title', 'item_figures.views'])
    .where('item_figures.seller_id', '=', sellerId)
    .where(sql<boolean>`item_figures.orders = 0 and item_figures.views > 0`)
    .where('items.status', '=', 'active')
    .orderBy('item_figures.views', 'desc')
    .orderBy('item_figures.item_seq', 'desc')
    .limit(limit)
    .execute()
