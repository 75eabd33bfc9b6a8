import { formDraftSchema, offerSchema } from '@pasar/domain'
import { router, sellerProcedure } from '../platform/trpc'
import { saveFormDraft } from './commands/form-drafts'
import { changeOffer } from './commands/own-items'

export const sellingRouter = router({
  changeOffer: sellerProcedure('list')
    .input(offerSchema)
    .mutation(async ({ ctx, input }) => {
      await changeOffer(ctx.context, ctx.seller, input)
      return { variantId: input.variantId, price: input.price, stock: input.stock }
    }),
  saveDraft: sellerProcedure('list')
    .input(formDraftSchema)
    .mutation(({ ctx, input }) => saveFormDraft(ctx.context, ctx.seller, input)),
})
