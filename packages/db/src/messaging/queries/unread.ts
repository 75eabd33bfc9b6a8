import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { byIndex, fixedJoin } from '../../kernel/dialect'

/** A conversation in which a member has not read everything. */
export interface UnreadConversation {
  id: string
  /** The title of the item, the number of the order; null of a store. */
  title: string | null
  storeName: string
  /** How many messages. */
  unread: number
}

/** Conversations with what a member has not read, the latest first. */
export async function listUnreadConversations(
  db: Db,
  userId: string,
  limit: number,
): Promise<UnreadConversation[]> {
  const { rows } =
    await sql<UnreadConversation>`select c.id, coalesce(i.title, o.number) as title, s.name as "storeName", cm.unread
    from conversation_members cm ${byIndex('conversation_members_unread')}
    ${fixedJoin} conversations c on c.id = cm.conversation_id
    ${fixedJoin} stores s on s.id = c.store_id
    left join items i on c.about_kind = 'item' and i.id = c.about_id
    left join parcels p on c.about_kind = 'parcel' and p.id = c.about_id
    left join orders o on o.id = p.order_id
    where cm.user_id = ${userId} and cm.unread > 0
    order by cm.shown_at desc, cm.conversation_id limit ${limit}`.execute(db)
  return rows
}
