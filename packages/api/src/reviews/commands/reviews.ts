import {
  answerReviewOnce,
  deleteVote,
  findReviewableLine,
  findReviewHead,
  findReviewOfLine,
  insertReview,
  insertVote,
  isReviewRemoved,
  putReviewPhotos,
  type ReviewPhoto,
  updateReview,
} from '@pasar/db'
import { DomainError, isReviewEditable, linkTo, MAX_REVIEW_PHOTOS, type ReviewInput } from '@pasar/domain'
import { type Buyer, isOfSeller, type Member, requireVerified, type Seller } from '../../access/actors'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { requireFeature } from '../../platform/settings/require-feature'
import { removePhotos, storePhotos } from '../internal/photos'

/** A line of an order of one's own. */
export interface LineAddress {
  orderId: string
  lineId: string
}

export interface WrittenReview extends ReviewInput {
  /** Photos as they were sent. */
  photos: readonly Buffer[]
}

/** The line, once its parcel has been received with it. @throws DomainError NOT_FOUND, REVIEW_TOO_EARLY, REVIEW_REFUNDED */
async function findReceived(db: Parameters<typeof findReviewableLine>[0], buyer: Buyer, at: LineAddress) {
  const line = await findReviewableLine(db, buyer.id, at.orderId, at.lineId)
  if (!line) throw new DomainError('NOT_FOUND')
  if (line.parcelState !== 'completed') throw new DomainError('REVIEW_TOO_EARLY')
  if (!line.wasSent) throw new DomainError('REVIEW_REFUNDED')
  return line
}

/** @throws DomainError REVIEW_EXISTS, REVIEW_REMOVED */
async function refuseSecond(db: Parameters<typeof isReviewRemoved>[0], lineId: string): Promise<void> {
  if (await findReviewOfLine(db, lineId)) throw new DomainError('REVIEW_EXISTS')
  if (await isReviewRemoved(db, lineId)) throw new DomainError('REVIEW_REMOVED')
}

/** Keeps photos for as long as `write` takes them on; when it does not, their files go again. */
async function withPhotos(
  ctx: Context,
  buyer: Buyer,
  sources: readonly Buffer[],
  write: (photos: readonly ReviewPhoto[]) => Promise<void>,
): Promise<void> {
  for (const _source of sources) await ctx.limits.take('upload', buyer.id)
  const photos = await storePhotos(ctx, sources)
  try {
    await write(photos)
  } catch (error) {
    await removePhotos(
      ctx,
      photos.map(({ key }) => key),
    )
    throw error
  }
}

/**
 * Reviews a line of an order, once. The seller is notified.
 * @throws DomainError NOT_FOUND (for others' lines too), REVIEW_TOO_EARLY, REVIEW_REFUNDED, REVIEW_EXISTS, REVIEW_REMOVED,
 *   REVIEW_TOO_MANY_PHOTOS, OWN_ITEM for staff of the seller, EMAIL_UNVERIFIED, FEATURE_OFF, TOO_MANY_REQUESTS, and as `storeUpload` does
 */
export async function writeReview(
  ctx: Context,
  buyer: Buyer,
  at: LineAddress,
  { stars, body, photos: sources }: WrittenReview,
): Promise<void> {
  await requireFeature(ctx, 'reviews')
  requireVerified(buyer)
  await findReceived(ctx.db, buyer, at)
  await refuseSecond(ctx.db, at.lineId)
  if (sources.length > MAX_REVIEW_PHOTOS) throw new DomainError('REVIEW_TOO_MANY_PHOTOS')
  await ctx.limits.take('review', buyer.id)
  await withPhotos(ctx, buyer, sources, (photos) =>
    ctx.transact({ item: { line: at.lineId } }, async (tx) => {
      const { itemId, sellerId, title, slug } = await findReceived(tx, buyer, at)
      if (isOfSeller(buyer, sellerId)) throw new DomainError('OWN_ITEM')
      const id = ctx.newId('review')
      const review = { id, itemId, userId: buyer.id, lineId: at.lineId, stars, body, now: ctx.now() }
      await refuseSecond(tx, at.lineId)
      if (!(await insertReview(tx, review))) throw new DomainError('REVIEW_EXISTS')
      await putReviewPhotos(tx, id, photos)
      await notifyMember(tx, ctx, {
        userId: sellerId,
        kind: 'reviewWritten',
        data: { title, stars },
        link: slug === null ? '/' : linkTo('/item/:slug/reviews', { slug }),
      })
    }),
  )
}

