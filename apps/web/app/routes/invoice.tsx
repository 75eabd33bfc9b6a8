import type { LoaderFunctionArgs } from '@remix-run/node'
import { viewInvoice } from '../features/invoices/invoice-door.server'
import { InvoicePage } from '../features/invoices/invoice-page'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/orders/user/:orderId/invoice', { context, request })
  const view = await viewInvoice({ context, request, buyer }, params.orderId ?? '')
  const head = await makeHead(context, request, (t) => ({
    title: `${t('invoice.title')} ${view.number}`,
    description: t('invoice.description'),
  }))
  return { head, view }
}

export const meta = headMeta

export default InvoicePage
