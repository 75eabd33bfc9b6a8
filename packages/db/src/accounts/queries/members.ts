import type { DisplayCurrency, Language, MailRecipient, RoleId, SellerStatus } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface MemberRow {
  id: string
  email: string
  name: string
  role: RoleId
  status: 'active' | 'suspended' | 'deleted'
  language: Language
  sellerStatus: SellerStatus | null
  /** When the email was proved to be the member's; null until then. */
  verifiedAt: number | null
}

export type Login = Pick<
  MemberRow,
  'id' | 'email' | 'name' | 'role' | 'status' | 'language' | 'verifiedAt'
> & {
  passwordHash: string
  createdAt: number
}

const selectLogin = (db: Db) =>
  db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'email',
      'name',
      'role',
      'status',
      'language',
      eb.ref('verified_at').as('verifiedAt'),
      eb.ref('password_hash').as('passwordHash'),
      eb.ref('created_at').as('createdAt'),
    ])

/** The one member who has confirmed this email, with what is needed to check a password. */
export async function findLogin(db: Db, email: string): Promise<Login | null> {
  const row = await selectLogin(db)
    .where('email', '=', email)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

/** The newest account that only claims this email and has one of these hashes. */
export async function findEmailClaim(
  db: Db,
  email: string,
  passwordHashes: readonly string[],
): Promise<Login | null> {
  const row = await selectLogin(db)
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .where('password_hash', 'in', passwordHashes)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ?? null
}

/** Salt and digest, at the end of every stored Argon2id hash. */
const SALT_AND_DIGEST = 66

/** The settings that passwords of claims were hashed with, as the hashes begin: `$argon2id$v=19$m=19456,t=2,p=1`. */
export async function listClaimSettings(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(
      sql<string>`substr(password_hash, 1, length(password_hash) - ${sql.lit(SALT_AND_DIGEST + 1)})`.as(
        'settings',
      ),
    )
    .distinct()
    .where('verified_at', 'is', null)
    .where('password_hash', 'like', '$argon2id$%')
    .execute()
  return rows.map(({ settings }) => settings)
}

/** A member, confirmed or not, with what is needed to check a password. */
export async function findLoginById(db: Db, userId: string): Promise<Login | null> {
  return (await selectLogin(db).where('id', '=', userId).executeTakeFirst()) ?? null
}

/** Replaces a password's hash; false when it is another one by now, and then nothing is written. */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  from: string,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves a member from one status to another; false when they have a different one, and then nothing is written. */
export async function setStatus(
  tx: Tx,
  userId: string,
  from: MemberRow['status'],
  to: MemberRow['status'],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ status: to })
    .where('id', '=', userId)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @throws a unique constraint error when another member has confirmed the same email (`isDuplicate`) */
export async function markVerified(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ verified_at: now })
    .where('id', '=', userId)
    .where('verified_at', 'is', null)
    .execute()
}

export interface NewUser {
  id: string
  email: string
  name: string
  passwordHash: string
  role: RoleId
  language: Language
  verifiedAt: number | null
  now: number
}

/** @throws a unique constraint error when another member has confirmed the same email, too (`isDuplicate`) */
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
      verified_at: user.verifiedAt,
      seller_status: null,
      recruited_by: null,
      created_at: user.now,
    })
    .execute()
}

export async function setLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

export async function setCurrency(tx: Tx, userId: string, currency: DisplayCurrency): Promise<void> {
  await tx.updateTable('users').set({ currency }).where('id', '=', userId).execute()
}

/** What a member wants to see prices in. */
export async function readCurrency(db: Db, userId: string): Promise<DisplayCurrency | null> {
  const row = await db.selectFrom('users').select('currency').where('id', '=', userId).executeTakeFirst()
  return row?.currency ?? null
}

/** The role of a member; null for one who is gone. */
export async function findRole(db: Db, userId: string): Promise<RoleId | null> {
  const row = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst()
  return row?.role ?? null
}

const recipient = prepareQuery((db, { userId }: ParametersOf<{ userId: string }>) =>
  db
    .selectFrom('users')
    .select((eb) => [eb.ref('id').as('userId'), 'name', 'email', 'language'])
    .where('id', '=', userId)
    .where('status', '<>', 'deleted')
    .compile(),
)

/** The address and language for a member's mail; null if the account was deleted. */
export async function findRecipient(db: Db, userId: string): Promise<MailRecipient | null> {
  const { rows } = await recipient(db, { userId })
  return rows[0] ?? null
}
