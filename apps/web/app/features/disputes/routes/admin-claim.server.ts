import { type Admin, claimForAdmin, confirmReturnForSeller, decideClaim } from '@pasar/api'
import { claimDecisionSchema, DomainError } from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { readPortions } from '../../orders/server/portions.server'

const PATH = '/admin/claims/:id'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const page = await orNotFound(claimForAdmin(context.ctx, admin, params.id ?? ''))
  const head = await makeHead(context, request, (t) => ({
    title: t('claimWork.title', { number: page.order.number }),
    description: t('claimWork.queueLead'),
  }))
  return { head, page }
}

/** The decision of a form; pieces count only where pieces are decided about. */
function readDecision(values: FormValues) {
  if (values.type !== 'lines') return parseForm(claimDecisionSchema, values)
  const portions = readPortions(values)
  if (portions.length > 0) return parseForm(claimDecisionSchema, { ...values, portions })
  // The words are looked at, too, before it is said that nothing was chosen.
  parseForm(claimDecisionSchema, { ...values, type: 'none' })
  throw new DomainError('CLAIM_EMPTY')
}

async function act({ ctx }: AppLoadContext, admin: Admin, id: string, values: FormValues): Promise<void> {
  switch (values.intent) {
    case 'arrived':
      return confirmReturnForSeller(ctx, admin, id)
    case 'decide':
      return decideClaim(ctx, admin, id, readDecision(values))
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const id = params.id ?? ''
  await orNotFound(claimForAdmin(context.ctx, admin, id))
  const values = await readForm(request)
  return answerForm(values, async () => {
    await act(context, admin, id, values)
    throw await redirectWithSuccess('/admin/claims', {
      title: 'claimWork.decidedDone',
      text: 'claimWork.decidedDoneText',
    })
  })
}
