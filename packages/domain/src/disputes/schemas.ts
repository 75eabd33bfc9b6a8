import { z } from 'zod'
import { form, idempotencyKeySchema, longText, paragraphs } from '../kernel/schemas'
import { amountText, portionsSchema } from '../orders/schemas'
import { CLAIM_KINDS, MAX_RETURN_ADDRESS } from './claims'

/** Schemas of what buyers, sellers and admins send about claims. */

const words = longText(1_000).pipe(z.string().min(1, 'required'))
/** Where the goods go back to, as it stands on a parcel. */
const address = paragraphs(MAX_RETURN_ADDRESS)

export const claimSchema = form({
  key: idempotencyKeySchema,
  kind: z.enum(CLAIM_KINDS, { error: 'claimKind' }),
  reason: words,
  portions: portionsSchema,
  /** The pieces still to come that the form has shown: they are given up with the claim. */
  rest: z.coerce.number().int().min(0).optional(),
})
export type ClaimInput = z.output<typeof claimSchema>

/** How a seller answers a claim. */
export const claimAnswerSchema = z.discriminatedUnion(
  'type',
  [
    form({ type: z.literal('refund'), words: longText(1_000).default('') }),
    form({ type: z.literal('offer'), words: longText(1_000).default(''), amount: amountText }),
    form({ type: z.literal('return'), words: longText(1_000).default(''), address }),
    form({ type: z.literal('refuse'), words }),
  ],
  { error: 'choose' },
)
export type ClaimAnswer = z.output<typeof claimAnswerSchema>

/** How an admin decides a claim: all of it, a part, some of the pieces, nothing, or the goods back first. */
export const claimDecisionSchema = z.discriminatedUnion(
  'type',
  [
    form({ type: z.literal('refund'), words }),
    form({ type: z.literal('part'), words, amount: amountText }),
    form({ type: z.literal('lines'), words, portions: portionsSchema }),
    form({ type: z.literal('return'), words, address }),
    form({ type: z.literal('none'), words }),
  ],
  { error: 'choose' },
)
export type ClaimDecision = z.output<typeof claimDecisionSchema>

/** Why what came back, or did not, is not taken as returned. */
export const contestReturnSchema = form({ words })
