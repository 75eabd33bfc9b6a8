import {
  countStars,
  decodeReviewCursor,
  findItem,
  findLineReviews,
  findReceivedLines,
  findReviewableLine,
  findReviewOfLine,
  findVoted,
  type ItemDetail,
  isReviewRemoved,
  listReviews,
  type OwnReview,
  type ReviewableLine,
  type ReviewView,
} from '@pasar/db'
import { DomainError, isReviewEditable, type ReviewFilter } from '@pasar/domain'
import { type Actor, type Buyer, isActingFor, isBuyer, isOfSeller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { readCursor } from '../../platform/lists/read-cursor'
import type { LineAddress } from '../commands/reviews'

const REVIEWS_ON_A_PAGE = 10
/** Of one item, to be linked to. */
const OWN_LINES_SHOWN = 5

export interface ShownReview extends ReviewView {
  isOwn: boolean
  isVoted: boolean
}

export interface ReviewsPage {
  item: ItemDetail
  /** How many reviews have one star, two, … five. */
  counts: number[]
  reviews: ShownReview[]
  next: string | null
  /** Whoever asks sells it, and may answer. */
  isSeller: boolean
  /** The same, whether or not they may answer. */
  isOwnItem: boolean
  /** Lines of the asker's own orders to write about, or to write about anew. */
  own: { lineId: string; orderId: string; isReviewed: boolean }[]
}

async function findOwn(ctx: Context, actor: Actor, itemId: string): Promise<ReviewsPage['own']> {
  if (!isBuyer(actor)) return []
  const lines = await findReceivedLines(ctx.db, actor.id, itemId, OWN_LINES_SHOWN)
  return lines
    .filter(({ reviewedAt }) => reviewedAt === null || isReviewEditable(reviewedAt, ctx.now()))
    .map(({ reviewedAt, ...line }) => ({ ...line, isReviewed: reviewedAt !== null }))
}

/**
 * A page of an item's reviews, with what whoever asks may do there.
 * @throws DomainError NOT_FOUND for no such item, and for a cursor that is none
 */
export async function reviewsPage(
  ctx: Context,
  actor: Actor,
  slug: string,
  filter: ReviewFilter,
  cursorText: string | null,
): Promise<ReviewsPage> {
  const cursor = readCursor(cursorText, decodeReviewCursor)
  const item = await findItem(ctx.db, { slug })
  if (!item) throw new DomainError('NOT_FOUND')
  const [counts, { reviews, next }, own] = await Promise.all([
    countStars(ctx.db, item.id),
    listReviews(ctx.db, item.id, filter, cursor, REVIEWS_ON_A_PAGE),
    findOwn(ctx, actor, item.id),
  ])
  const ids = reviews.map(({ id }) => id)
  const voted = new Set(actor === null ? [] : await findVoted(ctx.db, actor.id, ids))
  return {
    item,
    counts,
    reviews: reviews.map(({ userId, ...review }) => ({
      ...review,
      isOwn: userId === actor?.id,
      isVoted: voted.has(review.id),
    })),
    next,
    isSeller: isActingFor(actor, item.seller.id, 'list'),
    isOwnItem: isOfSeller(actor, item.seller.id),
    own,
  }
}

/** A page of an item's reviews, for whoever asks from outside. @throws DomainError NOT_FOUND, for a cursor that is none too */
export async function itemReviews(
  ctx: Context,
  itemId: string,
  filter: ReviewFilter,
  cursorText: string | null,
): Promise<{ reviews: ReviewView[]; next: string | null }> {
  const cursor = readCursor(cursorText, decodeReviewCursor)
  const item = await findItem(ctx.db, { id: itemId })
  if (!item) throw new DomainError('NOT_FOUND')
  return listReviews(ctx.db, itemId, filter, cursor, REVIEWS_ON_A_PAGE)
}

export interface ReviewForm {
  line: ReviewableLine
  review: OwnReview | null
  /** It can be written, or its thirty days are not over. */
  isEditable: boolean
  /** Staff have taken it down: there is no second one. */
  isRemoved: boolean
}

/** What a buyer is asked on the page of a review. @throws DomainError NOT_FOUND, for others' lines too */
export async function reviewForm(
  ctx: Context,
  buyer: Buyer,
  { orderId, lineId }: LineAddress,
): Promise<ReviewForm> {
  const line = await findReviewableLine(ctx.db, buyer.id, orderId, lineId)
  if (!line) throw new DomainError('NOT_FOUND')
  const review = await findReviewOfLine(ctx.db, lineId)
  const isRemoved = review === null && (await isReviewRemoved(ctx.db, lineId))
  const isEditable = review === null ? !isRemoved : isReviewEditable(review.createdAt, ctx.now())
  return { line, review, isEditable, isRemoved }
}

/** What a buyer can do about the review of a line, or what has become of it. */
export type ReviewState = 'write' | 'edit' | 'done' | 'removed'

/** What can be shown about the lines of an order; lines that are missing here have nothing. */
export async function reviewStates(
  ctx: Context,
  lines: readonly { id: string; isReceived: boolean }[],
): Promise<Record<string, ReviewState>> {
  const received = lines.filter(({ isReceived }) => isReceived).map(({ id }) => id)
  const known = new Map((await findLineReviews(ctx.db, received)).map((line) => [line.lineId, line]))
  return Object.fromEntries(
    received.flatMap((id): [string, ReviewState][] => {
      const line = known.get(id)
      if (line === undefined) return [[id, 'write']]
      if (line.createdAt === null) return line.state === 'removed' ? [[id, 'removed']] : []
      return [[id, isReviewEditable(line.createdAt, ctx.now()) ? 'edit' : 'done']]
    }),
  )
}
