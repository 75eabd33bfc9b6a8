import { payoutRunsPage, proposalPage, proposePayouts } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { leadTo } from '../../../lib/session/lead-to.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/payouts', { context, request })
  const cursor = new URL(request.url).searchParams.get('cursor')
  const page = await orNotFound(payoutRunsPage(context.ctx, admin, cursor))
  const head = await makeHead(context, request, (t) => ({
    title: t('payoutRuns.title'),
    description: t('payoutRuns.description'),
  }))
  return { head, proposal: await proposalPage(context.ctx, admin), ...page, isFirst: cursor === null }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage('/admin/payouts', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const id = await proposePayouts(context.ctx, admin)
    throw await leadTo(linkTo('/admin/payouts/:id', { id }), {
      title: 'payoutRuns.proposed',
      text: 'payoutRuns.proposedText',
    })
  })
}
