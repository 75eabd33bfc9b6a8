/** What an entry of the audit log tells of. */
export type AuditAction = 'suspendMember' | 'liftSuspension' | 'decideClaim'

export interface AuditLogTable {
  id: string
  at: number
  /** Null for whoever has the shell. */
  actor_id: string | null
  action: AuditAction
  /** The id of what it was done to. */
  subject_id: string
  reason: string
}
