import { type RawBuilder, sql } from 'kysely'
import { fixedJoin, insertionOf } from '../../kernel/dialect'

/** A member's last order of an auctioned item that was paid or can still be; only of that one piece, so there are few. */
export const lastOrderOf = (itemId: RawBuilder<unknown>, buyerId: string): RawBuilder<unknown> =>
  sql`from order_lines l ${fixedJoin} orders m on m.id = l.order_id
    where l.item_id = ${itemId} and m.buyer_id = ${buyerId}
      and (m.paid_at is not null or m.state = 'awaiting_payment')
    order by ${insertionOf('l')} desc limit 1`

/**
 * Whether what a line sold went back: before it was sent, or alone, of a parcel that goes on with the other goods.
 * @param line alias of `order_lines`
 * @param parcel alias of `parcels`
 */
export const wentBack = (line: string, parcel: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${parcel}.state`)} = 'cancelled' or (${sql.ref(`${parcel}.state`)} <> 'returned'
    and ${sql.ref(`${line}.refunded_quantity`)} = ${sql.ref(`${line}.quantity`)}))`

/**
 * Whether all the money of a sold auction's item has gone back after it was sent: nobody has bought it since. Whether the
 * goods came back, too, only its seller knows.
 */
export const wasRefunded = (itemId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select 1 from order_lines l ${fixedJoin} parcels p on p.id = l.parcel_id
    where l.item_id = ${itemId} and p.state <> 'cancelled' and l.refunded_quantity = l.quantity and not exists
      (select 1 from order_lines n ${fixedJoin} orders m on m.id = n.order_id
        where n.item_id = l.item_id and ${insertionOf('n')} > ${insertionOf('l')} and m.paid_at is not null))`
