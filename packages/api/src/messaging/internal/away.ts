import {
  findAwayHere,
  findSentMessage,
  insertMessage,
  type MessageHead,
  type Tx,
  takePosition,
} from '@pasar/db'
import { awayDay, holdReasons, isAway } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { readRules } from './rules'

/** No form can send such a key: a key of a form has no colon. */
const keyOf = (conversationId: string, day: number): string => `away:${conversationId}:${day}`

/**
 * Answers a message in the name of a seller who is away: once for each conversation and day. The answer takes the way of all
 * messages, so that one which the rules would hold by now waits for an admin. The seller's list goes on showing what was asked.
 * @param deliver how a message reaches its receiver
 */
export async function answerAway(
  tx: Tx,
  ctx: Context,
  asked: MessageHead,
  deliver: (tx: Tx, ctx: Context, message: MessageHead) => Promise<unknown>,
): Promise<void> {
  const { conversationId, sellerId } = asked
  const away = await findAwayHere(tx, asked)
  const now = ctx.now()
  if (away === null || !isAway(away, away.holidayUntil, now)) return
  const key = keyOf(conversationId, awayDay(now))
  if (await findSentMessage(tx, sellerId, key)) return
  const place = await takePosition(tx, conversationId, sellerId, false)
  if (!place) return
  const { position, delivery, ...parties } = place
  const heldFor = holdReasons(away.body, await readRules(tx))
  const message = {
    id: ctx.newId('message'),
    conversationId,
    senderId: sellerId,
    body: away.body,
    isAutomatic: true,
  }
  await insertMessage(tx, { ...message, position, delivery, heldFor, key, now })
  if (heldFor.length === 0)
    await deliver(tx, ctx, { ...message, ...parties, state: 'pending', createdAt: now })
}
