import { formatRm } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { renderPaymentMarks } from '../../platform/server/payment-marks.server'
import { runPayment, viewPayment } from '../server/pay.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/pay/:id', { context, request })
  const page = await viewPayment(context, buyer, params.id ?? '')
  const head = await makeHead(context, request, (t) => ({
    title: t('pay.pay', { amount: formatRm(page.amount) }),
    description: t('pay.description'),
  }))
  return { head, page, marks: renderPaymentMarks(context, await languageOf(request)) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage('/pay/:id', { context, request })
  const values = await readForm(request)
  return answerForm(values, () => runPayment(context, buyer, params.id ?? '', values))
}
