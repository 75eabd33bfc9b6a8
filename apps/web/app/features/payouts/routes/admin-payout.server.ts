import {
  approvePayouts,
  cancelPayouts,
  confirmPayoutFailure,
  payoutRunPage,
  settlePayout,
  settleRest,
} from '@pasar/api'
import { failedPayoutSchema, linkTo, payoutOutcomeSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

/** The page of its payouts that an address asks for. */
const afterOf = (request: Request): string => new URL(request.url).searchParams.get('after') ?? ''

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/payouts/:id', { context, request })
  const after = afterOf(request)
  const page = await orNotFound(payoutRunPage(context.ctx, admin, params.id ?? '', after))
  const head = await makeHead(context, request, (t) => ({
    title: t('payoutRuns.runOf'),
    description: t('payoutRuns.description'),
  }))
  return { head, ...page, isFirst: after === '' }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage('/admin/payouts/:id', { context, request })
  const { ctx } = context
  const id = params.id ?? ''
  const values = await readForm(request)
  const here = linkTo('/admin/payouts/:id', { id }, { after: afterOf(request) || undefined })
  await orNotFound(payoutRunPage(ctx, admin, id, ''))
  return answerForm(values, async () => {
    switch (values.intent) {
      case 'approve':
        await approvePayouts(ctx, admin, id)
        throw await redirectWithSuccess(here, {
          title: 'payoutRuns.approved',
          text: 'payoutRuns.approvedText',
        })
      case 'cancel':
        await cancelPayouts(ctx, admin, id)
        throw await redirectWithSuccess(here, { title: 'payoutRuns.givenUp', text: 'payoutRuns.givenUpText' })
      case 'rest': {
        const count = await settleRest(ctx, admin, id)
        const given = { title: 'payoutRuns.restDone', text: 'payoutRuns.restDoneText' } as const
        throw await redirectWithSuccess(here, { ...given, values: { count } })
      }
      case 'mark': {
        const outcome = parseForm(payoutOutcomeSchema, values)
        await settlePayout(ctx, admin, id, values.payoutId ?? '', outcome)
        throw await redirectWithSuccess(here, {
          title: 'payoutRuns.saved',
          text: `payoutRuns.state-${outcome.to}`,
        })
      }
      case 'confirm': {
        const { bankReference } = parseForm(failedPayoutSchema, values)
        await confirmPayoutFailure(ctx, admin, id, values.payoutId ?? '', bankReference)
        throw await redirectWithSuccess(here, {
          title: 'payoutRuns.saved',
          text: 'payoutRules.failureConfirmed',
        })
      }
      default:
        throw notFound()
    }
  })
}
