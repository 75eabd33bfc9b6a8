import { buyerProcedure } from '../platform/trpc'
import { cartPage } from './reads'

/** What checkout says of a cart, among the calls of the cart. */
export const cartCheckoutCalls = {
  atCheckout: buyerProcedure.query(async ({ ctx }) => (await cartPage(ctx.context, ctx.buyer)).atCheckout),
}
