import { type RawBuilder, sql } from 'kysely'
import { fixedJoin, insertionOf } from '../../kernel/dialect'

/** A member's last order of an auctioned item that was paid or can still be; only of that one piece, so there are few. */
export const lastOrderOf = (itemId: RawBuilder<unknown>, buyerId: string): RawBuilder<unknown> =>
  sql`from order_lines l ${fixedJoin} orders m on m.id = l.order_id
    where l.item_id = ${itemId} and m.buyer_id = ${buyerId}
      and (m.paid_at is not null or m.state = 'awaiting_payment')
    order by ${insertionOf('l')} desc limit 1`
