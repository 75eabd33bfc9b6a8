import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runOrderForm } from '../features/orders/order-door.server'
import { CancelledPage } from '../features/pay/cancelled-page'
import { readOrder } from '../features/pay/return-door.server'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

const PATH = '/payment-cancel'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const order = await readOrder({ context, request, buyer })
  const head = await makeHead(context, request, (t) => ({
    title: t('pay.cancelTitle'),
    description: t('pay.cancelDescription'),
  }))
  const { id, number, total, state, expiresAt } = order
  return { head, order: { id, number, total, expiresAt, isOpen: state === 'awaiting_payment' } }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const { id } = await readOrder({ context, request, buyer })
  return runOrderForm({ context, request, buyer }, id)
}

export default CancelledPage
