import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { answerInvoicePdf } from '../server/invoice.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/orders/user/:orderId/invoice.pdf', { context, request })
  return answerInvoicePdf({ context, request, buyer }, params.orderId ?? '')
}
