import { orderPage } from '@pasar/api'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { OrderSuccessPage } from '../features/orders/order-success-page'
import { orderAsked } from '../features/pay/return-door.server'
import { guardPage, orNotFound } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/order-success', { context, request })
  const { order, parcels, coupons } = await orNotFound(orderPage(context.ctx, buyer, orderAsked(request)))
  if (order.paidAt === null) throw redirect(`/payment-success?order=${order.id}`)
  const head = await makeHead(context, request, (t) => ({
    title: t('orders.thanks'),
    description: t('orders.thanksDescription'),
  }))
  return { head, order, parcels, coupons, name: buyer.name }
}

export const meta = headMeta

export default OrderSuccessPage
