import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'

export interface NewSession {
  id: string
  publicId: string
  userId: string
  kind: 'web' | 'app'
  createdAt: number
  expiresAt: number
  userAgent: string
  network: string
}

/** Begins a session; false for a member who may not log in (any more): between password and session they may be suspended. */
export async function insertSession(tx: Tx, session: NewSession): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into sessions
    (id, public_id, user_id, kind, created_at, expires_at, last_used_at, user_agent, network)
    select ${session.id}, ${session.publicId}, id, ${session.kind}, ${session.createdAt}, ${session.expiresAt},
      ${session.createdAt}, ${session.userAgent}, ${session.network}
    from users where id = ${session.userId} and status = 'active'`.execute(tx)
  return numAffectedRows === 1n
}

/** Notes that a session was used, unless that was noted after `before`. */
export async function touchSession(tx: Tx, publicId: string, before: number, now: number): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('public_id', '=', publicId)
    .where('last_used_at', '<=', before)
    .execute()
}

/** A session of an app lives on with each refresh. */
export async function prolongSession(
  tx: Tx,
  publicId: string,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ expires_at: expiresAt, last_used_at: now })
    .where('public_id', '=', publicId)
    .execute()
}

/** @returns the public id of the session that ended; none when there was no such session */
export async function deleteSession(
  tx: Tx,
  hashedId: string,
): Promise<{ sessionId: string; userId: string } | null> {
  const row = await tx
    .deleteFrom('sessions')
    .where('id', '=', hashedId)
    .returning((eb) => [eb.ref('public_id').as('sessionId'), eb.ref('user_id').as('userId')])
    .executeTakeFirst()
  return row ?? null
}

/** Ends one session of a member; false when it was not this member's, or has ended. */
export async function deleteSessionOf(tx: Tx, userId: string, publicId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('public_id', '=', publicId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Ends all sessions of a member, except one if it is given.
 * @returns the public ids of those that ended
 */
export async function deleteUserSessions(
  tx: Tx,
  userId: string,
  except: string | null = null,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== null, (query) => query.where('public_id', '!=', except))
    .returning((eb) => eb.ref('public_id').as('sessionId'))
    .execute()
  return rows.map(({ sessionId }) => sessionId)
}

/** Removes so many that have ended. @returns how many */
export async function deleteExpiredSessions(tx: Tx, now: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
