import type { z } from 'zod'
import { typedString } from '../kernel/bounded-text'
import { form, paragraphs } from '../kernel/schemas'
import { MAX_SWITCH_REASON } from './staff-coupons'

export const couponCodeSchema = typedString(32)
  .trim()
  .min(1, 'required')
  .max(32, 'tooLong')
  .regex(/^[A-Za-z0-9_-]+$/, 'couponCode')
  .toUpperCase()

export const applyCouponSchema = form({ couponCode: couponCodeSchema })

/** Why staff stop a coupon or have it run again, as the seller who pays for it reads it. */
export const couponSwitchSchema = form({ reason: paragraphs(MAX_SWITCH_REASON) })
export type CouponSwitchInput = z.output<typeof couponSwitchSchema>
