import { affiliatePage, approveAffiliate, rejectAffiliate } from '@pasar/api'
import { affiliateRejectionSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { openAffiliateReview, sayRejection } from '../server/review.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { reviewer, base, area } = await openAffiliateReview(context, request)
  const page = await orNotFound(affiliatePage(context.ctx, reviewer, params.id ?? ''))
  const { memberName: name } = page.application
  const head = await makeHead(context, request, (t) => ({
    title: t('affiliates.detailTitle', { name }),
    description: t('affiliates.lead'),
  }))
  return { head, base, area, ...page }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { reviewer, base } = await openAffiliateReview(context, request)
  const id = params.id ?? ''
  const { application } = await orNotFound(affiliatePage(context.ctx, reviewer, id))
  const values = await readForm(request)
  return answerForm(values, async () => {
    if (values.intent === 'approve') {
      await approveAffiliate(context.ctx, reviewer, id)
      throw await redirectWithSuccess(base, {
        title: 'approvals.approvedDone',
        text: 'affiliates.approvedText',
      })
    }
    if (values.intent !== 'reject') throw notFound()
    const reason = sayRejection(application.memberLanguage, parseForm(affiliateRejectionSchema, values))
    await rejectAffiliate(context.ctx, reviewer, id, reason)
    throw await redirectWithSuccess(base, {
      title: 'approvals.rejectedDone',
      text: 'approvals.rejectedDoneText',
    })
  })
}
