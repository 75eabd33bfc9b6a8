import {
  adjustBalance,
  approveAdjustment,
  dropAdjustment,
  memberBooksPage,
  reverseAdjustment,
} from '@pasar/api'
import { adjustmentRequestSchema, adjustmentSchema, DomainError, linkTo, reversalSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { parseForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { answerStaffForm } from '../../moderation/server/staff-form.server'

const PATH = '/admin/books/members/:id'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const cursor = new URL(request.url).searchParams.get('cursor')
  const page = await orNotFound(memberBooksPage(context.ctx, admin, params.id ?? '', cursor))
  const head = await makeHead(context, request, (t) => ({
    title: t('adjustments.title'),
    description: t('adjustments.lead'),
  }))
  return { head, ...page, isFirst: cursor === null }
}

/** Books what a form asks for, and leads back to the page. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const { ctx } = context
  const id = params.id ?? ''
  await orNotFound(memberBooksPage(ctx, admin, id, null))
  return answerStaffForm(request, linkTo(PATH, { id }), async (values) => {
    switch (values.intent) {
      case 'adjust':
        return (await adjustBalance(ctx, admin, id, parseForm(adjustmentSchema, values)))
          ? 'adjustments.booked'
          : 'adjustments.isProposed'
      case 'approve': {
        const { requestId } = parseForm(adjustmentRequestSchema, values)
        const { isWaiver } = await approveAdjustment(ctx, admin, id, requestId)
        return isWaiver ? 'debts.done' : 'adjustments.booked'
      }
      case 'drop':
        await dropAdjustment(ctx, admin, id, parseForm(adjustmentRequestSchema, values).requestId)
        return 'adjustments.dropped'
      case 'reverse':
        return (await reverseAdjustment(ctx, admin, id, parseForm(reversalSchema, values)))
          ? 'adjustments.reversed'
          : 'adjustments.isProposed'
      default:
        throw new DomainError('VALIDATION')
    }
  })
}
