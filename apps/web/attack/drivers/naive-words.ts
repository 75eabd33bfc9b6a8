import { z } from 'zod'

const common = { shopper: z.string() }

/** What the naive shop may be asked. */
export const askSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('place'),
    ...common,
    product: z.string(),
    quantity: z.number(),
    code: z.string(),
    key: z.string(),
  }),
  z.object({ type: z.literal('bid'), ...common, auction: z.string(), amount: z.number() }),
  z.object({ type: z.literal('refund'), ...common, id: z.string(), amount: z.number() }),
])
export type Ask = z.output<typeof askSchema>

export const saidSchema = z.object({ ok: z.boolean(), id: z.string().nullable() })
export type Said = z.output<typeof saidSchema>
