import { type Address, type Language, MAX_SAVED_ADDRESSES, type RoleId } from '@pasar/domain'
import type { Db } from '../sqlite/open'
import type { Tx } from '../transact'

export interface MemberRow {
  id: string
  email: string
  name: string
  role: RoleId
  status: 'active' | 'suspended' | 'deleted'
  language: Language
  sellerStatus: 'pending' | 'approved' | 'rejected' | 'suspended' | null
}

/** What is needed to check a password. */
export async function findLogin(
  db: Db,
  email: string,
): Promise<{ id: string; passwordHash: string; role: RoleId; status: MemberRow['status'] } | null> {
  const row = await db
    .selectFrom('users')
    .select((eb) => ['id', eb.ref('password_hash').as('passwordHash'), 'role', 'status'])
    .where('email', '=', email)
    .executeTakeFirst()
  return row ?? null
}

export interface NewUser {
  id: string
  email: string
  name: string
  passwordHash: string
  role: RoleId
  language: Language
  now: number
}

/** @throws a unique constraint error when the email is taken (`isDuplicate`) */
export async function insertUser(tx: Tx, user: NewUser): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      role: user.role,
      language: user.language,
      phone: null,
      verified_at: null,
      seller_status: null,
      recruited_by: null,
      created_at: user.now,
    })
    .execute()
}

export interface SessionRow {
  id: string
  publicId: string
  userId: string
  createdAt: number
  expiresAt: number
}

/** A session with its member and the number of pieces in the member's cart, in one statement. */
export async function findSession(
  db: Db,
  hashedId: string,
): Promise<{ session: SessionRow; member: MemberRow; cartCount: number } | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', hashedId)
    .select((eb) => [
      eb.ref('sessions.public_id').as('publicId'),
      eb.ref('sessions.created_at').as('createdAt'),
      eb.ref('sessions.expires_at').as('expiresAt'),
      eb.ref('users.id').as('userId'),
      'users.email',
      'users.name',
      'users.role',
      'users.status',
      'users.language',
      eb.ref('users.seller_status').as('sellerStatus'),
      eb
        .selectFrom('cart_lines')
        .whereRef('cart_lines.user_id', '=', 'users.id')
        .select((inner) => inner.fn.sum<number>('cart_lines.quantity').as('pieces'))
        .as('cartCount'),
    ])
    .executeTakeFirst()
  if (!row) return null
  const { publicId, createdAt, expiresAt, userId, cartCount, ...member } = row
  return {
    session: { id: hashedId, publicId, userId, createdAt, expiresAt },
    member: { id: userId, ...member },
    cartCount: cartCount ?? 0,
  }
}

export async function insertSession(tx: Tx, session: SessionRow & { userAgent: string }): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      public_id: session.publicId,
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
    })
    .execute()
}

export async function findUserSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select((eb) => [
      'id',
      eb.ref('public_id').as('publicId'),
      eb.ref('user_id').as('userId'),
      eb.ref('created_at').as('createdAt'),
      eb.ref('expires_at').as('expiresAt'),
    ])
    .where('user_id', '=', userId)
    .execute()
}

export async function updateSessionExpiry(tx: Tx, hashedId: string, expiresAt: number): Promise<void> {
  await tx.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', hashedId).execute()
}

export async function deleteSession(tx: Tx, hashedId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', hashedId).execute()
}

export async function deleteUserSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function deleteExpiredSessions(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

export async function setLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

export type SavedAddress = Address & { id: string; isDefault: boolean }

/** A member's address book, the default first. */
export async function findAddresses(db: Db, userId: string): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('addresses')
    .select((eb) => [
      'id',
      eb.ref('full_name').as('fullName'),
      'phone',
      'line1',
      'line2',
      'city',
      'postcode',
      'state',
      'country',
      eb.ref('is_default').as('isDefault'),
    ])
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MAX_SAVED_ADDRESSES)
    .execute()
  return rows.map(({ isDefault, ...row }) => ({ ...row, isDefault: isDefault === 1 }))
}

export async function insertAddress(
  tx: Tx,
  userId: string,
  address: SavedAddress,
  now: number,
): Promise<void> {
  await tx
    .insertInto('addresses')
    .values({
      id: address.id,
      user_id: userId,
      full_name: address.fullName,
      phone: address.phone,
      line1: address.line1,
      line2: address.line2,
      city: address.city,
      postcode: address.postcode,
      state: address.state,
      country: address.country,
      is_default: address.isDefault ? 1 : 0,
      created_at: now,
    })
    .execute()
}

/** The resellers who recruited these sellers, by seller. */
export async function findRecruiters(db: Db, sellerIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select((eb) => ['id', eb.ref('recruited_by').as('resellerId')])
    .where('id', 'in', [...sellerIds])
    .execute()
  return new Map(rows.flatMap(({ id, resellerId }) => (resellerId === null ? [] : [[id, resellerId]])))
}
