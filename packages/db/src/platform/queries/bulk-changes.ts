import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'
import type { AuditAction } from '../tables'

/**
 * Opens the record of a change; it takes the place of the member's last one.
 * @param change `action` says what staff did; null for a seller's change
 */
export async function putBulkChange(
  tx: Tx,
  { id, userId, action, now }: { id: string; userId: string; action: string | null; now: number },
): Promise<void> {
  await tx.deleteFrom('bulk_changes').where('user_id', '=', userId).execute()
  await tx.insertInto('bulk_changes').values({ id, user_id: userId, action, created_at: now }).execute()
}

/** A member's change while it can still be undone. */
export async function findBulkChange(
  db: Db,
  userId: string,
  changeId: string,
): Promise<{ action: string | null } | null> {
  const row = await db
    .selectFrom('bulk_changes')
    .select('action')
    .where('id', '=', changeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Notes the entry of the audit log that the change of a record wrote; nothing once another change took the place of this one. */
export async function insertBulkRecord(
  tx: Tx,
  changeId: string,
  { entryId, recordId }: { entryId: string; recordId: string },
): Promise<void> {
  await tx
    .insertInto('bulk_change_records')
    .columns(['change_id', 'subject_id', 'entry_id'])
    .expression((eb) =>
      eb
        .selectFrom('bulk_changes')
        .select((select) => [
          'id as change_id',
          select.val(recordId).as('subject_id'),
          select.val(entryId).as('entry_id'),
        ])
        .where('id', '=', changeId),
    )
    .execute()
}

/** The records of a change that were not undone yet, each with the entry of its change. */
export async function listBulkRecords(
  db: Db,
  changeId: string,
): Promise<{ recordId: string; entryId: string }[]> {
  return db
    .selectFrom('bulk_change_records')
    .select((eb) => [eb.ref('subject_id').as('recordId'), eb.ref('entry_id').as('entryId')])
    .where('change_id', '=', changeId)
    .orderBy('subject_id')
    .execute()
}

/** Takes the note of a record, which nobody else can take then; false when somebody has. */
export async function tryTakeBulkRecord(tx: Tx, changeId: string, recordId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('bulk_change_records')
    .where('change_id', '=', changeId)
    .where('subject_id', '=', recordId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The last entry about something of what was done to it so. */
export async function findLastEntry(
  db: Db,
  subjectId: string,
  actions: readonly AuditAction[],
): Promise<string | null> {
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('action', 'in', [...actions])
    .orderBy('at', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
