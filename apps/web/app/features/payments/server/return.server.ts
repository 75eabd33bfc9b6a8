import { ownOrder } from '@pasar/api'
import { redirect } from '@remix-run/node'
import { orNotFound } from '../../../lib/session/guards.server'
import type { OrderArgs } from '../../orders/server/order.server'

/** The order that a return address names. @throws a redirect to all orders where it names none */
export function orderAsked(request: Request): string {
  const orderId = new URL(request.url).searchParams.get('order') ?? ''
  if (orderId === '') throw redirect('/orders/user')
  return orderId
}

/** The buyer's order that a return address names. @throws the 404 page for anyone else's */
export const readOrder = ({ context, request, buyer }: OrderArgs) =>
  orNotFound(ownOrder(context.ctx, buyer, orderAsked(request)))
