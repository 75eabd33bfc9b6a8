import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { runOrderForm, viewOrder } from '../server/order.server'

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

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  return runOrderForm({ context, request, buyer }, params.orderId ?? '')
}
