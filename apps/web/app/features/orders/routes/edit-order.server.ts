import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { runEdit, viewEdit } from '../server/edit.server'

const PATH = '/edit-order/:id'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const page = await viewEdit({ context, request, buyer, orderId: params.id ?? '' })
  const head = await makeHead(context, request, (t) => ({
    title: t('editOrder.title', { number: page.order.number }),
    description: t('editOrder.lead'),
  }))
  return { head, page }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  return runEdit({ context, request, buyer, orderId: params.id ?? '' })
}
