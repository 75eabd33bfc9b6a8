import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runCheckout } from '../features/checkout/checkout-door.server'
import { CheckoutPage } from '../features/checkout/checkout-page'
import { viewCheckout } from '../features/checkout/checkout-view.server'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

const source = { type: 'cart' } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/checkout', { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('checkout.title'),
    description: t('checkout.description'),
  }))
  return { head, view: await viewCheckout({ context, request, buyer, source }) }
}

export const meta = headMeta
export { keepAnswer as shouldRevalidate } from '../features/checkout/keep-answer'
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  return runCheckout({ context, request, buyer: await guardPage('/checkout', { context, request }), source })
}

export default CheckoutPage
