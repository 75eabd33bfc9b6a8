import { sql } from 'kysely'
import type { Tx } from './tx'

/** What ends, and by what a row is named. Each has an index that begins with `expires_at`. */
const KEYS = {
  access_tokens: 'id',
  email_changes: 'user_id',
  email_links: 'id',
  login_challenges: 'token_hash',
  refresh_tokens: 'id',
  staff_invitations: 'id',
} as const

/** Deletes so many rows that ended by then, the oldest first. @returns how many */
export async function deleteExpired(
  tx: Tx,
  name: keyof typeof KEYS,
  until: number,
  limit: number,
): Promise<number> {
  const table = sql.table(name)
  const key = sql.ref(KEYS[name])
  const { numAffectedRows } = await sql`delete from ${table} where ${key} in
    (select ${key} from ${table} where expires_at <= ${until} order by expires_at limit ${limit})`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
