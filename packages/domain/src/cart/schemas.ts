import { z } from 'zod'
import { typedString } from '../kernel/bounded-text'
import { form, idText } from '../kernel/schemas'
import { MAX_QUANTITY } from './cart'

/** Schemas of what is sent to a cart. Messages are keys of the `validation` texts. */

/** A whole quantity as typed or sent; −1, 0.5, 1e9, NaN and huge strings are refused. */
export const quantitySchema = z
  .union(
    [
      z.number(),
      typedString(6, { tooLong: 'quantity' })
        .trim()
        .regex(/^\d{1,6}$/, 'quantity')
        .transform(Number),
    ],
    { error: 'quantity' },
  )
  .pipe(z.number({ error: 'quantity' }).int('quantity').min(1, 'quantity').max(MAX_QUANTITY, 'quantity'))

export const addToCartSchema = form({
  itemId: idText,
  /** Needed only when the item has options to choose from. */
  variantId: idText.optional(),
  quantity: quantitySchema.default(1),
})
export type AddToCartInput = z.output<typeof addToCartSchema>

export const changeQuantitySchema = form({ variantId: idText, quantity: quantitySchema })
export type ChangeQuantityInput = z.output<typeof changeQuantitySchema>

export const lineSchema = form({ variantId: idText })
