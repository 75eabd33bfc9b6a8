import { addToCartSchema, couponCodeSchema, MAX_CART_LINES } from '@pasar/domain'
import { z } from 'zod'
import type { CheckoutSource } from '../reads'

/** More than an order can use: one of the platform, one for shipping, and one for each store. */
const MAX_CODES = 20

/** What is bought: the input of `POST /checkout/quote` and `POST /orders`. */
export const sourceFields = {
  items: z
    .array(addToCartSchema)
    .min(1, 'invalid')
    .max(MAX_CART_LINES, 'tooLong')
    .optional()
    .meta({ description: 'What to buy in place of the cart, which then stays as it is.' }),
  couponCodes: z
    .array(couponCodeSchema)
    .max(MAX_CODES, 'tooLong')
    .optional()
    .meta({ description: 'Coupons that count in place of those on the cart.' }),
}
const sourceSchema = z.object(sourceFields)

export const toSource = ({ items, couponCodes }: z.output<typeof sourceSchema>): CheckoutSource => ({
  ...(items ? { type: 'items', items } : { type: 'cart' }),
  ...(couponCodes ? { couponCodes } : undefined),
})
