import { linkTo } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { readOrder } from '../server/return.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/payment-success', { context, request })
  const order = await readOrder({ context, request, buyer })
  if (order.paidAt !== null) throw redirect(linkTo('/order-success', { order: order.id }))
  if (order.state !== 'awaiting_payment')
    throw redirect(linkTo('/orders/user/:orderId', { orderId: order.id }))
  const head = await makeHead(context, request, (t) => ({
    title: t('pay.confirmingTitle'),
    description: t('pay.confirmingText'),
  }))
  return { head, orderId: order.id, number: order.number }
}
