import type { Db } from '../../kernel/db'
import { deleteExpired } from '../../kernel/delete-expired'
import type { Tx } from '../../kernel/transact'

/** Tokens of one login of an app. Only hashes are stored. */
export interface TokenPair {
  sessionId: string
  access: { id: string; expiresAt: number }
  refresh: { id: string; expiresAt: number }
}

export async function insertTokens(tx: Tx, { sessionId, access, refresh }: TokenPair): Promise<void> {
  await tx
    .insertInto('access_tokens')
    .values({ id: access.id, session_id: sessionId, expires_at: access.expiresAt })
    .execute()
  await tx
    .insertInto('refresh_tokens')
    .values({ id: refresh.id, session_id: sessionId, expires_at: refresh.expiresAt, used_at: null })
    .execute()
}

/** Uses a refresh token up; the first to come gets its session, whoever comes later gets null. */
export async function useRefreshToken(tx: Tx, hashedToken: string, now: number): Promise<string | null> {
  const row = await tx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('id', '=', hashedToken)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning((eb) => eb.ref('session_id').as('sessionId'))
    .executeTakeFirst()
  return row?.sessionId ?? null
}

/** A refresh token of a session that lives, with its member. */
export async function findRefreshToken(
  db: Db,
  hashedToken: string,
): Promise<{
  sessionId: string
  userId: string
  status: string
  expiresAt: number
  usedAt: number | null
} | null> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.public_id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select((eb) => [
      eb.ref('sessions.public_id').as('sessionId'),
      eb.ref('users.id').as('userId'),
      'users.status',
      eb.ref('refresh_tokens.expires_at').as('expiresAt'),
      eb.ref('refresh_tokens.used_at').as('usedAt'),
    ])
    .where('refresh_tokens.id', '=', hashedToken)
    .executeTakeFirst()
  return row ?? null
}

/** Removes so many of each kind that have ended. @returns how many */
export async function deleteExpiredTokens(tx: Tx, now: number, limit: number): Promise<number> {
  let deleted = 0
  for (const table of ['access_tokens', 'refresh_tokens'] as const)
    deleted += await deleteExpired(tx, table, now, limit)
  return deleted
}
