import type { ReviewView } from '@pasar/db'
import {
  firstNameOf,
  MAX_REVIEW_PHOTOS,
  MAX_STARS,
  REVIEW_SORTS,
  reviewSchema as writtenSchema,
} from '@pasar/domain'
import { z } from 'zod'
import { PICTURE_TO_SHOW, pictureAddress } from '../catalogue/rest/pictures'
import type { Context } from '../platform/context'
import { idOf, nameOf, nextCursor } from '../platform/rest/fields'
import { buyerCall, publicCall, restRouter } from '../platform/rest/procedure'
import { writeReview } from './commands/reviews'
import { itemReviews } from './reads/reviews'

const reviewSchema = z
  .object({
    _id: z.string(),
    author: z.string().meta({ description: 'First name; empty for a member who has left.' }),
    stars: z.number().int().min(1).max(5),
    text: z.string(),
    photos: z.array(z.string()).max(MAX_REVIEW_PHOTOS).meta({
      description: 'Absolute addresses of pictures: WebP, or AVIF for whoever accepts it.',
    }),
    helpful: z.number().int().min(0).meta({ description: 'How many members found it helpful.' }),
    answer: z.string().meta({ description: 'Of the seller; empty for none.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Review' })

const toReview = (ctx: Context, review: ReviewView): z.output<typeof reviewSchema> => ({
  _id: review.id,
  author: firstNameOf(review.author),
  stars: review.stars,
  text: review.body,
  photos: review.photos.map(({ key }) => pictureAddress(ctx, key, PICTURE_TO_SHOW)),
  helpful: review.helpful,
  answer: review.reply,
  createdAt: new Date(review.createdAt).toISOString(),
})

export const reviews = restRouter({
  list: publicCall({
    method: 'GET',
    path: '/items/{id}/reviews',
    tag: 'Items',
    summary: 'What buyers say about an item, a page of it',
    fails: ['NOT_FOUND'],
  })
    .input(
      z.object({
        id: nameOf('an item'),
        sort: z
          .enum(REVIEW_SORTS, { error: 'invalid' })
          .default('newest')
          .meta({ description: 'Which come first.' }),
        cursor: nextCursor,
      }),
    )
    .output(
      z.object({ success: z.literal(true), reviews: z.array(reviewSchema), next: z.string().nullable() }),
    )
    .query(async ({ ctx: { context }, input: { id, sort, cursor = null } }) => {
      const page = await itemReviews(context, id, { stars: null, withPhotos: false, sort }, cursor)
      return {
        success: true as const,
        reviews: page.reviews.map((review) => toReview(context, review)),
        next: page.next,
      }
    }),
  write: buyerCall({
    method: 'POST',
    path: '/orders/{id}/lines/{lineId}/review',
    feature: 'reviews',
    tag: 'Orders',
    status: 201,
    summary: 'Review an item one has bought and received',
    description: 'Once for each line of an order. It is public. Photos are added on the site.',
    fails: [
      'NOT_FOUND',
      'EMAIL_UNVERIFIED',
      'REVIEW_TOO_EARLY',
      'REVIEW_REFUNDED',
      'REVIEW_EXISTS',
      'REVIEW_REMOVED',
      'OWN_ITEM',
    ],
  })
    .input(
      z.object({
        id: idOf('an order'),
        lineId: idOf('a line, in a parcel that is `completed`'),
        stars: z.number({ error: 'stars' }).int('stars').min(1, 'stars').max(MAX_STARS, 'stars'),
        text: writtenSchema.shape.body,
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, buyer }, input: { id, lineId, stars, text } }) => {
      await writeReview(context, buyer, { orderId: id, lineId }, { stars, body: text, photos: [] })
      return { success: true as const, message: 'Thank you for your review.' }
    }),
})
