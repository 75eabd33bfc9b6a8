import type { Db } from '../../kernel/db'
import { deleteExpired } from '../../kernel/delete-expired'
import type { Tx } from '../../kernel/transact'

export interface EmailLink {
  kind: 'verify' | 'reset'
  /** Null where there was nobody to write to. */
  userId: string | null
  email: string
  expiresAt: number
  usedAt: number | null
}

export async function insertEmailLink(
  tx: Tx,
  link: Omit<EmailLink, 'usedAt'> & { id: string; now: number },
): Promise<void> {
  await tx
    .insertInto('email_links')
    .values({
      id: link.id,
      kind: link.kind,
      user_id: link.userId,
      email: link.email,
      created_at: link.now,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute()
}

export async function findEmailLink(
  db: Db,
  hashedId: string,
  kind: EmailLink['kind'],
): Promise<EmailLink | null> {
  const row = await db
    .selectFrom('email_links')
    .select((eb) => [
      'kind',
      eb.ref('user_id').as('userId'),
      'email',
      eb.ref('expires_at').as('expiresAt'),
      eb.ref('used_at').as('usedAt'),
    ])
    .where('id', '=', hashedId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row ?? null
}

/** Uses a link up; null when it was used, has expired or never was. */
export async function useEmailLink(
  tx: Tx,
  hashedId: string,
  kind: EmailLink['kind'],
  now: number,
): Promise<{ userId: string; email: string } | null> {
  const row = await tx
    .updateTable('email_links')
    .set({ used_at: now })
    .where('id', '=', hashedId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning((eb) => [eb.ref('user_id').as('userId'), 'email'])
    .executeTakeFirst()
  return row && row.userId !== null ? { userId: row.userId, email: row.email } : null
}

/** Links of a member that were not used yet no longer work. */
export async function spendEmailLinks(
  tx: Tx,
  userId: string,
  kind: EmailLink['kind'],
  now: number,
): Promise<void> {
  await tx
    .updateTable('email_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * How many were sent since a time: to an email, whoever asked, or to a member.
 * @param column which of the two; both have their index
 */
export async function countEmailLinks(
  db: Db,
  column: 'email' | 'user_id',
  value: string,
  kind: EmailLink['kind'],
  since: number,
): Promise<number> {
  const row = await db
    .selectFrom('email_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(column, '=', value)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Removes so many of those that ended long ago; until then their pages say why they no longer work. @returns how many */
export const deleteOldEmailLinks = (tx: Tx, before: number, limit: number): Promise<number> =>
  deleteExpired(tx, 'email_links', before, limit)
