import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { isOpen } from './visible'

/** Who of two members has blocked the other. */
export async function findBlocks(
  db: Db,
  userId: string,
  otherId: string,
): Promise<{ byMe: boolean; byOther: boolean }> {
  const { rows } = await sql<{ by: string }>`select user_id as by from message_blocks
    where (user_id = ${userId} and blocked_id = ${otherId})
    or (user_id = ${otherId} and blocked_id = ${userId})`.execute(db)
  return { byMe: rows.some(({ by }) => by === userId), byOther: rows.some(({ by }) => by === otherId) }
}

/** Whether the two members of a conversation may write to each other there. */
export async function isConversationOpen(db: Db, conversationId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from conversations c
    where c.id = ${conversationId} and ${isOpen}`.execute(db)
  return rows.length > 0
}
