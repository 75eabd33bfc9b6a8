import { wishlistAddSchema } from '@pasar/domain'
import { memberProcedure, router } from '../trpc'
import { addToWishlist, removeFromWishlist } from './commands'
import { wishlistOf } from './reads'

export const wishlistRouter = router({
  list: memberProcedure.query(({ ctx }) => wishlistOf(ctx.context, ctx.member)),
  add: memberProcedure.input(wishlistAddSchema).mutation(async ({ ctx, input }) => {
    await addToWishlist(ctx.context, ctx.member, input.itemId)
    return { itemId: input.itemId, isWished: true }
  }),
  remove: memberProcedure.input(wishlistAddSchema).mutation(async ({ ctx, input }) => {
    await removeFromWishlist(ctx.context, ctx.member, input.itemId)
    return { itemId: input.itemId, isWished: false }
  }),
})
