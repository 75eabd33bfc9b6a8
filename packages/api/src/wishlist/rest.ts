import { toRinggit, wishlistAddSchema } from '@pasar/domain'
import { z } from 'zod'
import { pictureAddress } from '../catalogue/rest/pictures'
import { ignored } from '../platform/rest/fields'
import { buyerCall, restRouter } from '../platform/rest/procedure'
import { addToWishlist, removeFromWishlist } from './commands'
import { wishlistOf } from './reads'

const tag = 'Wishlist'
const doneSchema = z.object({ success: z.literal(true), message: z.string() })
const hint = ignored('Not looked at: it is taken from the item itself.')

export const wishlist = restRouter({
  list: buyerCall({ method: 'GET', path: '/wishlist', tag, summary: 'What one has saved, the newest first' })
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
          }),
        ),
      }),
    )
    .query(async ({ ctx: { context, buyer } }) => {
      const entries = await wishlistOf(context, buyer)
      const saved = entries.map(({ id, title, price, images: [image], slug }) => ({
        itemId: id,
        name: title,
        price: toRinggit(price),
        imageUrl: image ? pictureAddress(context, image.key, 640) : null,
        slug,
      }))
      return { success: true as const, wishlist: saved }
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
    .input(wishlistAddSchema)
    .output(doneSchema)
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      await removeFromWishlist(context, buyer, input.itemId)
      return { success: true as const, message: 'Taken off.' }
    }),
})
