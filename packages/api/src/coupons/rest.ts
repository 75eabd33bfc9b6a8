import { COUPON_KIND_NAMES, errorMessage, type Sen, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import { ringgit } from '../platform/rest/fields'
import { buyerCall, personalCall } from '../platform/rest/procedure'
import { type CouponCard, newUserEligibility, runningCoupons } from './reads/cards'

const tag = 'Coupons'

const couponSchema = z
  .object({
    _id: z.string().meta({ description: 'The same as the code.' }),
    couponCode: z.string(),
    type: z.string().meta({
      description: `What it takes off: one of ${COUPON_KIND_NAMES.join(', ')}.`,
      examples: ['free_shipping'],
    }),
    percent: z.number().min(0).max(100),
    amount: ringgit,
    cap: ringgit.nullable(),
    minSpend: ringgit,
    endsAt: z.iso.datetime().nullable(),
    firstPurchaseOnly: z.boolean(),
    storeName: z
      .string()
      .nullable()
      .meta({ description: 'The store that pays for it; null for the market itself.' }),
    scope: z
      .object({
        storeName: z.string().nullable(),
        category: z.string().nullable(),
        items: z.array(z.string()),
      })
      .meta({
        description:
          'What it is limited to: a store, a category by its slug, the first of the items by their titles.',
      }),
    usable: z.boolean().meta({
      description: 'Whether it counts for this member and their cart now; true for who is not signed in.',
    }),
    missing: ringgit.nullable().meta({
      description:
        'What is missing of items in its scope; 0 when any will do. Null when more would not help.',
    }),
    message: z.string().meta({ description: 'Why not; empty when it is usable.' }),
  })
  .meta({ id: 'Coupon' })

const BPS_PER_PERCENT = 100
const inRinggit = (amount: Sen | null): number | null => (amount === null ? null : toRinggit(amount))

const toCoupon = (card: CouponCard): z.output<typeof couponSchema> => ({
  _id: card.code,
  couponCode: card.code,
  type: card.kind,
  percent: card.percentBps / BPS_PER_PERCENT,
  amount: toRinggit(card.amount),
  cap: inRinggit(card.cap),
  minSpend: toRinggit(card.minSpend),
  endsAt: card.endsAt === null ? null : new Date(card.endsAt).toISOString(),
  firstPurchaseOnly: card.isFirstPurchaseOnly,
  storeName: card.storeName,
  scope: {
    storeName: card.target.store?.name ?? null,
    category: card.target.category,
    items: card.target.items.map(({ title }) => title),
  },
  usable: card.refusal === null,
  missing: inRinggit(card.missing ?? null),
  message: card.refusal === null ? '' : errorMessage(card.refusal),
})

export const couponCalls = {
  eligibility: buyerCall({
    method: 'GET',
    path: '/coupons/check-new-user-eligibility',
    tag,
    summary: 'Whether the welcome gift can still be had',
  })
    .output(
      z.object({
        success: z.literal(true),
        isEligible: z.boolean(),
        couponDetails: couponSchema.nullable(),
        message: z.string(),
      }),
    )
    .query(async ({ ctx: { context, buyer } }) => {
      const { isEligible, coupon } = await newUserEligibility(context, buyer)
      const couponDetails = coupon && toCoupon(coupon)
      const message = isEligible
        ? 'Enjoy FREE shipping on your first purchase!'
        : (couponDetails?.message ?? '')
      return { success: true as const, isEligible, couponDetails, message }
    }),
  active: personalCall({ method: 'GET', path: '/coupons/active', tag, summary: 'Coupons that are running' })
    .output(z.object({ success: z.literal(true), coupons: z.array(couponSchema) }))
    .query(async ({ ctx: { context, actor } }) => ({
      success: true as const,
      coupons: (await runningCoupons(context, actor)).map(toCoupon),
    })),
}
