import {
  decodeTimeCursor,
  type HeldMessage,
  listContext,
  listHeld,
  listRejected,
  type MessageView,
  type RejectedMessage,
} from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { type KeptRules, readRules } from '../internal/rules'

const ON_A_PAGE = 20
const OF_AN_EXPORT = 200
/** Messages shown before one that waits. */
const CONTEXT = 4
/** Rejected messages shown of its sender. */
const HISTORY = 5

export interface HeldPage {
  messages: (HeldMessage & { context: MessageView[]; history: RejectedMessage[] })[]
  next: string | null
  rules: KeptRules
}

/**
 * A page of the messages that wait for an admin, the oldest first, each with what was written before it.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function heldPage(ctx: Context, _admin: Admin, cursorText: string | null): Promise<HeldPage> {
  const cursor = cursorText === null ? null : decodeTimeCursor(cursorText)
  if (cursorText !== null && cursor === null) throw new DomainError('NOT_FOUND')
  const [{ messages, next }, rules] = await Promise.all([
    listHeld(ctx.db, cursor, ON_A_PAGE),
    readRules(ctx.db),
  ])
  const withContext = messages.map(async (message) => ({
    ...message,
    context: await listContext(ctx.db, message, CONTEXT),
    history: message.rejections === 0 ? [] : await listRejected(ctx.db, message.senderId, HISTORY),
  }))
  return { messages: await Promise.all(withContext), next, rules }
}

/** All messages that wait, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportHeld = (ctx: Context, admin: Admin): Promise<AsyncGenerator<HeldMessage[]>> =>
  exportPages(ctx, admin, async (cursor) => {
    const { messages: rows, next } = await listHeld(
      ctx.db,
      cursor === null ? null : decodeTimeCursor(cursor),
      OF_AN_EXPORT,
    )
    return { rows, next }
  })
