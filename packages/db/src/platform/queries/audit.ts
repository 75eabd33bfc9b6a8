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
