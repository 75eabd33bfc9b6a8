import { findAnyParcel } from '@pasar/db'
import { DomainError } from '@pasar/domain'
import { z } from 'zod'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { idOf } from '../../platform/rest/fields'
import { buyerCall, restRouter } from '../../platform/rest/procedure'
import { cancelParcel } from '../commands/cancel-parcel'
import { confirmReceipt } from '../commands/receive'
import { orderSchema } from './order-schemas'
import { answerOrder } from './orders'

const tag = 'Orders'
const byId = z.object({ id: idOf('a parcel') })
const oneSchema = z.object({ success: z.literal(true), order: orderSchema })

/** The order of a parcel of the buyer's own. */
async function answerOrderOf(ctx: Context, buyer: Buyer, parcelId: string) {
  const parcel = await findAnyParcel(ctx.db, parcelId)
  if (!parcel) throw new DomainError('NOT_FOUND')
  return answerOrder(ctx, buyer, parcel.orderId)
}

/** What a buyer does with a parcel of an order that is paid. */
export const parcels = restRouter({
  confirm: buyerCall({
    method: 'POST',
    path: '/parcels/{id}/confirm',
    tag,
    summary: 'Confirm that a parcel has come and is as it should be',
    description: 'The protection of the buyer ends and the seller is paid. Sent again it changes nothing.',
    fails: ['NOT_FOUND', 'PARCEL_NOT_CONFIRMABLE'],
  })
    .input(byId)
    .output(oneSchema)
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      await confirmReceipt(context, buyer, input.id)
      return answerOrderOf(context, buyer, input.id)
    }),
  cancel: buyerCall({
    method: 'POST',
    path: '/parcels/{id}/cancel',
    tag,
    summary: 'Cancel a paid parcel that is not shipped yet',
    description: 'Its money goes back at once. Sent again it changes nothing.',
    fails: ['NOT_FOUND', 'PARCEL_NOT_CANCELLABLE'],
  })
    .input(byId)
    .output(oneSchema)
    .mutation(async ({ ctx: { context, buyer }, input }) => {
      // The order that is answered says what goes back.
      await cancelParcel(context, buyer, input.id)
      return answerOrderOf(context, buyer, input.id)
    }),
})
