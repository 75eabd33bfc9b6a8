import type { ReportKind, ReportReason } from '@pasar/domain'
import type { Db } from '../kernel/db'
import type { Tx } from '../kernel/transact'

export interface NewReport {
  id: string
  kind: ReportKind
  targetId: string
  userId: string
  reason: ReportReason
  note: string
  now: number
}

/** Keeps what a member reports; what they report again takes the place of the first time. */
export async function putReport(tx: Tx, report: NewReport): Promise<void> {
  const { reason, note, now } = report
  await tx
    .insertInto('reports')
    .values({
      id: report.id,
      kind: report.kind,
      target_id: report.targetId,
      user_id: report.userId,
      reason,
      note,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'target_id'])
        .doUpdateSet({ reason, note, created_at: now, closed_at: null, item_id: null, body: null }),
    )
    .execute()
}

export interface ReportRow {
  reason: ReportReason
  note: string
  createdAt: number
  /** Null for members who have left. */
  reporter: string | null
}

/** What members reported about something, the newest first. */
export async function listReports(
  db: Db,
  kind: ReportKind,
  targetId: string,
  limit: number,
): Promise<ReportRow[]> {
  return db
    .selectFrom('reports as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select((eb) => [
      'r.reason',
      'r.note',
      eb.ref('r.created_at').as('createdAt'),
      eb.ref('u.name').as('reporter'),
    ])
    .where('r.kind', '=', kind)
    .where('r.target_id', '=', targetId)
    .orderBy('r.created_at', 'desc')
    .limit(limit)
    .execute()
}
