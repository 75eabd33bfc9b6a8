import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runOrderForm, viewOrder } from '../features/orders/order-door.server'
import { OrderPage } from '../features/orders/order-page'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

const PATH = '/orders/user/:orderId'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const view = await viewOrder({ context, request, buyer }, params.orderId ?? '')
  const head = await makeHead(context, request, (t) => ({
    title: t('orders.number', { number: view.order.number }),
    description: t('orders.description'),
  }))
  return { head, view }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  return runOrderForm({ context, request, buyer }, params.orderId ?? '')
}

export default OrderPage
