import type { ReviewView } from '@pasar/db'
import { cursorText, firstNameOf, MAX_REVIEW_PHOTOS, REVIEW_SORTS } from '@pasar/domain'
import { z } from 'zod'
import { PICTURE_TO_SHOW, pictureAddress } from '../catalogue/rest/pictures'
import type { Context } from '../platform/context'
import { nameInAddress } from '../platform/rest/fields'
import { publicCall, restRouter } from '../platform/rest/procedure'
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
        id: nameInAddress,
        sort: z.enum(REVIEW_SORTS, { error: 'invalid' }).default('newest'),
        cursor: cursorText.optional().meta({ description: '`next` of an answer.' }),
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
})
