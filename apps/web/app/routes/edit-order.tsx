import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runEdit, viewEdit } from '../features/edit-order/edit-door.server'
import { EditPage } from '../features/edit-order/edit-page'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

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

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  return runEdit({ context, request, buyer, orderId: params.id ?? '' })
}

export default EditPage
