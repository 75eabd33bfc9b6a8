import { type CheckoutSource, findPurchase } from '@pasar/api'
import { linkTo, quantitySchema } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { orNotFound } from '../../../lib/session/guards.server'

/** @throws a redirect to the item when one of its options has to be chosen, or the 404 page */
export async function readItemSource(
  context: AppLoadContext,
  request: Request,
  id: string,
): Promise<CheckoutSource> {
  const purchase = await orNotFound(findPurchase(context.ctx, id))
  if ('slug' in purchase) throw redirect(linkTo('/item/:slug', { slug: purchase.slug }))
  const typed = quantitySchema.safeParse(new URL(request.url).searchParams.get('quantity'))
  return { type: 'item', variantId: purchase.variantId, quantity: typed.success ? typed.data : 1 }
}
