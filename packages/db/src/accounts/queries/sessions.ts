import type { StaffPermission } from '@pasar/domain'
import { type Expression, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import { unreadOf } from '../../notifications/queries/unread'
import { isTrading, permissionsOf } from '../../stores/rows'
import type { MemberRow } from './members'

export interface SessionRow {
  id: string
  publicId: string
  userId: string
  createdAt: number
  expiresAt: number
  lastUsedAt: number
  /** When the member last proved who they are, after the login; 0 for never. */
  confirmedAt: number
}

/** The seller for whom a member acts, and what that seller lets them do. */
export interface WorksFor {
  sellerId: string
  sellerName: string
  permissions: StaffPermission[]
}

export interface FoundSession {
  session: SessionRow
  member: MemberRow
  /** Null for who works for nobody, or acts for themselves, and while the seller is suspended. */
  worksFor: WorksFor | null
  /** The seller whose staff they are, for whomever they act. */
  staffOf: string | null
  cartCount: number
  /** Notifications that were not read, up to 100. */
  unreadCount: number
}

const OWN_MEMBER = sql<string>`sessions.user_id`

/** @param memberId as whom the session is read */
const selectSession = (db: Db, memberId: Expression<string> = OWN_MEMBER) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', (join) => join.on('users.id', '=', memberId))
    .leftJoin('store_staff', (join) =>
      join.onRef('store_staff.user_id', '=', 'users.id').on('store_staff.ended_at', 'is', null),
    )
    .leftJoin('users as seller', (join) =>
      join
        .onRef('seller.id', '=', 'store_staff.seller_id')
        .on('store_staff.is_working', '=', sql.lit(1))
        .on(isTrading('seller')),
    )
    .select((eb) => [
      eb.ref('sessions.id').as('sessionId'),
      eb.ref('sessions.public_id').as('publicId'),
      eb.ref('sessions.created_at').as('createdAt'),
      eb.ref('sessions.expires_at').as('expiresAt'),
      eb.ref('sessions.last_used_at').as('lastUsedAt'),
      eb.ref('sessions.confirmed_at').as('confirmedAt'),
      eb.ref('users.id').as('userId'),
      'users.email',
      'users.name',
      'users.role',
      'users.status',
      'users.language',
      eb.ref('users.seller_status').as('sellerStatus'),
      eb.ref('users.verified_at').as('verifiedAt'),
      eb.ref('seller.id').as('sellerId'),
      eb.ref('seller.name').as('sellerName'),
      eb.ref('store_staff.seller_id').as('staffOf'),
      eb.ref('store_staff.may_list').as('mayList'),
      eb.ref('store_staff.may_ship').as('mayShip'),
      eb.ref('store_staff.may_money').as('mayMoney'),
      eb
        .selectFrom('cart_lines')
        .whereRef('cart_lines.user_id', '=', 'users.id')
        .select((inner) => inner.fn.sum<number>('cart_lines.quantity').as('pieces'))
        .as('cartCount'),
      unreadOf(sql.ref('users.id')).as('unreadCount'),
    ])

type FoundRow = Awaited<ReturnType<ReturnType<typeof selectSession>['execute']>>[number]

function toFound(row: FoundRow | undefined): FoundSession | null {
  if (!row) return null
  const { sessionId, publicId, createdAt, expiresAt, lastUsedAt, confirmedAt, ...rest } = row
  const { userId, cartCount, unreadCount, ...others } = rest
  const { sellerId, sellerName, staffOf, mayList, mayShip, mayMoney, ...member } = others
  const may = { mayList: mayList ?? 0, mayShip: mayShip ?? 0, mayMoney: mayMoney ?? 0 }
  return {
    session: { id: sessionId, publicId, userId, createdAt, expiresAt, lastUsedAt, confirmedAt },
    member: { id: userId, ...member },
    worksFor:
      sellerId === null ? null : { sellerId, sellerName: sellerName ?? '', permissions: permissionsOf(may) },
    staffOf,
    cartCount: cartCount ?? 0,
    unreadCount,
  }
}

const sessionById = prepareQuery((db, { hashedId }: ParametersOf<{ hashedId: string }>) =>
  selectSession(db).where('sessions.id', '=', hashedId).compile(),
)

/** A session with its member and the number of pieces in the member's cart, in one statement. */
export async function findSession(db: Db, hashedId: string): Promise<FoundSession | null> {
  return toFound((await sessionById(db, { hashedId })).rows[0])
}

const impersonated = prepareQuery(
  (db, { publicId, memberId }: ParametersOf<{ publicId: string; memberId: string }>) =>
    selectSession(db, memberId).where('sessions.public_id', '=', publicId).compile(),
)

/** An admin's session with the impersonated member, and what pages show of that member. */
export async function findImpersonated(
  db: Db,
  publicId: string,
  memberId: string,
): Promise<FoundSession | null> {
  return toFound((await impersonated(db, { publicId, memberId })).rows[0])
}

const sessionByToken = prepareQuery(
  (db, { hashedToken, now }: ParametersOf<{ hashedToken: string; now: number }>) =>
    selectSession(db)
      .innerJoin('access_tokens', 'access_tokens.session_id', 'sessions.public_id')
      .where('access_tokens.id', '=', hashedToken)
      .where('access_tokens.expires_at', '>', now)
      .where('sessions.expires_at', '>', now)
      .compile(),
)

/** Finds a session by an access token that has not expired. */
export async function findSessionByToken(
  db: Db,
  hashedToken: string,
  now: number,
): Promise<FoundSession | null> {
  return toFound((await sessionByToken(db, { hashedToken, now })).rows[0])
}

export interface SessionListing {
  sessionId: string
  kind: 'web' | 'app'
  createdAt: number
  lastUsedAt: number
  userAgent: string
  network: string
}

/** Where a member is signed in, the last used first. */
export async function findUserSessions(db: Db, userId: string, now: number): Promise<SessionListing[]> {
  return db
    .selectFrom('sessions')
    .select((eb) => [
      eb.ref('public_id').as('sessionId'),
      'kind',
      eb.ref('created_at').as('createdAt'),
      eb.ref('last_used_at').as('lastUsedAt'),
      eb.ref('user_agent').as('userAgent'),
      'network',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute()
}

/** Which of these sessions are still good, by their public ids. */
export async function findLivingSessions(
  db: Db,
  sessionIds: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select((eb) => eb.ref('public_id').as('sessionId'))
    .where('public_id', 'in', [...sessionIds])
    .where('expires_at', '>', now)
    .execute()
  return new Set(rows.map(({ sessionId }) => sessionId))
}
