import type { Language } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'

/** Whose calendar an address shows, as long as their account is open. */
export async function findFeedOwner(
  db: Db,
  tokenHash: string,
): Promise<{ userId: string; language: Language } | null> {
  const { rows } = await sql<{ userId: string; language: Language }>`select u.id as "userId", u.language
    from calendar_feeds f ${fixedJoin} users u on u.id = f.user_id
    where f.token_hash = ${tokenHash} and u.status = 'active'`.execute(db)
  return rows[0] ?? null
}

/** When a member made the address of their calendar; null where they have none. */
export async function findFeedTime(db: Db, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('made_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.made_at ?? null
}
