import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'
import { visibleTo } from './visible'

export interface MessagePicture {
  key: string
  width: number
  height: number
}

/** The pictures of a message that is being sent. */
export async function insertMessagePictures(
  tx: Tx,
  messageId: string,
  pictures: readonly MessagePicture[],
): Promise<void> {
  for (const [position, { key, width, height }] of pictures.entries())
    await tx
      .insertInto('message_pictures')
      .values({ key, message_id: messageId, position, width, height })
      .execute()
}

/** Whether a member may see a picture: of conversations of their own, and of others' messages only delivered ones. */
export async function isPictureVisible(db: Db, key: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from message_pictures mp join chat_messages m on m.id = mp.message_id
    join conversations c on c.id = m.conversation_id
    where mp.key = ${key} and ${userId} in (c.buyer_id, c.seller_id) and ${visibleTo(userId)}`.execute(db)
  return rows.length > 0
}

/** Those of these keys that a message has. */
export async function findMessagePictures(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('message_pictures')
    .select('key')
    .where('key', 'in', [...keys])
    .execute()
  return new Set(rows.map(({ key }) => key))
}
