import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { ConfirmingPage } from '../features/pay/confirming-page'
import { readOrder } from '../features/pay/return-door.server'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/payment-success', { context, request })
  const order = await readOrder({ context, request, buyer })
  if (order.paidAt !== null) throw redirect(`/order-success?order=${order.id}`)
  if (order.state !== 'awaiting_payment') throw redirect(`/orders/user/${order.id}`)
  const head = await makeHead(context, request, (t) => ({
    title: t('pay.confirmingTitle'),
    description: t('pay.confirmingText'),
  }))
  return { head, orderId: order.id, number: order.number }
}

export const meta = headMeta

export default ConfirmingPage
