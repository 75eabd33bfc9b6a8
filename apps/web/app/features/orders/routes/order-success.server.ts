import { orderPage } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { orderAsked } from '../server/order-asked.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/order-success', { context, request })
  const { order, parcels, coupons } = await orNotFound(orderPage(context.ctx, buyer, orderAsked(request)))
  if (order.paidAt === null) throw redirect(linkTo('/payment-success', { order: order.id }))
  const head = await makeHead(context, request, (t) => ({
    title: t('orders.thanks'),
    description: t('orders.thanksDescription'),
  }))
  return { head, order, parcels, coupons, name: buyer.name }
}
