import { couponCodeSchema, DomainError } from '@pasar/domain'
import { z } from 'zod'
import { idSchema, ignored } from '../../platform/rest/fields'
import { buyerCall } from '../../platform/rest/procedure'
import { orderPage } from '../reads/orders'

/** What an order says of a coupon, among the calls of coupons. */
export const couponUseCalls = {
  recordUsage: buyerCall({
    method: 'POST',
    path: '/coupons/record-usage',
    tag: 'Coupons',
    summary: 'Confirm that an order used a coupon',
    fails: ['NOT_FOUND', 'COUPON_NOT_FOUND'],
    description:
      'A use is written by placing the order, and only then. This says whether one’s own order holds it, which it does no more once it was given back; it may be asked any number of times.',
  })
    .input(
      z.object({
        userId: ignored('Not looked at: it is the member who is signed in.'),
        couponId: couponCodeSchema,
        orderId: idSchema,
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      const { coupons: used } = await orderPage(context, buyer, input.orderId)
      if (!used.some(({ code, isReleased }) => code === input.couponId && !isReleased))
        throw new DomainError('COUPON_NOT_FOUND')
      return { success: true as const, message: 'The order holds this coupon.' }
    }),
}
