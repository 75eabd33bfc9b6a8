import { answerReview, requireSeller, reviewsPage, voteHelpful } from '@pasar/api'
import { answerSchema, DomainError, readReviewFilter } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { actorOf, loginPath, orNotFound, writerOf } from '../../../lib/session/guards.server'
import { redirectWithMessage } from '../../../lib/session/redirect-with-message.server'
import { pathOf } from '../../../lib/session/safe-path'
import { redirectToSlug, toItemHead } from '../../platform/server/item-head.server'
import { toShownReview } from './review-view.server'

/** An item's reviews as its page shows them. @throws the 404 page; a redirect from an old address */
export async function viewReviews(context: AppLoadContext, request: Request, slug: string) {
  const params = new URL(request.url).searchParams
  const filter = readReviewFilter(params)
  const cursor = params.get('cursor')
  const actor = await actorOf(context)
  const view = await orNotFound(reviewsPage(context.ctx, actor, slug, filter, cursor))
  redirectToSlug(request, slug, view.item)
  return {
    item: toItemHead(view.item),
    rating: view.item.rating,
    counts: view.counts,
    filter,
    isFirst: cursor === null,
    next: view.next,
    own: view.own,
    isOwnItem: view.isOwnItem,
    reviews: view.reviews.map(({ isOwn, isVoted, ...review }) => ({
      ...toShownReview(review),
      isOwn,
      isVoted,
      mayVote: !isOwn && !view.isOwnItem,
      mayAnswer: view.isSeller && review.repliedAt === null,
    })),
  }
}

/**
 * Finds a review helpful, or no longer, or answers it as its item's seller, as a button asks. Visitors who vote come back from
 * the login to the review; an answer stays in its form.
 */
export async function runReviewsForm(context: AppLoadContext, request: Request) {
  const values = await readForm(request)
  const { intent, id = '', anchor } = values
  const back = pathOf(request)
  return answerForm(values, async () => {
    if (intent !== 'vote' && intent !== 'unvote' && intent !== 'answer') throw new DomainError('VALIDATION')
    if (intent === 'answer') {
      const seller = requireSeller(await writerOf(context), 'list')
      await answerReview(context.ctx, seller, id, parseForm(answerSchema, values).body)
      const flash = { tone: 'success', title: 'questions.done', text: 'reviews.answered' } as const
      throw await redirectWithMessage(back, flash)
    }
    const actor = await actorOf(context)
    if (actor === null) throw redirect(loginPath(`${back}#${encodeURIComponent(id)}`))
    await voteHelpful(context.ctx, actor, id, intent === 'vote')
    throw redirect(anchor === undefined ? back : `${back}#${encodeURIComponent(anchor)}`)
  })
}
