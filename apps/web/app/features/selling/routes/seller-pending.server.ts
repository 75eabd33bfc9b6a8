import { answerReviewer, withdrawApplication } from '@pasar/api'
import { applicationAnswerSchema, DomainError, linkTo } from '@pasar/domain'
import type { ActionFunctionArgs } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readMultipart } from '../../../lib/forms/forms.server'
import { actorOf } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { loadStatus } from '../server/selling.server'

export const loader = loadStatus

/** The applicant answers a question, or withdraws. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await actorOf(context)
  const values: FormValues = {}
  return answerForm(values, async () => {
    const { files, ...sent } = await readMultipart(request, 'document')
    Object.assign(values, sent.values)
    // Scripts keep the page, and with it the files that were chosen.
    if (context.isForScripts) values.document = ''
    const { intent } = values
    if (intent !== 'answer' && intent !== 'withdraw') throw new DomainError('VALIDATION')
    if (member === null) throw new DomainError('UNAUTHORIZED')
    switch (intent) {
      case 'answer':
        await answerReviewer(context.ctx, member, parseForm(applicationAnswerSchema, values), files)
        throw await redirectWithSuccess(linkTo('/seller-pending'), {
          title: 'askMore.sent',
          text: 'askMore.sentText',
        })
      case 'withdraw':
        await withdrawApplication(context.ctx, member)
        throw await redirectWithSuccess(linkTo('/become-seller'), {
          title: 'askMore.withdrawn',
          text: 'askMore.withdrawnText',
        })
    }
  })
}
