import { type RawBuilder, sql } from 'kysely'

/** Whose claim is asked for; anyone else finds none. */
export type ClaimOwner =
  | { type: 'buyer'; buyerId: string }
  | { type: 'seller'; sellerId: string }
  | { type: 'anybody' }

export function isOf(owner: ClaimOwner): RawBuilder<unknown> {
  switch (owner.type) {
    case 'anybody':
      return sql`true`
    case 'buyer':
      return sql`c.buyer_id = ${owner.buyerId}`
    case 'seller':
      return sql`c.seller_id = ${owner.sellerId}`
  }
}
