import { z } from 'zod'
import { boundedString } from '../kernel/bounded-text'
import { idText } from '../kernel/schemas'

const wholeSen = z.number().int().min(0).max(1e12)

/** What a checkout page showed; see `compareQuote`. */
export const shownQuoteSchema = z.object({
  lines: z
    .array(
      z.object({
        variantId: idText,
        name: boundedString(300),
        quantity: z.number().int().min(0),
        price: wholeSen,
      }),
    )
    .max(100),
  shipping: wholeSen,
  discount: wholeSen,
  total: wholeSen,
})
