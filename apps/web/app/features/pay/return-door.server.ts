import { ownOrder } from '@pasar/api'
import type { AppLoadContext } from '@remix-run/node'
import { buyerPage, orNotFound } from '../../lib/guards.server'

/** The buyer's order that a return address names. @throws the 404 page for anyone else's and for none */
export async function readOrder(context: AppLoadContext, request: Request) {
  const buyer = await buyerPage(context, request)
  const orderId = new URL(request.url).searchParams.get('order') ?? ''
  return { buyer, order: await orNotFound(ownOrder(context.ctx, buyer, orderId)) }
}
