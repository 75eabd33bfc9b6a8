import { applicationPage, approveSeller, askApplicant, rejectSeller, showSellerNumbers } from '@pasar/api'
import {
  applicationQuestionSchema,
  BANKS,
  DomainError,
  seenVersionSchema,
  sellerRejectionSchema,
} from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { openReview, sayRejection } from '../server/review.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { reviewer, base, area } = await openReview(context, request)
  const page = await orNotFound(applicationPage(context.ctx, reviewer, params.id ?? ''))
  const { storeName: store, bank } = page.application
  const head = await makeHead(context, request, (t) => ({
    title: t('approvals.detailTitle', { store }),
    description: t('approvals.lead'),
  }))
  const bankName = BANKS.find(({ swiftCode }) => swiftCode === bank)?.name ?? bank
  return { head, base, area, bankName, ...page }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { reviewer, base } = await openReview(context, request)
  const id = params.id ?? ''
  const page = await applicationPage(context.ctx, reviewer, id).catch(async (error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error
    // The applicant may withdraw while a reviewer reads.
    throw await redirectWithSuccess(base, { title: 'askMore.gone', text: 'askMore.goneText' })
  })
  const { application } = page
  const values = await readForm(request)
  return answerForm(values, async () => {
    switch (values.intent) {
      case 'show':
        return { numbers: await showSellerNumbers(context.ctx, reviewer, id), failure: undefined }
      case 'approve':
        await approveSeller(context.ctx, reviewer, id, parseForm(seenVersionSchema, values).seen)
        throw await redirectWithSuccess(base, {
          title: 'approvals.approvedDone',
          text: 'approvals.approvedDoneText',
          values: { store: application.storeName },
        })
      case 'reject':
        await rejectSeller(
          context.ctx,
          reviewer,
          id,
          { reason: sayRejection(application.memberLanguage, parseForm(sellerRejectionSchema, values)) },
          parseForm(seenVersionSchema, values).seen,
        )
        throw await redirectWithSuccess(base, {
          title: 'approvals.rejectedDone',
          text: 'approvals.rejectedDoneText',
        })
      case 'ask':
        await askApplicant(
          context.ctx,
          reviewer,
          id,
          parseForm(applicationQuestionSchema, values),
          parseForm(seenVersionSchema, values).seen,
        )
        throw await redirectWithSuccess(base, { title: 'askMore.done', text: 'askMore.doneText' })
      default:
        throw notFound()
    }
  })
}
