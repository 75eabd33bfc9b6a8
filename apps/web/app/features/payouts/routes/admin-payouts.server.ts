import { payoutRunsPage, proposalPage, proposePayouts, waiveDebt } from '@pasar/api'
import { linkTo, readRunsView, waiveDebtSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { viewTabs } from '../../platform/server/saved-views.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/payouts', { context, request })
  const params = new URL(request.url).searchParams
  const view = readRunsView(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'payouts')
  const page = await orNotFound(payoutRunsPage(context.ctx, admin, cursor, view.sort))
  const head = await makeHead(context, request, (t) => ({
    title: t('payoutRuns.title'),
    description: t('payoutRuns.description'),
  }))
  return {
    head,
    saved,
    view,
    proposal: await proposalPage(context.ctx, admin),
    ...page,
    isFirst: cursor === null,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage('/admin/payouts', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    if (values.intent === 'waive') {
      const isDone = await orNotFound(waiveDebt(context.ctx, admin, parseForm(waiveDebtSchema, values)))
      throw await redirectWithSuccess('/admin/payouts', {
        title: isDone ? 'payoutRuns.saved' : 'adjustments.waiting',
        text: isDone ? 'debts.done' : 'debts.isProposed',
      })
    }
    const id = await proposePayouts(context.ctx, admin)
    throw await redirectWithSuccess(linkTo('/admin/payouts/:id', { id }), {
      title: 'payoutRuns.proposed',
      text: 'payoutRuns.proposedText',
    })
  })
}
