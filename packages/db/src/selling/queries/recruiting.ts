import {
  type BookedSum,
  orderOf,
  type RecruitedFilter,
  type RecruitingStep,
  ROLE,
  referralStep,
  type SellerStatus,
  type Sen,
} from '@pasar/domain'
import { sql } from 'kysely'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

/** Notes who recruited a member: once, and only an active reseller who is somebody else. Otherwise nothing is written. */
export async function setRecruiter(tx: Tx, userId: string, resellerId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ recruited_by: resellerId })
    .where('id', '=', userId)
    .where('id', '<>', resellerId)
    .where('recruited_by', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users as r')
          .select('r.id')
          .where('r.id', '=', resellerId)
          .where('r.role', '=', ROLE.RESELLER)
          .where('r.status', '=', 'active'),
      ),
    )
    .execute()
}

export interface RecruitedSeller {
  id: string
  /** Empty for one who has left. */
  name: string
  sellerStatus: SellerStatus | null
  isActive: boolean
  createdAt: number
  /** Since the day that was asked for. */
  parcels: number
  amount: Sen
}

/** As `RecruitedState` names it. */
const STATE = sql`case when u.status = 'active' then coalesce(u.seller_status, 'gone') else 'gone' end`

/**
 * A page of those whom a reseller recruited, of a state where one is named, usually the newest first.
 * @param sinceDay from which day on sales count, in days since 1970-01-01 in Malaysia
 */
export async function listRecruited(
  db: Db,
  resellerId: string,
  sinceDay: number,
  cursor: TimeCursor | null,
  limit: number,
  { state = null, sort = 'usual' }: Partial<RecruitedFilter> = {},
): Promise<{ sellers: RecruitedSeller[]; next: string | null }> {
  const order = orderOf('desc', sort)
  const direction = sql.raw(order)
  const { rows } = await sql<Omit<RecruitedSeller, 'isActive'> & { isActive: 0 | 1 }>`select u.id, u.name,
    u.seller_status as "sellerStatus", u.status = 'active' as "isActive", u.created_at as "createdAt",
    coalesce((select sum(d.parcels) from seller_days d where d.seller_id = u.id and d.day >= ${sinceDay}), 0) as parcels,
    coalesce((select sum(d.items_sen) from seller_days d where d.seller_id = u.id and d.day >= ${sinceDay}), 0) as amount
    from users u where u.recruited_by = ${resellerId} and ${state === null ? sql`true` : sql`${STATE} = ${state}`}
    and ${isBeyond(cursor, order, ['u.created_at', 'u.id'])}
    order by u.created_at ${direction}, u.id ${direction} limit ${limit + 1}`.execute(db)
  const { page, next } = timePage(rows, limit)
  return { sellers: page.map((row) => ({ ...row, isActive: row.isActive === 1 })), next }
}

export interface RecruitedCounts {
  all: number
  /** May sell now. */
  approved: number
  /** Their application waits. */
  pending: number
}

export async function countRecruited(db: Db, resellerId: string): Promise<RecruitedCounts> {
  const { rows } = await sql<RecruitedCounts>`select count(*) as "all",
    coalesce(sum(case when seller_status = 'approved' and status = 'active' then 1 else 0 end), 0) as approved,
    coalesce(sum(case when seller_status = 'pending' then 1 else 0 end), 0) as pending
    from users where recruited_by = ${resellerId}`.execute(db)
  return rows[0] ?? { all: 0, approved: 0, pending: 0 }
}

export async function isActiveReseller(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('role', '=', ROLE.RESELLER)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

/** How far those came who opened a reseller's link. Who was approved and suspended later counts as approved. */
export async function countRecruiting(db: Db, resellerId: string): Promise<Record<RecruitingStep, number>> {
  const { rows } = await sql<Record<RecruitingStep, number>>`select
    (select coalesce(sum(count), 0) from counted_days where name = ${referralStep(resellerId)}) as clicked,
    count(*) as applied,
    coalesce(sum(case when u.seller_status in ('approved', 'suspended') then 1 else 0 end), 0) as approved,
    coalesce(sum(case when exists (select 1 from seller_days d where d.seller_id = u.id and d.parcels > 0)
      then 1 else 0 end), 0) as sold
    from users u where u.recruited_by = ${resellerId}`.execute(db)
  return rows[0] ?? { clicked: 0, applied: 0, approved: 0, sold: 0 }
}

/** What an account booked by kind, between two transactions of which the first is included. */
export async function sumByKind(db: Db, account: string, from: string, until: string): Promise<BookedSum[]> {
  const { rows } = await sql<BookedSum>`select t.kind, sum(e.amount_sen) as amount
    from ledger_entries e ${fixedJoin} ledger_transactions t on t.id = e.transaction_id
    where e.account = ${account} and e.transaction_id >= ${from} and e.transaction_id < ${until}
    group by t.kind`.execute(db)
  return rows
}

export interface SellerSum {
  /** Null for what is about no parcel. */
  sellerId: string | null
  name: string | null
  kind: string
  amount: Sen
}

/** As `sumByKind`, by the seller of each parcel. */
export async function sumBySeller(
  db: Db,
  account: string,
  from: string,
  until: string,
): Promise<SellerSum[]> {
  const { rows } = await sql<SellerSum>`select p.seller_id as "sellerId",
    (select name from users u where u.id = p.seller_id) as name, t.kind, sum(e.amount_sen) as amount
    from ledger_entries e ${fixedJoin} ledger_transactions t on t.id = e.transaction_id
    left join parcels p on p.id = e.parcel_id
    where e.account = ${account} and e.transaction_id >= ${from} and e.transaction_id < ${until}
    group by p.seller_id, t.kind order by p.seller_id`.execute(db)
  return rows
}

export interface GroupSales {
  sellerId: string
  name: string
  parcels: number
  /** Item money by the day it was paid: the sellers' own discounts and all refunds are taken off. */
  amount: Sen
}

/** What those sold whom a reseller recruited, from one day to another, both included. */
export async function listGroupSales(
  db: Db,
  resellerId: string,
  firstDay: number,
  lastDay: number,
): Promise<GroupSales[]> {
  const { rows } = await sql<GroupSales>`select u.id as "sellerId", u.name, sum(d.parcels) as parcels,
    sum(d.items_sen) as amount from users u ${fixedJoin} seller_days d on d.seller_id = u.id
    where u.recruited_by = ${resellerId} and d.day >= ${firstDay} and d.day <= ${lastDay}
    group by u.id, u.name order by amount desc, u.id`.execute(db)
  return rows
}

/** The code of a reseller's short address; null while none was made. */
export async function findReferralCode(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('referral_codes')
    .select('code')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.code ?? null
}

/** Whose short address it is: of an active reseller only. */
export async function findResellerByCode(db: Db, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('referral_codes as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select('u.id')
    .where('c.code', '=', code)
    .where('u.role', '=', ROLE.RESELLER)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
  return row?.id ?? null
}
