import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { deleteExpired } from '../../kernel/delete-expired'
import type { Tx } from '../../kernel/transact'

export interface TwoFactorRow {
  sealedSecret: string
  isOn: boolean
  /** Recovery codes that were not used yet. */
  codesLeft: number
}

export async function findTwoFactor(db: Db, userId: string): Promise<TwoFactorRow | null> {
  const { rows } = await sql<{ sealedSecret: string; isOn: 0 | 1; codesLeft: number }>`select
    sealed_secret as "sealedSecret", is_on as "isOn",
    (select count(*) from recovery_codes c where c.user_id = t.user_id) as "codesLeft"
    from two_factor t where user_id = ${userId}`.execute(db)
  const row = rows[0]
  return row ? { ...row, isOn: row.isOn === 1 } : null
}

/** Keeps a new secret that is not in use yet; false when two-step login is already on. */
export async function putTwoFactorSecret(
  tx: Tx,
  userId: string,
  sealedSecret: string,
  now: number,
): Promise<boolean> {
  const result = await tx
    .insertInto('two_factor')
    .values({ user_id: userId, sealed_secret: sealedSecret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: now })
        .where('two_factor.is_on', '=', 0),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** A clock that is right takes codes of the step before and of the one after its own: two apart. */
const FURTHEST_STEPS = 2

/**
 * Takes the code of a step, once; false when that step or a later one was taken before. One that is further ahead is from
 * a clock that was set back since, and would refuse every code until it is reached again.
 */
export async function takeStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const result = await tx
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', step + FURTHEST_STEPS)]))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Turns it on; false when it was on, or was never begun. */
export async function turnOnTwoFactor(tx: Tx, userId: string): Promise<boolean> {
  const result = await tx
    .updateTable('two_factor')
    .set({ is_on: 1 })
    .where('user_id', '=', userId)
    .where('is_on', '=', 0)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Forgets the secret and the recovery codes; false when there was nothing that was on. */
export async function deleteTwoFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = await tx.deleteFrom('two_factor').where('user_id', '=', userId).returning('is_on').execute()
  return rows[0]?.is_on === 1
}

/** Replaces all recovery codes. */
export async function putRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  for (const code_hash of hashes)
    await tx.insertInto('recovery_codes').values({ user_id: userId, code_hash }).execute()
}

/** Uses a recovery code up; false when it is none, or was used before. */
export async function takeRecoveryCode(tx: Tx, userId: string, codeHash: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export interface NewChallenge {
  tokenHash: string
  userId: string
  now: number
  expiresAt: number
}

export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  await tx
    .insertInto('login_challenges')
    .values({
      token_hash: challenge.tokenHash,
      user_id: challenge.userId,
      created_at: challenge.now,
      expires_at: challenge.expiresAt,
    })
    .execute()
}

/** Counts a try; null when the challenge has ended or had its tries. */
export async function takeChallengeTry(
  tx: Tx,
  tokenHash: string,
  maxTries: number,
  now: number,
): Promise<string | null> {
  const rows = await tx
    .updateTable('login_challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .returning('user_id')
    .execute()
  return rows[0]?.user_id ?? null
}

export async function deleteChallenges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('login_challenges').where('user_id', '=', userId).execute()
}

export const deleteExpiredChallenges = (tx: Tx, now: number, limit: number): Promise<number> =>
  deleteExpired(tx, 'login_challenges', now, limit)
