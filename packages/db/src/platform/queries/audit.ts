import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'
import type { AuditAction } from '../tables'

export type { AuditAction }

export interface AuditEntry {
  id: string
  /** Who did it; null for whoever has the shell. */
  actorId: string | null
  action: AuditAction
  subjectId: string
  reason: string
  now: number
}

/** Writes down what was done, in the transaction that does it. */
export async function insertAuditEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: entry.id,
      at: entry.now,
      actor_id: entry.actorId,
      action: entry.action,
      subject_id: entry.subjectId,
      reason: entry.reason,
    })
    .execute()
}

export interface SettingChange {
  id: string
  at: number
  /** Of the setting. */
  name: string
  /** Null for whoever has the shell. */
  byName: string | null
  /** What it was and what it became. */
  change: string
}

/** The last changes of some settings, the newest first. */
export const listSettingChanges = (
  db: Db,
  names: readonly string[],
  limit: number,
): Promise<SettingChange[]> =>
  db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select((eb) => [
      'a.id',
      'a.at',
      eb.ref('a.subject_id').as('name'),
      eb.ref('u.name').as('byName'),
      eb.ref('a.reason').as('change'),
    ])
    .where('a.subject_id', 'in', [...names])
    .where('a.action', '=', 'changeSetting')
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
