import { ROLE } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { unindexed } from '../../kernel/dialect'
import type { Reference } from '../../kernel/references'
import type { Tx } from '../../kernel/transact'
import { deleteOwnRows, isOwnTable } from './erase'

export interface StaleClaim {
  id: string
  avatarKey: string | null
}

/**
 * Accounts of before `before` whose email was never confirmed and on which nothing rests, the oldest first.
 * @param references every column that refers to members: a member in a column that others rely on stays
 */
export async function findStaleClaims(
  db: Db,
  references: readonly Reference[],
  before: number,
  limit: number,
): Promise<StaleClaim[]> {
  const isNeeded = references
    .filter(({ table }) => !isOwnTable(table))
    .map(
      ({ table, column }) =>
        sql`exists (select 1 from ${sql.table(table)} r where r.${sql.ref(column)} = u.id)`,
    )
  const { rows } = await sql<StaleClaim>`select u.id, u.avatar_key as "avatarKey" from users u
    where u.verified_at is null and u.status = 'active' and u.created_at <= ${before}
    and ${unindexed('u.role')} = ${ROLE.BUYER} and u.seller_status is null
    and not (${sql.join([sql`false`, ...isNeeded], sql` or `)})
    order by u.created_at limit ${limit}`.execute(db)
  return rows
}

/** Removes an account on which nothing rests, with all that is only its own. */
export async function deleteClaim(tx: Tx, userId: string): Promise<void> {
  await deleteOwnRows(tx, userId)
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}
