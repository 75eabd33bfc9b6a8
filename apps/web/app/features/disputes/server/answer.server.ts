import { answerClaim, confirmReturnArrived, contestReturn, type Seller, saleClaim } from '@pasar/api'
import { claimAnswerSchema, contestReturnSchema, DomainError, linkTo } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, isMultipart, parseForm, readForm } from '../../../lib/forms/forms.server'
import { answerFiles } from '../../../lib/forms/sent-files.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

export interface AnswerArgs {
  context: AppLoadContext
  request: Request
  seller: Seller<'ship' | 'money'>
  parcelId: string
}

/** The claim about a parcel of the seller's own. @throws the 404 page for others' parcels */
export async function viewSaleClaim({ context, seller, parcelId }: AnswerArgs) {
  const found = await orNotFound(saleClaim(context.ctx, seller, parcelId))
  return { ...found, parcelId }
}

async function act(
  { context: { ctx }, seller }: AnswerArgs,
  claimId: string,
  values: FormValues,
  photos: readonly Buffer[] = [],
): Promise<void> {
  switch (values.intent) {
    case 'answer':
      return answerClaim(ctx, seller, claimId, parseForm(claimAnswerSchema, values), photos)
    case 'arrived':
      return confirmReturnArrived(ctx, seller, claimId)
    case 'contest':
      return contestReturn(ctx, seller, claimId, parseForm(contestReturnSchema, values).words)
    default:
      throw new DomainError('VALIDATION')
  }
}

/** Does what a button of the page asks. A refusal becomes the page again with what was typed. */
export async function runAnswer(args: AnswerArgs) {
  const { request, context, seller, parcelId } = args
  // Before anything large is read.
  const { claim } = await orNotFound(saleClaim(context.ctx, seller, parcelId))
  const done = () =>
    redirectWithSuccess(linkTo('/seller/orders/:id/claim', { id: parcelId }), {
      title: 'claimWork.done',
      text: 'claimWork.doneText',
    })
  if (isMultipart(request)) {
    return answerFiles(request, seller, 'photos', async (values, { files }) => {
      await act(args, claim.id, values, files)
      throw await done()
    })
  }
  const values = await readForm(request)
  return answerForm(values, async () => {
    await act(args, claim.id, values)
    throw await done()
  })
}
