import { wishlistAddSchema } from '@pasar/domain'
import { buyerProcedure, router } from '../platform/trpc'
import { addToWishlist, removeFromWishlist } from './commands'
import { wishlistOf } from './reads'

export const wishlistRouter = router({
  list: buyerProcedure.query(({ ctx }) => wishlistOf(ctx.context, ctx.buyer)),
  add: buyerProcedure.input(wishlistAddSchema).mutation(async ({ ctx, input }) => {
    await addToWishlist(ctx.context, ctx.buyer, input.itemId)
    return { itemId: input.itemId, isWished: true }
  }),
  remove: buyerProcedure.input(wishlistAddSchema).mutation(async ({ ctx, input }) => {
    await removeFromWishlist(ctx.context, ctx.buyer, input.itemId)
    return { itemId: input.itemId, isWished: false }
  }),
})
