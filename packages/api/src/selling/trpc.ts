import { cropSchema, descriptionPreviewSchema, formDraftSchema, offerSchema } from '@pasar/domain'
import { renderMarkdown } from '../platform/markdown'
import { memberProcedure, resellerProcedure, router, sellerProcedure } from '../platform/trpc'
import { saveFormDraft } from './commands/form-drafts'
import { cropPicture } from './commands/listing-uploads'
import { changeOffer } from './commands/own-items'
import { sellerDesk, workWaits } from './reads/desk'
import { resellerFigures } from './reads/reseller-desk'

export const sellingRouter = router({
  /** What waits, for the rail; null for whom nothing can wait. */
  waits: memberProcedure.query(({ ctx }) => workWaits(ctx.context, ctx.member)),
  desk: sellerProcedure('money').query(({ ctx }) => sellerDesk(ctx.context, ctx.seller)),
  recruiting: resellerProcedure.query(({ ctx }) => resellerFigures(ctx.context, ctx.reseller)),
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
