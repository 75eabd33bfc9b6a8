import { typedString } from '../kernel/bounded-text'
import { form } from '../kernel/schemas'

export const couponCodeSchema = typedString(32)
  .trim()
  .toUpperCase()
  .min(1, 'required')
  .max(32, 'tooLong')
  .regex(/^[A-Z0-9_-]+$/, 'couponCode')

export const applyCouponSchema = form({ couponCode: couponCodeSchema })
