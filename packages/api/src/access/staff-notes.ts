import {
  type AuditAction,
  type AuditView,
  findLastActor,
  insertAuditEntry,
  insertStaffNote,
  listAuditEntries,
  listStaffNotes,
  NO_ROOTS,
  type StaffNoteView,
  type Tx,
} from '@pasar/db'
import { DomainError, type ErrorCode, type StaffNoteInput } from '@pasar/domain'
import type { Context } from '../platform/context'
import type { Admin } from './actors'

const NOTES_SHOWN = 50
const ENTRIES_SHOWN = 50

/**
 * Writes down what an admin did, in the transaction that does it.
 * @param admin null for whoever has the shell
 */
export async function recordAdmin(
  tx: Tx,
  ctx: Context,
  admin: Admin | null,
  action: AuditAction,
  subjectId: string,
  reason = '',
): Promise<void> {
  const entry = {
    id: ctx.newId('audit'),
    actorId: admin?.id ?? null,
    action,
    subjectId,
    reason,
    now: ctx.now(),
  }
  await insertAuditEntry(tx, entry)
  await ctx.onRecorded?.(tx, entry)
}

/** The refusal for the second of two of staff: its words say who has done one of these before. */
export const decidedBy = async (
  tx: Tx | Context['db'],
  { config }: Pick<Context, 'config'>,
  code: ErrorCode,
  subjectId: string,
  actions: readonly AuditAction[],
): Promise<DomainError> =>
  new DomainError(code, { who: (await findLastActor(tx, subjectId, actions)) || config.appName })

/** Adds a note about a record. The caller has checked that the record exists. */
export async function writeStaffNote(
  ctx: Context,
  admin: Admin,
  subjectId: string,
  { note }: StaffNoteInput,
): Promise<void> {
  await ctx.transact(NO_ROOTS.insertsOnly, async (tx) => {
    const id = ctx.newId('staffNote')
    await insertStaffNote(tx, { id, subjectId, authorId: admin.id, body: note, now: ctx.now() })
    await recordAdmin(tx, ctx, admin, 'writeNote', subjectId)
  })
}

/** The notes about something and what was done to it, the newest first. */
export async function staffRecords(
  ctx: Context,
  subjectId: string,
): Promise<{ notes: StaffNoteView[]; audit: AuditView[] }> {
  const [notes, audit] = await Promise.all([
    listStaffNotes(ctx.db, subjectId, NOTES_SHOWN),
    listAuditEntries(ctx.db, subjectId, ENTRIES_SHOWN),
  ])
  return { notes, audit }
}
