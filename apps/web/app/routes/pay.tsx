import { formatRm } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runPayment, viewPayment } from '../features/pay/pay-door.server'
import { PayPage } from '../features/pay/pay-page'
import { answerForm, readForm } from '../lib/forms.server'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/pay/:id', { context, request })
  const page = await viewPayment(context, buyer, params.id ?? '')
  const head = await makeHead(context, request, (t) => ({
    title: t('pay.pay', { amount: formatRm(page.amount) }),
    description: t('pay.description'),
  }))
  return { head, page }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage('/pay/:id', { context, request })
  const values = await readForm(request)
  return answerForm(values, () => runPayment(context, buyer, params.id ?? '', values))
}

export default PayPage
