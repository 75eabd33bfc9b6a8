import { cropSchema, descriptionPreviewSchema, formDraftSchema, offerSchema } from '@pasar/domain'
import { renderMarkdown } from '../platform/markdown'
import { router, sellerProcedure } from '../platform/trpc'
import { saveFormDraft } from './commands/form-drafts'
import { cropPicture } from './commands/listing-uploads'
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
  cropPicture: sellerProcedure('list')
    .input(cropSchema)
    .mutation(({ ctx, input }) => cropPicture(ctx.context, ctx.seller, input)),
  /** The description of an item as its page shows it. A mutation, because a text can be too long for an address. */
  previewText: sellerProcedure('list')
    .input(descriptionPreviewSchema)
    .mutation(({ input }) => ({ html: renderMarkdown(input.text) })),
})
