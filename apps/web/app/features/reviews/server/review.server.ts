import { type Buyer, editReview, type LineAddress, reviewForm, writeReview } from '@pasar/api'
import { days, linkTo, MAX_REVIEW_PHOTOS, REVIEW_EDIT_DAYS, reviewSchema } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { parseForm } from '../../../lib/forms/forms.server'
import { answerFiles } from '../../../lib/forms/sent-files.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { redirectWithMessage } from '../../../lib/session/redirect-with-message.server'

/** What the page of a review shows. @throws the 404 page for a line that is not the buyer's */
export async function viewReview(context: AppLoadContext, buyer: Buyer, at: LineAddress) {
  const { line, review, isEditable, isRemoved } = await orNotFound(reviewForm(context.ctx, buyer, at))
  return {
    line: {
      orderId: line.orderId,
      orderNumber: line.orderNumber,
      title: line.title,
      variantName: line.variantName,
      imageKey: line.imageKey,
      slug: line.slug,
      isReceived: line.parcelState === 'completed',
      wasSent: line.wasSent,
    },
    review: review && {
      stars: review.stars,
      body: review.body,
      photos: review.photos,
      changeableUntil: review.createdAt + days(REVIEW_EDIT_DAYS),
    },
    isEditable,
    isRemoved,
  }
}

/** Writes or changes a review. A refusal becomes the page again; photos have to be chosen anew then. */
export function runReviewForm(context: AppLoadContext, request: Request, buyer: Buyer, at: LineAddress) {
  return answerFiles(request, buyer, 'photos', async (_values, form) => {
    await orNotFound(reviewForm(context.ctx, buyer, at))
    const photos = form.files.slice(0, MAX_REVIEW_PHOTOS + 1)
    const review = { ...parseForm(reviewSchema, form.values), photos }
    const isEdit = form.values.intent === 'edit'
    if (isEdit) await editReview(context.ctx, buyer, at, { ...review, keep: form.list('keep') })
    else await writeReview(context.ctx, buyer, at, review)
    const flash = {
      tone: 'success',
      title: 'questions.done',
      text: isEdit ? 'reviews.saved' : 'reviews.published',
    } as const
    throw await redirectWithMessage(linkTo('/orders/user/:orderId', { orderId: at.orderId }), flash)
  })
}
