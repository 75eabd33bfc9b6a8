import { ownOrder } from '@pasar/api'
import { orNotFound } from '../../../lib/session/guards.server'
import type { OrderArgs } from '../../orders/server/order.server'
import { orderAsked } from '../../orders/server/order-asked.server'

/** The buyer's order that a return address names. @throws the 404 page for anyone else's */
export const readOrder = ({ context, request, buyer }: OrderArgs) =>
  orNotFound(ownOrder(context.ctx, buyer, orderAsked(request)))
