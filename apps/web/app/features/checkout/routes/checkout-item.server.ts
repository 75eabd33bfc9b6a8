import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { runCheckout } from '../server/checkout.server'
import { readItemSource } from '../server/checkout-item.server'
import { viewCheckout } from '../server/checkout-view.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/checkout/:id', { context, request })
  const source = await readItemSource(context, request, params.id ?? '')
  const head = await makeHead(context, request, (t) => ({
    title: t('checkout.title'),
    description: t('checkout.description'),
  }))
  return { head, view: await orNotFound(viewCheckout({ context, request, buyer, source })) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage('/checkout/:id', { context, request })
  const source = await readItemSource(context, request, params.id ?? '')
  return orNotFound(runCheckout({ context, request, buyer, source }))
}
