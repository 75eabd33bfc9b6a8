import {
  type AuditView,
  type DecidedMessage,
  decodeTimeCursor,
  findMessageInReview,
  type HeldMessage,
  listContext,
  listDecidedMessages,
  listHeld,
  listRejected,
  type MessageInReview,
  type MessageView,
  type RejectedMessage,
} from '@pasar/db'
import { DomainError, type Sought } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'
import { type KeptRules, readRules } from '../internal/rules'

const ON_A_PAGE = 20
const OF_AN_EXPORT = 200
/** Messages shown before one that waits. */
const CONTEXT = 4
/** Rejected messages shown of its sender. */
const HISTORY = 5

export interface HeldPage {
  messages: HeldMessage[]
  next: string | null
  rules: KeptRules
}

/**
 * A page of the messages that wait for an admin, the oldest first where nothing else is asked for.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function heldPage(
  ctx: Context,
  _admin: Admin,
  cursorText: string | null,
  sought?: Sought,
): Promise<HeldPage> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const [page, rules] = await Promise.all([listHeld(ctx.db, cursor, ON_A_PAGE, sought), readRules(ctx.db)])
  return { ...page, rules }
}

/**
 * A page of the messages that admins have decided on, the latest decision first where nothing else is asked for.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function decidedPage(
  ctx: Context,
  _admin: Admin,
  cursor: string | null,
  sought?: Sought,
): Promise<{ messages: DecidedMessage[]; next: string | null }> {
  return listDecidedMessages(ctx.db, readCursor(cursor, decodeTimeCursor), ON_A_PAGE, sought)
}

export interface MessageCase {
  message: MessageInReview
  /** What was written right before it. */
  context: MessageView[]
  /** What else of its sender was rejected. */
  history: RejectedMessage[]
  /** What admins did to it, the newest first. */
  audit: AuditView[]
}

/**
 * A message that an admin decides about, or that was decided on.
 * @throws DomainError NOT_FOUND, for messages that were neither held nor reported, too
 */
export async function messageCase(ctx: Context, _admin: Admin, id: string): Promise<MessageCase> {
  const message = await findMessageInReview(ctx.db, id)
  if (message === null) throw new DomainError('NOT_FOUND')
  const [context, history, { audit }] = await Promise.all([
    listContext(ctx.db, message, CONTEXT),
    message.rejections === 0 ? [] : listRejected(ctx.db, message.senderId, HISTORY),
    staffRecords(ctx, id),
  ])
  return { message, context, history: history.filter((other) => other.id !== id), audit }
}

/** All messages that wait, or those that are sought, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportHeld = (
  ctx: Context,
  admin: Admin,
  sought?: Sought,
): Promise<AsyncGenerator<HeldMessage[]>> =>
  exportPages(ctx, admin, async (cursor) => {
    const from = readCursor(cursor, decodeTimeCursor)
    const { messages: rows, next } = await listHeld(ctx.db, from, OF_AN_EXPORT, sought)
    return { rows, next }
  })

/** As `exportHeld`, for those that were decided on. @throws DomainError TOO_MANY_REQUESTS */
export const exportDecided = (
  ctx: Context,
  admin: Admin,
  sought?: Sought,
): Promise<AsyncGenerator<DecidedMessage[]>> =>
  exportPages(ctx, admin, async (cursor) => {
    const from = readCursor(cursor, decodeTimeCursor)
    const { messages: rows, next } = await listDecidedMessages(ctx.db, from, OF_AN_EXPORT, sought)
    return { rows, next }
  })
