import type { Language, MemberState, OrderState, RoleId, SellerStatus, Sen } from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type TimeCursor, timePage } from '../../kernel/cursor'
import type { Db } from '../../kernel/db'
import { fixedJoin, ignoringCase, unindexed } from '../../kernel/dialect'
import { pageOfFound } from '../../kernel/found-page'
import { memberNumbers, membersContaining } from '../../kernel/search'
import { startsWith } from '../../kernel/starts-with'
import type { Tx } from '../../kernel/transact'

/** What begins alike is looked through up to here. */
const MAX_FOUND = 1_000

export interface StaffMemberRow {
  id: string
  name: string
  email: string
  phone: string | null
  role: RoleId
  state: MemberState
  sellerStatus: SellerStatus | null
  createdAt: number
}

/** What members are searched for. */
export interface MemberSearch {
  /** How a name or an email begins, or words of three characters and more that are somewhere in them. */
  words: string
  /** How a phone number begins, in international form; null where none is meant. */
  phone: string | null
  /** An order number: its buyer and its sellers. */
  orderNumber: string
}

/** The members a search finds, by indexes alone. */
async function foundBy(db: Db, { words, phone, orderNumber }: MemberSearch): Promise<RawBuilder<unknown>> {
  const names = ignoringCase('name')
  const within = await membersContaining(db, words, MAX_FOUND)
  const sets = [
    sql`select id from users where id = ${words}`,
    sql`select id from (select id from users where ${startsWith(sql`email`, words.toLowerCase())} limit ${MAX_FOUND}) e`,
    sql`select id from (select id from users where ${startsWith(names, words)} limit ${MAX_FOUND}) n`,
    ...(within === null ? [] : [within]),
    sql`select buyer_id from orders where number = ${orderNumber}`,
    sql`select p.seller_id from orders o join parcels p on p.order_id = o.id where o.number = ${orderNumber}`,
    ...(phone === null
      ? []
      : [
          sql`select id from (select id from users where phone is not null and ${startsWith(sql`phone`, phone)} limit ${MAX_FOUND}) p`,
        ]),
  ]
  return sql.join(sets, sql` union all `)
}

const stateOf = sql<MemberState>`case when u.status = 'active' and u.verified_at is null then 'unconfirmed' else u.status end`

const memberColumns = sql`u.id, u.name, u.email, u.phone, u.role, ${stateOf} as state,
    u.seller_status as "sellerStatus", u.created_at as "createdAt"`

/** Written out, so that the index of each state serves. */
const inState: Record<MemberState, RawBuilder<SqlBool>> = {
  active: sql<SqlBool>`${unindexed('u.status')} = 'active' and ${unindexed('u.verified_at')} is not null`,
  suspended: sql<SqlBool>`u.status = 'suspended'`,
  deleted: sql<SqlBool>`u.status = 'deleted'`,
  unconfirmed: sql<SqlBool>`u.verified_at is null and u.status = 'active'`,
}

export interface MembersQuery {
  role: RoleId | null
  state: MemberState | null
  /** When they joined: from the first, before the second. */
  from: number | null
  until: number | null
  isOldestFirst: boolean
  search: MemberSearch | null
}

/** Whether a search is for a number of an order, a phone or an id, too. */
async function meansNumber(db: Db, { words, phone, orderNumber }: MemberSearch): Promise<boolean> {
  if (phone !== null) return true
  const { rows } = await sql`select 1 from orders where number = ${orderNumber}
    union all select 1 from users where id = ${words}`.execute(db)
  return rows.length > 0
}

