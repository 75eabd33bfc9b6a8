import { OPEN_PARCELS } from '@pasar/domain'
import { type RawBuilder, sql } from 'kysely'

/**
 * The messages `m` that a member may see: their own, and of others only delivered ones. Every query that shows messages to
 * a member says so with this.
 */
export const visibleTo = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`(m.state = 'delivered' or m.sender_id = ${userId})`

/** Whether conversation `c` is about a parcel that was paid for and is still under way, protected, or claimed about. */
const isAboutOpenParcel = sql<boolean>`(c.about_kind = 'parcel' and exists (select 1 from parcels p
    join orders o on o.id = p.order_id where p.id = c.about_id and o.paid_at is not null
      and p.state in (${sql.join(OPEN_PARCELS.map((state) => sql.lit(state)))})))`

/**
 * Whether the two members of conversation `c` may write to each other: both are active, and neither blocks the other. A seller
 * has to hear a buyer about what was paid for, until its money is settled.
 */
export const isOpen: RawBuilder<boolean> = sql<boolean>`(not exists (select 1 from message_blocks b
    where (b.user_id = c.buyer_id and b.blocked_id = c.seller_id)
      or (b.user_id = c.seller_id and b.blocked_id = c.buyer_id and not ${isAboutOpenParcel}))
  and (select count(*) from users u where u.id in (c.buyer_id, c.seller_id) and u.status = 'active') = 2)`
