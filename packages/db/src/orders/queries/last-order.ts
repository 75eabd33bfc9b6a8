import { type RawBuilder, sql } from 'kysely'
import { fixedJoin, insertionOf } from '../../kernel/dialect'

/** A member's last order of an auctioned item that was paid or can still be; only of that one piece, so there are few. */
export const lastOrderOf = (itemId: RawBuilder<unknown>, buyerId: string): RawBuilder<unknown> =>
  sql`from order_lines l ${fixedJoin} orders m on m.id = l.order_id
    where l.item_id = ${itemId} and m.buyer_id = ${buyerId}
      and (m.paid_at is not null or m.state = 'awaiting_payment')
    order by ${insertionOf('l')} desc limit 1`

/**
 * Whether all the money of an auctioned item has gone back after it was sent: its parcel is that of its one piece. Whether the
 * goods came back, too, only its seller knows.
 */
export const wasRefunded = (itemId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select 1 from order_lines l ${fixedJoin} parcels p on p.id = l.parcel_id
    where l.item_id = ${itemId} and p.state = 'returned')`
