import type { z } from 'zod'
import { form, text } from '../kernel/schemas'

export const cardSchema = form({
  cardNumber: text(30),
  expiry: text(10),
  cvc: text(6),
})
export type CardInput = z.output<typeof cardSchema>
