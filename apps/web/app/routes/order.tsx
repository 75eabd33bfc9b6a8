import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runOrderForm, viewOrder } from '../features/orders/order-door.server'
import { OrderPage } from '../features/orders/order-page'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const view = await viewOrder(context, request, params.orderId ?? '')
  const head = await makeHead(context, request, (t) => ({
    title: t('orders.number', { number: view.order.number }),
    description: t('orders.description'),
  }))
  return { head, view }
}

export const meta = headMeta

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  runOrderForm(context, request, params.orderId ?? '')

export default OrderPage
