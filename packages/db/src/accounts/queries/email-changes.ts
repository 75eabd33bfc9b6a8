import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { deleteExpired } from '../../kernel/delete-expired'
import type { Tx } from '../../kernel/transact'

export interface EmailChange {
  userId: string
  newEmail: string
  expiresAt: number
  /** Whether each side has confirmed. */
  oldConfirmed: boolean
  newConfirmed: boolean
}

export interface NewEmailChange {
  userId: string
  newEmail: string
  oldTokenHash: string
  newTokenHash: string
  now: number
  expiresAt: number
}

/** Begins a change; one that was under way is forgotten, with its links. */
export async function putEmailChange(tx: Tx, change: NewEmailChange): Promise<void> {
  const values = {
    new_email: change.newEmail,
    old_token_hash: change.oldTokenHash,
    new_token_hash: change.newTokenHash,
    created_at: change.now,
    expires_at: change.expiresAt,
  }
  await tx
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

interface ChangeRow {
  userId: string
  newEmail: string
  expiresAt: number
  oldConfirmed: 0 | 1
  newConfirmed: 0 | 1
}

const columns = sql`user_id as "userId", new_email as "newEmail", expires_at as "expiresAt",
  old_token_hash is null as "oldConfirmed", new_token_hash is null as "newConfirmed"`

const toChange = (row: ChangeRow | undefined): EmailChange | null =>
  row ? { ...row, oldConfirmed: row.oldConfirmed === 1, newConfirmed: row.newConfirmed === 1 } : null

export async function findEmailChange(db: Db, userId: string): Promise<EmailChange | null> {
  const { rows } =
    await sql<ChangeRow>`select ${columns} from email_changes where user_id = ${userId}`.execute(db)
  return toChange(rows[0])
}

/** The living change that a link of this digest belongs to. */
export async function findEmailChangeByToken(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<EmailChange | null> {
  const { rows } = await sql<ChangeRow>`select ${columns} from email_changes
    where (old_token_hash = ${tokenHash} or new_token_hash = ${tokenHash}) and expires_at > ${now}`.execute(
    db,
  )
  return toChange(rows[0])
}

/** Uses a link up and returns the change after it; null when the link was used before, is too old or unknown. */
export async function takeEmailToken(tx: Tx, tokenHash: string, now: number): Promise<EmailChange | null> {
  const change = await findEmailChangeByToken(tx, tokenHash, now)
  if (!change) return null
  await sql`update email_changes set
    old_token_hash = nullif(old_token_hash, ${tokenHash}), new_token_hash = nullif(new_token_hash, ${tokenHash})
    where user_id = ${change.userId}`.execute(tx)
  return findEmailChange(tx, change.userId)
}

export async function deleteEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

export const deleteExpiredEmailChanges = (tx: Tx, now: number, limit: number): Promise<number> =>
  deleteExpired(tx, 'email_changes', now, limit)

/** @throws a unique constraint error when someone else has the email by now (`isDuplicate`) */
export async function setEmail(tx: Tx, userId: string, email: string, now: number): Promise<void> {
  await tx.updateTable('users').set({ email, verified_at: now }).where('id', '=', userId).execute()
}
