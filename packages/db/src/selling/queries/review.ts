import {
  type ApplicationList,
  type Language,
  orderOf,
  ROLE,
  type SellerKind,
  type SellerStatus,
  type Sought,
} from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isBeyond, type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'
import type { SellerApplicationView } from './applications'
import { pageOfApplications } from './found-applications'

export interface ApplicationRow {
  id: string
  storeName: string
  legalName: string
  kind: SellerKind
  state: SellerStatus
  createdAt: number
  decidedAt: number | null
}

/**
 * A page of the applications of one list. Those that wait come oldest first, also those whose applicant is to answer;
 * the others come newest first. Or both the other way round.
 */
export async function listSellerApplications(
  db: Db,
  list: ApplicationList,
  cursor: TimeCursor | null,
  limit: number,
  { sort = 'usual', words = '' }: Sought = {},
): Promise<{ applications: ApplicationRow[]; next: string | null }> {
  const isOpen = list === 'pending' || list === 'asked'
  const order = orderOf(isOpen ? 'asc' : 'desc', sort)
  const state = list === 'asked' ? 'pending' : list
  if (words !== '') {
    const isAsked = sql.raw(list === 'asked' ? 'a.asked_at is not null' : 'a.asked_at is null')
    const inList = (column: RawBuilder<unknown>) =>
      sql<SqlBool>`${column} = ${sql.lit(state)} and ${isOpen ? isAsked : sql`true`}`
    const columns = sql`a.id, a.store_name as "storeName", a.legal_name as "legalName", a.kind, a.state,
      a.created_at as "createdAt", a.decided_at as "decidedAt"`
    const search = { table: 'seller_applications', words, order, inList, columns } as const
    const { page, next } = await pageOfApplications<ApplicationRow>(db, search, cursor, limit)
    return { applications: page, next }
  }
  const rows = await db
    .selectFrom('seller_applications')
    .select((eb) => [
      'id',
      eb.ref('store_name').as('storeName'),
      eb.ref('legal_name').as('legalName'),
      'kind',
      'state',
      eb.ref('created_at').as('createdAt'),
      eb.ref('decided_at').as('decidedAt'),
    ])
    .where('state', '=', state)
    .$if(isOpen, (query) => query.where('asked_at', list === 'asked' ? 'is not' : 'is', null))
    .where(isBeyond(cursor, order))
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit + 1)
    .execute()
  const { page: applications, next } = timePage(rows, limit)
  return { applications, next }
}

/** An application as those see it who decide. The numbers are still sealed. */
export interface ApplicationInReview extends SellerApplicationView {
  userId: string
  state: SellerStatus
  memberName: string
  memberEmail: string
  memberSince: number
  memberLanguage: Language
  sealedRegistration: string
  sealedAccount: string
  documentKey: string
  /** Null while the application waits, or if the member who decided has left. */
  decidedBy: string | null
  /** Since when the applicant's answer is awaited. */
  askedAt: number | null
  version: number
}

export async function findApplicationInReview(db: Db, id: string): Promise<ApplicationInReview | null> {
  const row = await db
    .selectFrom('seller_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('users as d', 'd.id', 'a.decided_by')
    .select((eb) => [
      'a.id',
      eb.ref('a.user_id').as('userId'),
      'a.state',
      'a.kind',
      eb.ref('a.legal_name').as('legalName'),
      eb.ref('a.sealed_registration').as('sealedRegistration'),
      eb.ref('a.sst_number').as('sstNumber'),
      'a.address',
      'a.phone',
      eb.ref('a.store_name').as('storeName'),
      'a.body',
      'a.bank',
      eb.ref('a.sealed_account').as('sealedAccount'),
      eb.ref('a.account_holder').as('accountHolder'),
      eb.ref('a.paper_key').as('documentKey'),
      'a.reason',
      eb.ref('a.created_at').as('createdAt'),
      eb.ref('a.decided_at').as('decidedAt'),
      eb.ref('u.name').as('memberName'),
      eb.ref('u.email').as('memberEmail'),
      eb.ref('u.created_at').as('memberSince'),
      eb.ref('u.language').as('memberLanguage'),
      eb.ref('d.name').as('decidedBy'),
      eb.ref('a.asked_at').as('askedAt'),
      'a.version',
    ])
    .where('a.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** What a member has applied with, the newest first. */
export async function listApplicationsOf(
  db: Db,
  userId: string,
): Promise<Pick<ApplicationInReview, 'id' | 'state' | 'reason' | 'createdAt' | 'decidedAt'>[]> {
  return db
    .selectFrom('seller_applications')
    .select((eb) => [
      'id',
      'state',
      'reason',
      eb.ref('created_at').as('createdAt'),
      eb.ref('decided_at').as('decidedAt'),
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

/**
 * @param decision `seen` is the version it was decided on; null where that does not matter
 * @returns false when it does not wait any more, or has another version by now
 */
export async function tryDecideApplication(
  tx: Tx,
  id: string,
  decision: {
    state: 'approved' | 'rejected'
    reason: string
    decidedBy: string
    seen: number | null
    now: number
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('seller_applications')
    .set({
      state: decision.state,
      reason: decision.reason,
      decided_at: decision.now,
      decided_by: decision.decidedBy,
      asked_at: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .$if(decision.seen !== null, (query) => query.where('version', '=', decision.seen ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Makes a buyer who waits a seller. A reseller sells as a reseller.
 * @returns false for whoever is neither, does not wait, or is suspended
 */
export async function tryMakeSeller(tx: Tx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set((eb) => ({
      seller_status: 'approved' as const,
      role: eb.case().when('role', '=', ROLE.BUYER).then(ROLE.SELLER).else(eb.ref('role')).end(),
    }))
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where('seller_status', '=', 'pending')
    .where('role', 'in', [ROLE.BUYER, ROLE.RESELLER, ROLE.SELLER])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when another store has the slug */
export async function insertFirstStore(
  tx: Tx,
  store: { id: string; sellerId: string; name: string; slug: string; city: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stores')
    .values({
      id: store.id,
      seller_id: store.sellerId,
      name: store.name,
      slug: store.slug,
      city: store.city,
      logo_key: null,
      free_shipping_from_sen: null,
      created_at: store.now,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