/**
 * Changes one's review. The answer of the seller stays.
 * @param keep keys of the photos that stay
 * @throws DomainError REVIEW_LOCKED when its thirty days are over, and as `writeReview` does
 */
export async function editReview(
  ctx: Context,
  buyer: Buyer,
  at: LineAddress,
  { stars, body, photos: sources, keep }: WrittenReview & { keep: readonly string[] },
): Promise<void> {
  await requireFeature(ctx, 'reviews')
  requireVerified(buyer)
  await findReceived(ctx.db, buyer, at)
  await ctx.limits.take('review', buyer.id)
  await withPhotos(ctx, buyer, sources.slice(0, MAX_REVIEW_PHOTOS + 1), (added) =>
    ctx.transact({ user: buyer.id, item: { line: at.lineId } }, async (tx) => {
      const review = await findReviewOfLine(tx, at.lineId)
      if (!review) throw new DomainError('NOT_FOUND')
      if (!isReviewEditable(review.createdAt, ctx.now())) throw new DomainError('REVIEW_LOCKED')
      const kept = review.photos.filter(({ key }) => keep.includes(key))
      const photos = [...kept, ...added]
      if (photos.length > MAX_REVIEW_PHOTOS) throw new DomainError('REVIEW_TOO_MANY_PHOTOS')
      await updateReview(tx, review.id, { stars, body }, ctx.now())
      await putReviewPhotos(tx, review.id, photos)
      const gone = review.photos.map(({ key }) => key).filter((key) => !keep.includes(key))
      tx.afterCommit(() => removePhotos(ctx, gone))
    }),
  )
}

/** A review of an item that can be seen. @throws DomainError NOT_FOUND */
async function findSeen(db: Parameters<typeof findReviewHead>[0], reviewId: string) {
  const review = await findReviewHead(db, reviewId)
  if (!review) throw new DomainError('NOT_FOUND')
  return review
}

/**
 * The seller's answer to a review of an item of theirs, once; sent twice it is one. The author is notified.
 * @throws DomainError NOT_FOUND (for others' items too), REVIEW_ANSWERED, ANSWER_REMOVED where staff have removed the first one
 */
export async function answerReview(
  ctx: Context,
  seller: Seller<'list'>,
  reviewId: string,
  reply: string,
): Promise<void> {
  await ctx.transact({ item: { review: reviewId } }, async (tx) => {
    const review = await findSeen(tx, reviewId)
    if (review.sellerId !== seller.id) throw new DomainError('NOT_FOUND')
    if (review.replyRemovedAt !== null) throw new DomainError('ANSWER_REMOVED')
    if (review.reply === reply) return
    if (!(await answerReviewOnce(tx, reviewId, reply, ctx.now()))) throw new DomainError('REVIEW_ANSWERED')
    await notifyMember(tx, ctx, {
      userId: review.authorId,
      kind: 'reviewAnswered',
      data: { title: review.title },
      link: linkTo('/item/:slug/reviews', { slug: review.slug }),
    })
  })
}

/**
 * Says that a review helped, or that it did no longer; twice is as once. The item's page shows first what helped most, so
 * neither its seller votes nor an account that anyone can make.
 * @throws DomainError NOT_FOUND, OWN_REVIEW, OWN_ITEM for the seller and their staff, EMAIL_UNVERIFIED, TOO_MANY_REQUESTS
 */
export async function voteHelpful(
  ctx: Context,
  member: Member,
  reviewId: string,
  isHelpful: boolean,
): Promise<void> {
  requireVerified(member)
  await ctx.limits.take('vote', member.id)
  await ctx.transact({ item: { review: reviewId } }, async (tx) => {
    const review = await findSeen(tx, reviewId)
    if (review.authorId === member.id) throw new DomainError('OWN_REVIEW')
    if (isOfSeller(member, review.sellerId)) throw new DomainError('OWN_ITEM')
    if (isHelpful) await insertVote(tx, reviewId, member.id, ctx.now())
    else await deleteVote(tx, reviewId, member.id)
  })
}
