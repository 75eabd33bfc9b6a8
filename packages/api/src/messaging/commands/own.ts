import {
  archiveConversation,
  deleteBlock,
  dropReplyWaits,
  findConversation,
  insertBlock,
  markMessagesRead,
  NO_ROOTS,
  type Tx,
} from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Correspondent } from '../../access/actors'
import type { Context } from '../../platform/context'

/** @throws DomainError NOT_FOUND for others' conversations */
async function findOwn(tx: Tx, member: Correspondent, conversationId: string) {
  const found = await findConversation(tx, member.id, conversationId)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/**
 * Marks what was delivered to a member as read.
 * @param through the number of deliveries that they were shown; all of them when left out
 * @throws DomainError NOT_FOUND for others' conversations
 */
export const readConversation = (
  ctx: Context,
  member: Correspondent,
  conversationId: string,
  through: number = Number.MAX_SAFE_INTEGER,
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const { delivered } = await findOwn(tx, member, conversationId)
    await markMessagesRead(tx, member.id, conversationId, Math.min(through, delivered))
  })

/** Takes a conversation off the list, or back onto it. @throws DomainError NOT_FOUND for others' conversations */
export const fileConversation = (
  ctx: Context,
  member: Correspondent,
  conversationId: string,
  isArchived: boolean,
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    await findOwn(tx, member, conversationId)
    await archiveConversation(tx, member.id, conversationId, isArchived)
  })

/**
 * Blocks the other member of a conversation, in all conversations, or takes that back.
 * @throws DomainError NOT_FOUND for others' conversations
 */
export const blockCorrespondent = (
  ctx: Context,
  member: Correspondent,
  conversationId: string,
  isBlocked: boolean,
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const { buyerId, sellerId } = await findOwn(tx, member, conversationId)
    const otherId = buyerId === member.id ? sellerId : buyerId
    if (!isBlocked) return deleteBlock(tx, member.id, otherId)
    await insertBlock(tx, member.id, otherId, ctx.now())
    await dropReplyWaits(tx, member.id, otherId)
  })
