import type { ReportKind, ReportReason } from '@pasar/domain'
import type { Generated } from 'kysely'

export interface ReportsTable {
  id: string
  kind: ReportKind
  target_id: string
  user_id: string
  reason: ReportReason
  note: Generated<string>
  created_at: number
}
