import type {
  AwayTimes,
  MessageReportReason,
  MessageReportState,
  MessageState,
  SubjectKind,
} from '@pasar/domain'
import type { Generated } from 'kysely'

export interface ConversationsTable {
  id: string
  about_kind: SubjectKind
  about_id: string
  /** Who wrote to the seller, or bought from them. */
  buyer_id: string
  seller_id: string
  store_id: string
  /** How many messages were sent. */
  last_position: Generated<number>
  /** How many of them were delivered. */
  last_delivery: Generated<number>
  created_at: number
}

export interface ChatMessagesTable {
  id: string
  conversation_id: string
  /** Its number as it was sent. */
  position: number
  sender_id: string
  /** Empty once its sender has deleted the account. */
  body: string
  state: MessageState
  /** Its number as it was delivered. */
  delivery: number | null
  /** Why it was held, separated by commas. */
  held_for: Generated<string>
  /** What the admin wrote who rejected it. */
  rejection: Generated<string>
  form_key: string
  created_at: number
  decided_at: number | null
  /** Sent by the market in the seller's name while they are away. */
  is_automatic: Generated<0 | 1>
}

/** What a member sees of a conversation in their list. */
export interface ConversationMembersTable {
  user_id: string
  conversation_id: string
  unread: Generated<number>
  /** The number of the last delivery that was read. */
  read_delivery: Generated<number>
  last_message_id: string | null
  shown_at: number | null
  is_archived: Generated<0 | 1>
}

export interface MessageBlocksTable {
  user_id: string
  blocked_id: string
  created_at: number
}

export interface QuickRepliesTable {
  id: string
  seller_id: string
  /** The lowest is on top. */
  place: number
  title: string
  body: string
  created_at: number
}

export interface AwayAnswersTable {
  seller_id: string
  is_on: 0 | 1
  body: string
  times: AwayTimes
  from_day: string | null
  to_day: string | null
  from_minute: number | null
  to_minute: number | null
  changed_at: number
}

/** How long a buyer waits, or has waited, for a seller's reply. */
export interface ReplyWaitsTable {
  /** The first message that was not answered. */
  message_id: string
  conversation_id: string
  seller_id: string
  store_id: string
  /** When it was delivered. */
  asked_at: number
  /** When the reply was written. */
  answered_at: number | null
}

/** How a seller answers, over all stores. Those of a store are in `store_figures`. */
export interface SellerRepliesTable {
  seller_id: string
  waits: Generated<number>
  in_time: Generated<number>
  /** Milliseconds. */
  median: Generated<number>
}

/** Pictures of messages are stored outside the public folder. */
export interface MessagePicturesTable {
  key: string
  message_id: string
  position: number
  width: number
  height: number
}

/** What the receiver of a message says is wrong with it. */
export interface MessageReportsTable {
  id: string
  message_id: string
  /** Who received it. */
  user_id: string
  reason: MessageReportReason
  note: Generated<string>
  state: Generated<MessageReportState>
  created_at: number
  decided_at: Generated<number | null>
}

export interface MessagingTables {
  conversations: ConversationsTable
  chat_messages: ChatMessagesTable
  conversation_members: ConversationMembersTable
  message_blocks: MessageBlocksTable
  quick_replies: QuickRepliesTable
  away_answers: AwayAnswersTable
  reply_waits: ReplyWaitsTable
  seller_replies: SellerRepliesTable
  message_pictures: MessagePicturesTable
  message_reports: MessageReportsTable
}
