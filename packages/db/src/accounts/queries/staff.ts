import { type MailRecipient, ROLE, type RoleId } from '@pasar/domain'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'
import type { MemberRow } from './members'

const STAFF = [ROLE.ADMIN, ROLE.MANAGER] as const

export interface StaffMember {
  id: string
  email: string
  name: string
  role: RoleId
  status: MemberRow['status']
  createdAt: number
}

/** Admins, then managers, the oldest first. */
export async function findStaff(db: Db): Promise<StaffMember[]> {
  return db
    .selectFrom('users')
    .select((eb) => ['id', 'email', 'name', 'role', 'status', eb.ref('created_at').as('createdAt')])
    .where('role', 'in', [...STAFF])
    .where('status', '!=', 'deleted')
    .orderBy('role')
    .orderBy('created_at')
    .execute()
}

/** Those who run the market and can be written to: the oldest first. */
export async function findStaffToNotify(db: Db, roles: readonly RoleId[]): Promise<MailRecipient[]> {
  return db
    .selectFrom('users')
    .select((eb) => [eb.ref('id').as('userId'), 'name', 'email', 'language'])
    .where('role', 'in', [...roles])
    .where('status', '=', 'active')
    .orderBy('created_at')
    .execute()
}

/** Whether anyone can run this market. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', ROLE.ADMIN)
    .where('status', '!=', 'deleted')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The one link for the first admin that holds; the one before it no longer does. */
export async function putFirstAdminLink(tx: Tx, tokenHash: string, expiresAt: number): Promise<void> {
  const link = { token_hash: tokenHash, expires_at: expiresAt }
  await tx
    .insertInto('first_admin_link')
    .values({ id: 1, ...link })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(link))
    .execute()
}

export async function holdsFirstAdminLink(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('first_admin_link')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the link away; false when it was not there (any more). */
export async function useFirstAdminLink(tx: Tx, tokenHash: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('first_admin_link')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteFirstAdminLink(tx: Tx): Promise<void> {
  await tx.deleteFrom('first_admin_link').execute()
}
