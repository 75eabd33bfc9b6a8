import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerInvoicePdf } from '../features/invoices/invoice-door.server'
import { guardPage } from '../lib/guards.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/orders/user/:orderId/invoice.pdf', { context, request })
  return answerInvoicePdf({ context, request, buyer }, params.orderId ?? '')
}
