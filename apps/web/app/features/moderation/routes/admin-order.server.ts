import {
  type Admin,
  decideHeldPayment,
  noteOrder,
  refundByStaff,
  resendOrderMail,
  retryRefund,
  staffOrderPage,
} from '@pasar/api'
import { DomainError, linkTo, refundSaleSchema, staffNoteSchema } from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { nameCountry } from '../../../i18n/countries.server'
import { languageOf } from '../../../i18n/language.server'
import type { TextKey } from '../../../i18n/translate'
import type { FormValues } from '../../../lib/forms/form-values'
import { parseForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { readPortions } from '../../orders/server/portions.server'
import { answerStaffForm } from '../server/staff-form.server'

const PATH = '/admin-orders/:id'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const page = await orNotFound(staffOrderPage(context.ctx, admin, params.id ?? ''))
  const head = await makeHead(context, request, (t) => ({
    title: t('orderWork.order', { number: page.order.number }),
    description: t('orderWork.lead'),
  }))
  return { head, ...page, countryName: nameCountry(await languageOf(request), page.order.country) }
}

const heldIn = (orderId: string, values: FormValues) => ({ orderId, paymentId: values.id ?? '' })

/** Does what a form asks for. @returns what is said then */
async function act({ ctx }: AppLoadContext, admin: Admin, id: string, values: FormValues): Promise<TextKey> {
  switch (values.intent) {
    case 'refund': {
      const portions = readPortions(values)
      // The reason is looked at, too, before it is said that nothing was chosen.
      if (portions.length === 0) {
        parseForm(refundSaleSchema.omit({ portions: true }), values)
        throw new DomainError('CLAIM_EMPTY')
      }
      await refundByStaff(ctx, admin, id, parseForm(refundSaleSchema, { ...values, portions }))
      return 'orderWork.refundedText'
    }
    case 'resend':
      await resendOrderMail(ctx, admin, id)
      return 'orderWork.resentText'
    case 'retryRefund':
      await retryRefund(ctx, admin, id, values.id ?? '', null)
      return 'orderWork.retriedText'
    case 'refundByHand':
      await retryRefund(ctx, admin, id, values.id ?? '', parseForm(staffNoteSchema, values))
      return 'orderWork.byHandText'
    case 'sendBackPayment':
      await decideHeldPayment(ctx, admin, heldIn(id, values), 'sendBack', parseForm(staffNoteSchema, values))
      return 'orderWork.heldBackDone'
    case 'settlePayment':
      await decideHeldPayment(ctx, admin, heldIn(id, values), 'settle', parseForm(staffNoteSchema, values))
      return 'orderWork.heldSettledDone'
    case 'note':
      await noteOrder(ctx, admin, id, parseForm(staffNoteSchema, values))
      return 'staffLog.written'
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const id = params.id ?? ''
  await orNotFound(staffOrderPage(context.ctx, admin, id))
  return answerStaffForm(request, linkTo(PATH, { id }), (values) => act(context, admin, id, values))
}
