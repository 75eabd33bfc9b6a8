import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { runOrderForm } from '../../orders/server/order.server'
import { readOrder } from '../server/return.server'

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

export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const { id } = await readOrder({ context, request, buyer })
  return runOrderForm({ context, request, buyer }, id)
}
