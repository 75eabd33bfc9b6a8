import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runCheckout } from '../features/checkout/checkout-door.server'
import { readItemSource } from '../features/checkout/checkout-item.server'
import { CheckoutPage } from '../features/checkout/checkout-page'
import { viewCheckout } from '../features/checkout/checkout-view.server'
import { guardPage, orNotFound } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/checkout/:id', { context, request })
  const source = await readItemSource(context, request, params.id ?? '')
  const head = await makeHead(context, request, (t) => ({
    title: t('checkout.title'),
    description: t('checkout.description'),
  }))
  return { head, view: await orNotFound(viewCheckout({ context, request, buyer, source })) }
}

export const meta = headMeta
export { keepAnswer as shouldRevalidate } from '../features/checkout/keep-answer'
export { clientAction } from '../lib/keep-page'

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage('/checkout/:id', { context, request })
  const source = await readItemSource(context, request, params.id ?? '')
  return orNotFound(runCheckout({ context, request, buyer, source }))
}

export default CheckoutPage
