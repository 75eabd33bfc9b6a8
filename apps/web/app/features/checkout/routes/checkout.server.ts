import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { runCheckout } from '../server/checkout.server'
import { viewCheckout } from '../server/checkout-view.server'

const source = { type: 'cart' } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/checkout', { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('checkout.title'),
    description: t('checkout.description'),
  }))
  return { head, view: await viewCheckout({ context, request, buyer, source }) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runCheckout({ context, request, buyer: await guardPage('/checkout', { context, request }), source })
}
