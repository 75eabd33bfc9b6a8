import { toRinggit, wishlistAddSchema } from '@pasar/domain'
import { z } from 'zod'
import { pictureAddress } from '../catalogue/rest/pictures'
import { idOf, ignored, nextCursor } from '../platform/rest/fields'
import { buyerCall, restRouter } from '../platform/rest/procedure'
import { addToWishlist, removeFromWishlist } from './commands'
import { newestWishes } from './reads'

const tag = 'Wishlist'
const doneSchema = z.object({ success: z.literal(true), message: z.string() })
const hint = ignored('Not looked at: it is taken from the item itself.')

export const wishlist = restRouter({
  list: buyerCall({
    method: 'GET',
    path: '/wishlist',
    tag,
    summary: 'What one has saved, the newest first',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ cursor: nextCursor }))
    .output(
      z.object({
        success: z.literal(true),
        wishlist: z.array(
          z.object({
            itemId: z.string(),
            name: z.string(),
            price: z.number().meta({ description: 'Today’s price in ringgit.' }),
            imageUrl: z.string().nullable(),
            slug: z.string(),
            isForSale: z.boolean().meta({
              description:
                'False for what is sold out, paused, or in a store that is on holiday and sells nothing.',
            }),
          }),
        ),
        next: z.string().nullable(),
      }),
    )
    .query(async ({ ctx: { context, buyer }, input: { cursor = null } }) => {
      const { entries, next } = await newestWishes(context, buyer, cursor)
      const saved = entries.map(({ id, title, price, images: [image], slug, isForSale }) => ({
        itemId: id,
        name: title,
        price: toRinggit(price),
        imageUrl: image ? pictureAddress(context, image.key, 640) : null,
        slug,
        isForSale,
      }))
      return { success: true as const, wishlist: saved, next }
    }),
  add: buyerCall({
    method: 'POST',
    path: '/wishlist/add',
    tag,
    summary: 'Save an item',
    fails: ['ITEM_UNAVAILABLE'],
  })
    .input(wishlistAddSchema.extend({ name: hint, price: hint, imageUrl: hint }))
    .output(doneSchema)
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      await addToWishlist(context, buyer, input.itemId)
      return { success: true as const, message: 'Saved.' }
    }),
  remove: buyerCall({ method: 'DELETE', path: '/wishlist/remove/{itemId}', tag, summary: 'Take an item off' })
    .input(z.object({ itemId: idOf('an item') }))
    .output(doneSchema)
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      await removeFromWishlist(context, buyer, input.itemId)
      return { success: true as const, message: 'Taken off.' }
    }),
})
