import type { Language, MailKind } from '@pasar/domain'
import type { Generated } from 'kysely'

/** What an entry of the audit log records. */
export type AuditAction =
  | 'suspendMember'
  | 'liftSuspension'
  | 'suspendSelling'
  | 'liftSelling'
  | 'decideClaim'
  | 'confirmReturn'
  | 'approveSeller'
  | 'rejectSeller'
  | 'showSellerNumbers'
  | 'openSellerProof'
  | 'askApplicant'
  | 'approveAffiliate'
  | 'rejectAffiliate'
  | 'removeItem'
  | 'restoreItem'
  | 'keepItemRemoved'
  | 'tellItemsApart'
  | 'featureItem'
  | 'unfeatureItem'
  | 'moveFeatured'
  | 'changeBankAccount'
  | 'proposePayouts'
  | 'approvePayouts'
  | 'cancelPayouts'
  | 'downloadPayouts'
  | 'settlePayout'
  | 'confirmPayoutFailure'
  | 'readStatement'
  | 'confirmStatement'
  | 'discardStatement'
  | 'explainLine'
  | 'makeCoupon'
  | 'stopCoupon'
  | 'resumeCoupon'
  | 'inviteStaff'
  | 'renewStaffInvitation'
  | 'revokeStaffInvitation'
  | 'joinStaff'
  | 'changeStaff'
  | 'removeStaff'
  | 'leaveStaff'
  | 'changeSetting'
  | 'waiveBalance'
  | 'waiveDebt'
  | 'proposeWaiver'
  | 'dropWaiver'
  | 'adjustBalance'
  | 'reverseAdjustment'
  | 'proposeAdjustment'
  | 'dropAdjustment'
  | 'approveMessage'
  | 'rejectMessage'
  | 'publishPost'
  | 'askPostChanges'
  | 'remarkPost'
  | 'unremarkPost'
  | 'withdrawPost'
  | 'featurePost'
  | 'unfeaturePost'
  | 'approveComment'
  | 'removeComment'
  | 'keepComment'
  | 'undecideComment'
  | 'closeReport'
  | 'reopenReport'
  | 'removeReview'
  | 'removeQuestion'
  | 'removeReviewAnswer'
  | 'removeQuestionAnswer'
  | 'dismissMessageReport'
  | 'reopenMessageReport'
  | 'upholdMessageReport'
  | 'changeWordList'
  | 'endSessions'
  | 'resetTwoFactor'
  | 'changeRole'
  | 'beginLook'
  | 'endLook'
  | 'writeNote'
  | 'hideStore'
  | 'showStore'
  | 'refundOrder'
  | 'resendMail'
  | 'retryRefund'
  | 'refundByHand'
  | 'sendBackPayment'
  | 'settlePayment'
  | 'runJob'
  | 'retryMail'
  | 'retryMails'
  | 'makeBanner'
  | 'changeBanner'
  | 'setBannerPicture'
  | 'showBanner'
  | 'hideBanner'
  | 'deleteBanner'
  | 'writeNewsletter'
  | 'changeNewsletter'
  | 'deleteNewsletter'
  | 'testNewsletter'
  | 'sendNewsletter'
  | 'stopNewsletter'
  | 'resumeNewsletter'
  | 'takeInbox'
  | 'releaseInbox'
  | 'answerInbox'
  | 'answerAndCloseInbox'
  | 'closeInbox'
  | 'reopenInbox'
  | 'uncloseInbox'
  | 'openCv'

export interface AuditLogTable {
  id: string
  at: number
  /** Null for whoever has the shell. */
  actor_id: string | null
  action: AuditAction
  /** The id of what it was done to. */
  subject_id: string
  reason: string
  /** 1 for the first entry ever, one more for each. */
  position: number
  /** Of this entry and all before it. */
  hash: string
}

/** The newest entry of the audit log, in one row. */
export interface AuditHeadTable {
  id: 1
  position: number
  hash: string
}

export interface RateLimitsTable {
  /** The kind of limit and a keyed hash of who is counted. */
  key: string
  points: number
  expires_at: number
}

export type MailState = 'queued' | 'sending' | 'sent' | 'failed'

export interface MailsTable {
  id: string
  kind: MailKind
  user_id: string | null
  to_name: string
  to_email: string
  language: Language
  /** Encrypted; gone once the mail was sent. */
  sealed_values: Uint8Array | null
  /** The event a mail is about, of which there is one mail only. */
  dedupe_key: string | null
  state: MailState
  tries: Generated<number>
  /** When to try (again); while it is being sent, when whoever sends it is taken for dead. */
  due_at: number
  last_error: Generated<string>
  created_at: number
  finished_at: number | null
}

export interface JobsTable {
  name: string
  due_at: number
  /** The run under way; null when there is none. */
  run_id: string | null
  /** Until when nobody else may run it; a run under way moves it on. */
  held_until: Generated<number>
  last_started_at: number | null
  last_finished_at: number | null
  /** What the last run that ended failed with; empty when it did not. */
  last_error: Generated<string>
  runs: Generated<number>
  failures: Generated<number>
}

export interface SettingsTable {
  name: string
  value: string
  updated_at: number
}

/** How much a part of the data folder took at the end of a day. */
export interface StorageDaysTable {
  /** Malaysian, in days since 1970. */
  day: number
  part: string
  bytes: number
  files: number
  measured_at: number
}

/** What staff write down for each other about a member, a store or an order. */
export interface StaffNotesTable {
  id: string
  /** The id of what it is about. */
  subject_id: string
  author_id: string | null
  body: string
  created_at: number
}

export interface SavedViewsTable {
  id: string
  user_id: string
  /** One of `VIEW_LISTS`; of a version to come, perhaps another. */
  list: string
  name: string
  /** JSON: the filters by their names. */
  query: string
  /** Whether the list opens with it. */
  is_default: Generated<0 | 1>
  created_at: number
  /** Until then it can be put back; of each list the last one is kept. */
  removed_at: number | null
}

/** The last change of several items, by a seller or by staff. */
export interface BulkChangesTable {
  id: string
  /** The seller, or the admin. */
  user_id: string
  created_at: number
  /** What staff did; null for a seller's change. */
  action: string | null
}

/** A record that staff changed, with the entry of the audit log that its change wrote. */
export interface BulkChangeRecordsTable {
  change_id: string
  subject_id: string
  entry_id: string
}

export interface PlatformTables {
  bulk_changes: BulkChangesTable
  bulk_change_records: BulkChangeRecordsTable
  audit_log: AuditLogTable
  audit_head: AuditHeadTable
  staff_notes: StaffNotesTable
  saved_views: SavedViewsTable
  storage_days: StorageDaysTable
  settings: SettingsTable
  mails: MailsTable
  jobs: JobsTable
  rate_limits: RateLimitsTable
}
