import { addToCartSchema, changeQuantitySchema, lineSchema } from '@pasar/domain'
import { buyerProcedure } from '../platform/trpc'
import { addToCart, changeQuantity, clearCart, removeFromCart, syncStock } from './commands'
import { cartOf } from './reads'

export const cartCalls = {
  get: buyerProcedure.query(({ ctx }) => cartOf(ctx.context, ctx.buyer)),
  add: buyerProcedure
    .input(addToCartSchema)
    .mutation(({ ctx, input }) => addToCart(ctx.context, ctx.buyer, input)),
  setQuantity: buyerProcedure
    .input(changeQuantitySchema)
    .mutation(({ ctx, input }) => changeQuantity(ctx.context, ctx.buyer, input)),
  remove: buyerProcedure
    .input(lineSchema)
    .mutation(({ ctx, input }) => removeFromCart(ctx.context, ctx.buyer, input.variantId)),
  clear: buyerProcedure.mutation(({ ctx }) => clearCart(ctx.context, ctx.buyer)),
  sync: buyerProcedure.mutation(({ ctx }) => syncStock(ctx.context, ctx.buyer)),
}
