import {
  type ConversationSubject,
  type ConversationView,
  decodeTimeCursor,
  findConversation,
  findConversationAbout,
  findSubjectCard,
  type ListedConversation,
  listConversations,
  listMessages,
  type MessageView,
  type SubjectCard,
  searchConversations,
} from '@pasar/db'
import { type ConversationsFilter, DomainError } from '@pasar/domain'
import type { Correspondent } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'
import { findOther } from '../internal/closed'
import { findOpening, type SubjectRef } from '../internal/subject'

const CONVERSATIONS_ON_A_PAGE = 20
const MESSAGES_ON_A_PAGE = 30

export interface ConversationsPage {
  conversations: ListedConversation[]
  next: string | null
}

/**
 * A page of a member's conversations, the one with the newest message first where nothing else is asked for; those in which
 * words stand where some are given: names, what they are about, and messages the member may see.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function conversationsPage(
  ctx: Context,
  member: Correspondent,
  {
    cursor: cursorText,
    isArchived = false,
    words = '',
    sort,
  }: { cursor: string | null } & Partial<ConversationsFilter>,
): Promise<ConversationsPage> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const page = { cursor, limit: CONVERSATIONS_ON_A_PAGE, ...(sort && { sort }) }
  return words === ''
    ? listConversations(ctx.db, member.id, { ...page, isArchived })
    : searchConversations(ctx.db, member.id, words, page)
}

export interface ChatPage {
  conversation: ConversationView
  card: SubjectCard
  /** The oldest first. */
  messages: MessageView[]
  /** Where older ones begin; null where there are none. */
  before: number | null
  /** Whether this member has blocked the other. */
  isBlocked: boolean
  /** Whether the two may write to each other. */
  isOpen: boolean
}

/**
 * Messages of a conversation that a member may see: the newest ones, or those before a position.
 * @throws DomainError NOT_FOUND for others' conversations
 */
export async function chatPage(
  ctx: Context,
  member: Correspondent,
  conversationId: string,
  before: number | null = null,
): Promise<ChatPage> {
  const { db } = ctx
  const conversation = await findConversation(db, member.id, conversationId)
  if (!conversation) throw new DomainError('NOT_FOUND')
  const about = { kind: conversation.aboutKind, id: conversation.aboutId }
  const [page, { isBlocked, isOpen }, card] = await Promise.all([
    listMessages(db, member.id, conversationId, { before, limit: MESSAGES_ON_A_PAGE }),
    findOther(db, member, conversation),
    findSubjectCard(db, about),
  ])
  // Whoever has blocked somebody sends them nothing any more.
  const readByOther = isOpen ? conversation.readByOther : 0
  return { conversation: { ...conversation, readByOther }, card, ...page, isBlocked, isOpen }
}

export interface NewConversationPage {
  subject: ConversationSubject
  card: SubjectCard
  /** The conversation the two already have about it. */
  conversationId: string | null
}

/**
 * What a member is about to write about.
 * @throws DomainError NOT_FOUND for others' parcels too, MESSAGE_TO_SELF, MESSAGE_CLOSED
 */
export async function newConversationPage(
  ctx: Context,
  member: Correspondent,
  ref: SubjectRef,
): Promise<NewConversationPage> {
  const { subject, buyerId } = await findOpening(ctx.db, member, ref)
  const [conversationId, card] = await Promise.all([
    findConversationAbout(ctx.db, ref, buyerId, subject.sellerId),
    findSubjectCard(ctx.db, ref),
  ])
  return { subject, card, conversationId }
}
