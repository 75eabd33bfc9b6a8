import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface LimitRow {
  points: number
  expiresAt: number
}

/** Windows that begin at once do not end at the same millisecond; one that ends later than this is from the future. */
const AT_ONCE_MS = 60_000

/**
 * How often a key was counted in its present window; null when there is none. A window that ends later than one that
 * begins now is from a clock that was set back since: it counts for nothing.
 * @param expiresAt when a window that begins now will have ended
 */
export async function findLimit(
  db: Db,
  key: string,
  now: number,
  expiresAt: number,
): Promise<LimitRow | null> {
  const row = await db
    .selectFrom('rate_limits')
    .select((eb) => ['points', eb.ref('expires_at').as('expiresAt')])
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', expiresAt + AT_ONCE_MS)
    .executeTakeFirst()
  return row ?? null
}

export interface LimitChange {
  key: string
  /** Added; less than 0 gives back. */
  points: number
  /** When a window that begins now will have ended. */
  expiresAt: number
  now: number
}

const changedLimit = prepareQuery(
  (
    db,
    {
      key,
      points,
      first,
      expiresAt,
      now,
      latest,
    }: ParametersOf<LimitChange & { first: number; latest: number }>,
  ) =>
    sql<LimitRow>`insert into rate_limits (key, points, expires_at) values (${key}, ${first}, ${expiresAt})
      on conflict (key) do update set
        points = case when rate_limits.expires_at <= ${now} or rate_limits.expires_at > ${latest} then ${first}
          when rate_limits.points + ${points} < 0 then 0 else rate_limits.points + ${points} end,
        expires_at = case when rate_limits.expires_at <= ${now} or rate_limits.expires_at > ${latest}
          then ${expiresAt} else rate_limits.expires_at end
      returning points, expires_at as "expiresAt"`.compile(db),
)

/** Counts in the present window, or begins one. What is given back never makes a debt. */
export async function changeLimit(tx: Tx, change: LimitChange): Promise<LimitRow> {
  const { rows } = await changedLimit(tx, {
    ...change,
    first: Math.max(0, change.points),
    latest: change.expiresAt + AT_ONCE_MS,
  })
  const [row] = rows
  if (!row) throw new Error('A limit was counted without a row')
  return row
}

/** Sets a window to a value, whatever was counted before. */
export async function putLimit(tx: Tx, key: string, points: number, expiresAt: number): Promise<LimitRow> {
  await tx
    .insertInto('rate_limits')
    .values({ key, points, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points, expires_at: expiresAt }))
    .execute()
  return { points, expiresAt }
}

export async function deleteLimit(tx: Tx, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('rate_limits').where('key', '=', key).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes so many that have ended. @returns how many */
export async function deleteEndedLimits(tx: Tx, now: number, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('rate_limits')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('rate_limits')
        .select('key')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Of a kind of limit: who has used up all tries. */
export interface UsedUpLimit {
  /** Up to 100. */
  keys: number
  /** When the last of them may try again. */
  until: number
}

/** Nobody counts further: the page writes "99+". */
const MAX_KEYS = 100

/**
 * How many have used up a limit at the moment; null for nobody.
 * @param kind what its keys begin with
 * @param most tries within a window
 */
export async function findUsedUp(
  db: Db,
  kind: string,
  most: number,
  now: number,
): Promise<UsedUpLimit | null> {
  const { rows } = await sql<{ keys: number; until: number | null }>`select count(*) as keys,
    max(expires_at) as until from (select expires_at from rate_limits where key >= ${`${kind}:`} and key < ${`${kind};`}
      and points >= ${most} and expires_at > ${now} limit ${MAX_KEYS}) k`.execute(db)
  const { keys = 0, until = null } = rows[0] ?? {}
  return until === null ? null : { keys, until }
}
