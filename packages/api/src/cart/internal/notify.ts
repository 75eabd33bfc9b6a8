import type { Tx } from '@pasar/db'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'

/** Notifies a buyer who is connected of how many pieces are in the cart. */
export const notifyCart = (tx: Tx, ctx: Context, buyer: Buyer, count: number): void =>
  ctx.events.emitAfterCommit(tx, buyer.id, { name: 'cartChanged', data: { count } })
