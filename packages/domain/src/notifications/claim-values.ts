import { z } from 'zod'
import { CLAIM_KINDS } from '../disputes/claims'
import { sen } from '../kernel/money'
import { amount } from './mail-fields'

/** Pieces of an order, as a mail lists them. */
export const pieces = z.object({
  title: z.string(),
  variantName: z.string(),
  quantity: z.number(),
  subtotal: amount,
})

/** What a claim is about, and what was said, as far as the mail is about it. */
export const claimShown = z.object({
  kind: z.enum(CLAIM_KINDS),
  isOfService: z.boolean(),
  claimed: amount,
  /** How its seller has answered; null where the mail is not about that. */
  answer: z.enum(['offered', 'return_asked', 'refused']).nullable(),
  offered: amount.nullable(),
  said: z.array(z.object({ by: z.enum(['buyer', 'seller', 'admin']), words: z.string() })),
})
export type ClaimShown = z.output<typeof claimShown>

export const CLAIM_EXAMPLE: ClaimShown = {
  kind: 'damaged',
  isOfService: false,
  claimed: sen(3_780),
  answer: null,
  offered: null,
  said: [{ by: 'buyer', words: 'Two of the bags are torn.\nThe coffee is all over the box.' }],
}
