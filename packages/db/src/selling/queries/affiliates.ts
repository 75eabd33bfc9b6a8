import {
  type AffiliateChannel,
  type AffiliateState,
  type Language,
  orderOf,
  ROLE,
  type Sought,
} from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'
import { pageOfApplications } from './found-applications'

export interface AffiliateRow {
  id: string
  memberName: string
  channel: AffiliateChannel
  state: AffiliateState
  createdAt: number
  decidedAt: number | null
}

/** A page of the affiliate applications in one state. Those that wait come oldest first, the others newest first. */
export async function listAffiliateApplications(
  db: Db,
  state: AffiliateState,
  cursor: TimeCursor | null,
  limit: number,
  { sort = 'usual', words = '' }: Sought = {},
): Promise<{ applications: AffiliateRow[]; next: string | null }> {
  const order = orderOf(state === 'pending' ? 'asc' : 'desc', sort)
  if (words !== '') {
    const inList = (column: RawBuilder<unknown>) => sql<SqlBool>`${column} = ${sql.lit(state)}`
    const columns = sql`a.id, u.name as "memberName", a.channel, a.state, a.created_at as "createdAt",
      a.decided_at as "decidedAt"`
    const search = { table: 'affiliate_applications', words, order, inList, columns } as const
    const { page, next } = await pageOfApplications<AffiliateRow>(db, search, cursor, limit)
    return { applications: page, next }
  }
  const rows = await db
    .selectFrom('affiliate_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select((eb) => [
      'a.id',
      eb.ref('u.name').as('memberName'),
      'a.channel',
      'a.state',
      eb.ref('a.created_at').as('createdAt'),
      eb.ref('a.decided_at').as('decidedAt'),
    ])
    .where('a.state', '=', state)
    .where(isBeyond(cursor, order, ['a.created_at', 'a.id']))
    .orderBy('a.created_at', order)
    .orderBy('a.id', order)
    .limit(limit + 1)
    .execute()
  const { page: applications, next } = timePage(rows, limit)
  return { applications, next }
}

/** An affiliate application as those see it who decide. */
export interface AffiliateInReview extends AffiliateRow {
  userId: string
  memberEmail: string
  memberSince: number
  memberLanguage: Language
  phone: string
  body: string
  reason: string
  /** Null while it waits, or when whoever decided has left. */
  decidedBy: string | null
}

export async function findAffiliateInReview(db: Db, id: string): Promise<AffiliateInReview | null> {
  const row = await db
    .selectFrom('affiliate_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('users as d', 'd.id', 'a.decided_by')
    .select((eb) => [
      'a.id',
      eb.ref('a.user_id').as('userId'),
      'a.channel',
      'a.state',
      'a.phone',
      'a.body',
      'a.reason',
      eb.ref('a.created_at').as('createdAt'),
      eb.ref('a.decided_at').as('decidedAt'),
      eb.ref('u.name').as('memberName'),
      eb.ref('u.email').as('memberEmail'),
      eb.ref('u.created_at').as('memberSince'),
      eb.ref('u.language').as('memberLanguage'),
      eb.ref('d.name').as('decidedBy'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** What a member has applied with as an affiliate, the newest first. */
export async function listAffiliateApplicationsOf(
  db: Db,
  userId: string,
): Promise<Pick<AffiliateInReview, 'id' | 'state' | 'reason' | 'createdAt'>[]> {
  return db
    .selectFrom('affiliate_applications')
    .select((eb) => ['id', 'state', 'reason', eb.ref('created_at').as('createdAt')])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

/** @returns false when it does not wait any more */
export async function tryDecideAffiliate(
  tx: Tx,
  id: string,
  decision: { state: 'approved' | 'rejected'; reason: string; decidedBy: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('affiliate_applications')
    .set({
      state: decision.state,
      reason: decision.reason,
      decided_at: decision.now,
      decided_by: decision.decidedBy,
    })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Makes a buyer or a seller a reseller. What they sell stays theirs.
 * @returns false for another role, and for a member or a seller who is suspended
 */
export async function tryMakeReseller(tx: Tx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ role: ROLE.RESELLER })
    .where('id', '=', userId)
    .where('role', 'in', [ROLE.BUYER, ROLE.SELLER])
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('seller_status', 'is', null), eb('seller_status', '!=', 'suspended')]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
