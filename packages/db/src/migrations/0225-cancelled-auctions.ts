/**
 * Auctions that were sold before a cancelled purchase undid the sale stayed sold, though nobody has what they sold. The clock is
 * asked to look at them: it undoes the sale as it does now. Only where the piece is back, somebody had paid for it, and every
 * parcel that it was in was cancelled.
 */
export const cancelledAuctions = `
update auctions set due_at = 0 where state = 'sold'
  and exists (select 1 from items i where i.id = auctions.item_id and i.stock > 0)
  and exists (select 1 from order_lines l join orders o on o.id = l.order_id
    where l.item_id = auctions.item_id and o.paid_at is not null)
  and not exists (select 1 from order_lines l join parcels p on p.id = l.parcel_id
    where l.item_id = auctions.item_id and p.state <> 'cancelled');
`
