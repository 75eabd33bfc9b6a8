import type { ReportKind, ReportReason } from '@pasar/domain'
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
      conflict.columns(['user_id', 'kind', 'target_id']).doUpdateSet({ reason, note, created_at: now }),
    )
    .execute()
}
