import { type Db, findBlocks, findConversation, isConversationOpen, type Tx } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Correspondent } from '../../access/actors'

/** @throws DomainError always: NOT_FOUND for others' conversations, MESSAGE_BLOCKED, MESSAGE_CLOSED */
export async function refuseClosed(tx: Tx, member: Correspondent, conversationId: string): Promise<never> {
  const found = await findConversation(tx, member.id, conversationId)
  if (!found) throw new DomainError('NOT_FOUND')
  const otherId = found.buyerId === member.id ? found.sellerId : found.buyerId
  const { byMe, byOther } = await findBlocks(tx, member.id, otherId)
  throw new DomainError(byMe || byOther ? 'MESSAGE_BLOCKED' : 'MESSAGE_CLOSED')
}

/** The other member of a conversation, and whether the two may write to each other. */
export async function findOther(
  db: Db,
  member: Correspondent,
  { id, buyerId, sellerId }: { id: string; buyerId: string; sellerId: string },
): Promise<{ otherId: string; isBlocked: boolean; isOpen: boolean }> {
  const otherId = buyerId === member.id ? sellerId : buyerId
  const [{ byMe }, isOpen] = await Promise.all([
    findBlocks(db, member.id, otherId),
    isConversationOpen(db, id),
  ])
  return { otherId, isBlocked: byMe, isOpen }
}
