import { findBlocks, findConversation, type Tx } from '@pasar/db'
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
