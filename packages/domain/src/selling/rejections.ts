import { z } from 'zod'
import { composedString } from '../kernel/bounded-text'
import { form } from '../kernel/schemas'
import { AFFILIATE_REJECTIONS, type RejectionReason, SELLER_REJECTIONS } from './application-lists'

/** Why an application is rejected: a reason that is picked, own words, or both. */
const rejectionSchema = <const Picks extends readonly RejectionReason[]>(picks: Picks) =>
  form({
    pick: z.union([z.literal(''), z.enum(picks)], { error: 'required' }).default(''),
    reason: composedString(400).default(''),
  }).refine(({ pick, reason }) => pick !== '' || reason !== '', { path: ['reason'], error: 'required' })

export const sellerRejectionSchema = rejectionSchema(SELLER_REJECTIONS)
export const affiliateRejectionSchema = rejectionSchema(AFFILIATE_REJECTIONS)