/** A page of members by when they joined. */
export async function listMembers(
  db: Db,
  { role, state, from, until, isOldestFirst, search }: MembersQuery,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ members: StaffMemberRow[]; next: string | null }> {
  const [direction, beyond] = isOldestFirst ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const find =
    search === null || (await meansNumber(db, search))
      ? null
      : await memberNumbers(db, search.words, isOldestFirst)
  const roles = state === null || state === 'active' ? sql`u.role` : unindexed('u.role')
  const wheres = [
    ...(role === null ? [] : [sql`${roles} = ${sql.lit(role)}`]),
    ...(state === null ? [] : [inState[state]]),
    ...(from === null ? [] : [sql`u.created_at >= ${from}`]),
    ...(until === null ? [] : [sql`u.created_at < ${until}`]),
    ...(search === null || find !== null ? [] : [sql`u.id in (${await foundBy(db, search)})`]),
  ]
  if (find !== null) {
    const read = async (numbers: readonly number[]) => {
      const all = sql.join([sql`n.seq in (${sql.join(numbers)})`, ...wheres], sql` and `)
      const { rows } = await sql<StaffMemberRow & { seq: number }>`select n.seq, ${memberColumns}
        from member_numbers n ${fixedJoin} users u on u.id = n.user_id where ${all} order by n.seq ${direction}`.execute(
        db,
      )
      return rows
    }
    const { page, next } = await pageOfFound({ find, read }, cursor, limit)
    return { members: page.map(({ seq: _seq, ...member }) => member), next }
  }
  const shown = [
    ...wheres,
    ...(cursor === null ? [] : [sql`(u.created_at, u.id) ${beyond} (${cursor.at}, ${cursor.id})`]),
  ]
  const where = shown.length === 0 ? sql`` : sql`where ${sql.join(shown, sql` and `)}`
  const { rows } = await sql<StaffMemberRow>`select ${memberColumns} from users u ${where}
    order by u.created_at ${direction}, u.id ${direction} limit ${limit + 1}`.execute(db)
  const { page: members, next } = timePage(rows, limit)
  return { members, next }
}

/** A member as staff see them. */
export interface StaffMemberView extends StaffMemberRow {
  language: Language
  hasTwoFactor: boolean
  /** The reseller who recruited them. */
  recruiter: string | null
}

export async function findStaffMember(db: Db, userId: string): Promise<StaffMemberView | null> {
  const { rows } = await sql<
    Omit<StaffMemberView, 'hasTwoFactor'> & { hasTwoFactor: 0 | 1 }
  >`select u.id, u.name,
    u.email, u.phone, u.role, ${stateOf} as state, u.seller_status as "sellerStatus", u.created_at as "createdAt",
    u.language, (select name from users r where r.id = u.recruited_by) as recruiter,
    exists (select 1 from two_factor t where t.user_id = u.id and t.is_on = 1) as "hasTwoFactor"
    from users u where u.id = ${userId}`.execute(db)
  const row = rows[0]
  return row ? { ...row, hasTwoFactor: row.hasTwoFactor === 1 } : null
}

/**
 * Gives a member another role.
 * @returns false when they have not the role that was seen any more, or are not active
 */
export async function tryChangeRole(tx: Tx, userId: string, from: RoleId, to: RoleId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ role: to })
    .where('id', '=', userId)
    .where('role', '=', from)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether a payout of a member is proposed, on its way or not settled. */
export async function hasOpenPayout(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from payouts where user_id = ${userId}
    and state in ('proposed', 'in_transit', 'unknown') limit 1`.execute(db)
  return rows.length > 0
}

export interface MemberOrder {
  id: string
  number: string
  state: OrderState
  total: Sen
  placedAt: number
}

/** The last orders of a member. */
export const listMemberOrders = (db: Db, userId: string, limit: number): Promise<MemberOrder[]> =>
  db
    .selectFrom('orders')
    .select((eb) => [
      'id',
      'number',
      'state',
      eb.ref('total_sen').$castTo<Sen>().as('total'),
      eb.ref('placed_at').as('placedAt'),
    ])
    .where('buyer_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export interface MemberStore {
  id: string
  name: string
  slug: string
}

/** The stores of a member, the oldest first. */
export const listMemberStores = (db: Db, userId: string): Promise<MemberStore[]> =>
  db
    .selectFrom('stores')
    .select(['id', 'name', 'slug'])
    .where('seller_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
