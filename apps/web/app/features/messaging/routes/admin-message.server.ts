import {
  type Admin,
  approveMessage,
  type Context,
  dismissReport,
  messageCase,
  rejectMessage,
  upholdReport,
} from '@pasar/api'
import { DomainError, HOLD_REASONS, linkTo, rejectionSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import type { Flash } from '../../../lib/session/flash.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/admin/messages/:id'

/** A message that was held or reported, with what is known about it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const [head, { message, context: before, history, audit }] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('messageWork.oneTitle'),
      description: t('messageWork.oneLead'),
    })),
    orNotFound(messageCase(context.ctx, admin, params.id ?? '')),
  ])
  return {
    head,
    audit,
    message: {
      ...message,
      heldFor: HOLD_REASONS.filter((reason) => message.heldFor.split(',').includes(reason)),
      context: before.map(({ id, body, state, pictures, senderId }) => ({
        id,
        isBySender: senderId === message.senderId,
        body,
        state,
        pictures,
      })),
      history,
    },
  }
}

/** Does what a button of the page asks. @returns what to say about it */
async function act(ctx: Context, admin: Admin, id: string, values: FormValues): Promise<Flash['text']> {
  const reason = () => parseForm(rejectionSchema, values).reason
  const report = values.report ?? ''
  switch (values.intent) {
    case 'approve':
      await approveMessage(ctx, admin, id)
      return 'messageWork.approved'
    case 'reject':
      await rejectMessage(ctx, admin, id, reason())
      return 'messageWork.rejected'
    case 'dismiss':
      await dismissReport(ctx, admin, report)
      return 'messageReports.dismissed'
    case 'uphold':
      await upholdReport(ctx, admin, report, reason())
      return 'messageReports.upheld'
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const text = await orNotFound(act(context.ctx, admin, params.id ?? '', values))
    const isReport = values.intent === 'dismiss' || values.intent === 'uphold'
    const back = linkTo('/admin/messages', { list: isReport ? 'reports' : undefined })
    throw await redirectWithSuccess(back, { title: 'messageWork.done', text })
  })
}
