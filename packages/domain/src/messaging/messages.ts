/** Characters of a message, once the blanks around it are cut off. */
export const MAX_CHAT_LENGTH = 2_000
/** Characters of what an admin writes to whose message is rejected. */
export const MAX_REJECTION_LENGTH = 300
/** Pictures of a message. */
export const MAX_MESSAGE_PICTURES = 4
/** Characters of a message that a toast shows. */
const MESSAGE_TOAST_LENGTH = 30

export const MESSAGE_STATES = ['pending', 'delivered', 'rejected'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** What a receiver finds wrong with a message. */
export const MESSAGE_REPORT_REASONS = ['outside', 'fraud', 'offensive', 'spam', 'other'] as const
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number]
/** Characters of what they add to it. */
export const MAX_MESSAGE_REPORT_LENGTH = 500

/** What admins have decided about a message that its receiver reported; `upheld` takes the message back. */
const MESSAGE_REPORT_STATES = ['open', 'dismissed', 'upheld'] as const
export type MessageReportState = (typeof MESSAGE_REPORT_STATES)[number]

/** What a conversation can be about. A parcel is one seller's part of an order. */
export const SUBJECT_KINDS = ['item', 'store', 'parcel'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export const isSubjectKind = (text: string): text is SubjectKind =>
  SUBJECT_KINDS.some((kind) => kind === text)

/** A message as the published contract writes it. */
export interface PublishedMessage {
  _id: string
  sender: { _id: string }
  receiver: { _id: string }
  content: string
  /** The id of its conversation. */
  conversation: string
  /** Sent by the market in the name of a seller who is away. */
  isAutomatic: boolean
  /** What the admin wrote; null unless it was rejected, and where nothing was written. */
  rejectionReason: string | null
}

/** The beginning of a message, as a toast shows it. Characters of two halves stay whole. */
export const beginningOf = (content: string): string => [...content].slice(0, MESSAGE_TOAST_LENGTH).join('')
