import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { viewInvoice } from '../server/invoice.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/orders/user/:orderId/invoice', { context, request })
  const view = await viewInvoice({ context, request, buyer }, params.orderId ?? '')
  const head = await makeHead(context, request, (t) => ({
    title: `${t('invoice.title')} ${view.number}`,
    description: t('invoice.description'),
  }))
  return { head, view }
}
