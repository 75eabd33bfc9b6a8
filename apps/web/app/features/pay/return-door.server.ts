import { ownOrder } from '@pasar/api'
import { orNotFound } from '../../lib/guards.server'
import type { OrderDoor } from '../orders/order-door.server'

/** The buyer's order that a return address names. @throws the 404 page for anyone else's and for none */
export async function readOrder({ context, request, buyer }: OrderDoor) {
  const orderId = new URL(request.url).searchParams.get('order') ?? ''
  return orNotFound(ownOrder(context.ctx, buyer, orderId))
}
