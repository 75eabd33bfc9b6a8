import { type RawBuilder, sql } from 'kysely'

/**
 * The messages `m` that a member may see: their own, and of others only delivered ones. Every query that shows messages to
 * a member says so with this.
 */
export const visibleTo = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`(m.state = 'delivered' or m.sender_id = ${userId})`

/** Whether the two members of conversation `c` may write to each other: both are active, and neither blocks the other. */
export const isOpen: RawBuilder<boolean> = sql<boolean>`(not exists (select 1 from message_blocks b
    where (b.user_id = c.buyer_id and b.blocked_id = c.seller_id)
      or (b.user_id = c.seller_id and b.blocked_id = c.buyer_id))
  and (select count(*) from users u where u.id in (c.buyer_id, c.seller_id) and u.status = 'active') = 2)`
